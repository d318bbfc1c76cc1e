import { at } from '@/lib/kernel/at';
import { askFor } from '../agenda';
import { fights, isCountable, mayBegin, mayTryControl } from '../conflict';
import { type Context, endChallenge } from '../context';
import { type Decision, isPerformer, performers, refuseMeans } from '../decision';
import { earnTurn } from '../gains';
import { NONE } from '../game';
import type { Means, RefusalCode } from '../moves';
import { ATTRIBUTES_EACH, type ConflictKind, type DeedKind, type Seat } from '../state';
import { canForce } from '../world';
import { isPossible } from './challenge';
import { attemptGoal, beginDeed, endsOf, goExploring, isBeside, refuseAttempt, refuseControl } from './deeds';

/** Lets the challenged player perform the deed in a way of their choice, if it is still possible. */
export function askForAnswer(context: Context): void {
  const { challenged, kind, target } = context.state.challenge;
  if (!isPossible(context, challenged, kind, target)) return;
  if (kind === 'dare' && target !== NONE) {
    endChallenge(context.state);
    earnTurn(context, target);
    return;
  }
  if (kind === 'explore') {
    goExploring(context, challenged, target, false);
    return;
  }
  askFor(context.state, 'answer', challenged);
}

const CONFLICT_OF = { force: 'force', attack: 'attack', dare: 'dare', goal: 'goal', control: 'control' } as const;

/** Tells whether a player has a suitable card; without one, the attribute alone counts (ruling A26). */
const hasCard = ({ state }: Context, player: Seat, may: (card: number) => boolean) => at(state.hands, player).some(may);

export const answer: Decision = {
  answer: {
    candidates(context, offer) {
      const { game, state } = context;
      const { challenged, kind, target } = state.challenge;
      for (const by of performers(context, challenged)) {
        for (const room of kind === 'goal' ? endsOf(game, target) : [NONE]) {
          for (const card of [...at(state.hands, challenged), NONE]) {
            for (let attribute = 0; attribute < ATTRIBUTES_EACH; attribute++)
              offer({ type: 'answer', room, by, attribute, card });
          }
        }
      }
      offer(NO_DEED);
    },
    refuse(context, move) {
      const { challenged, kind, target } = context.state.challenge;
      if (kind === 'control') return refuseControlAnswer(context, move);
      if (!isPerformer(context, challenged, move.by)) return 'wrongPerson';
      if (kind !== 'goal' && move.room !== NONE) return 'malformed';
      const refusal =
        kind === 'goal'
          ? refuseAttempt(context, challenged, target, move.room, move.by)
          : refuseDeed(context, kind, target, move);
      return refusal ?? refuseAnswerMeans(context, challenged, move);
    },
    take(context, move) {
      const { challenged, kind, target } = context.state.challenge;
      if (move.by === NONE || kind === 'explore') return;
      if (kind === 'goal') return attemptGoal(context, challenged, target, move.room, move);
      const conflict: ConflictKind = CONFLICT_OF[kind];
      beginDeed(context, conflict, challenged, target, move);
    },
  },
};

function refuseDeed(
  context: Context,
  kind: DeedKind,
  target: number,
  { by, attribute }: Means,
): RefusalCode | undefined {
  const { game, state } = context;
  if (kind === 'force') return canForce(game, state, target, at(state.room, by)) ? undefined : 'notPassable';
  if (kind !== 'attack') return undefined;
  if (!fights(context, target, attribute)) return 'noAttribute';
  return isBeside(context, target, by) ? undefined : 'notHere';
}

function refuseAnswerMeans(context: Context, player: Seat, means: Means): RefusalCode | undefined {
  const { by, attribute, card } = means;
  if (card !== NONE) return refuseMeans(context, player, means);
  if (!isCountable(context, by, attribute)) return 'noAttribute';
  return hasCard(context, player, (held) => mayBegin(context, by, held)) ? 'cardNotHeld' : undefined;
}

const NO_DEED = { type: 'answer', room: NONE, by: NONE, attribute: NONE, card: NONE } as const;

function refuseControlAnswer(context: Context, move: Means & { readonly room: number }): RefusalCode | undefined {
  const { challenged, target } = context.state.challenge;
  if (move.room !== NONE) return 'malformed';
  if (move.by !== NONE) return refuseControl(context, challenged, target, move);
  if (move.card !== NONE || move.attribute !== NONE) return 'malformed';
  const by = at(context.state.characterOf, challenged);
  return hasCard(context, challenged, (card) => mayTryControl(context, by, target, card)) ? 'cardNotHeld' : undefined;
}
