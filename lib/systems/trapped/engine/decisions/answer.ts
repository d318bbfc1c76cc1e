import { at } from '@/lib/kernel/at';
import { askFor } from '../agenda';
import { isCountable, mayBegin } from '../conflict';
import { type Context, endChallenge } from '../context';
import { type Decision, eachMeans, isPerformer, type Means, refuseMeans, standIn } from '../decision';
import { earnTurn } from '../gains';
import { NONE } from '../game';
import type { Move, Refusal } from '../moves';
import { ATTRIBUTES_EACH, type ConflictKind, type DeedKind, type Person, type Seat } from '../state';
import { canForce } from '../world';
import { isPossible } from './challenge';
import {
  attemptGoal,
  beginDeed,
  eachAttempt,
  eachCourting,
  goExploring,
  isBeside,
  refuseAttempt,
  refuseCourting,
} from './deeds';

/** The challenged does the deed, in a way of their choice, if it can still be done. */
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

/** Whether the player has a card for a deed; without one the attribute has to do (A26). */
const hasCard = ({ state }: Context, player: Seat, may: (card: number) => boolean) => at(state.hands, player).some(may);

export const answer: Decision = {
  list(context, moves) {
    const { state } = context;
    const { challenged, kind, target } = state.challenge;
    const character = at(state.characterOf, challenged);
    if (kind === 'control') return listCourting(context, moves);
    for (const person of [character, standIn(context, challenged)]) {
      if (person === NONE) continue;
      const rooms: number[] = [];
      if (kind === 'goal') eachAttempt(context, person, (goal, room) => goal === target && rooms.push(room));
      else if (refuseDeed(context, kind, target, person) === undefined) rooms.push(NONE);
      for (const room of rooms) {
        eachAnswer(context, challenged, person, (by, attribute, card) =>
          moves.push({ type: 'answer', room, by, attribute, card }),
        );
      }
    }
  },
  rules: {
    answer: {
      refuse(context, move) {
        const { challenged, kind, target } = context.state.challenge;
        if (kind === 'control') return refuseCourtingAnswer(context, move);
        if (!isPerformer(context, challenged, move.by)) return 'wrongPerson';
        if (kind !== 'goal' && move.room !== NONE) return 'malformed';
        const refusal =
          kind === 'goal'
            ? refuseAttempt(context, challenged, target, move.room, move.by)
            : refuseDeed(context, kind, target, move.by);
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
  },
};

function refuseDeed(context: Context, kind: DeedKind, target: number, by: Person): Refusal | undefined {
  const { game, state } = context;
  if (kind === 'force') return canForce(game, state, target, at(state.room, by)) ? undefined : 'notPassable';
  if (kind === 'attack') return isBeside(context, target, by) ? undefined : 'notHere';
  return undefined;
}

function eachAnswer(
  context: Context,
  player: Seat,
  by: Person,
  add: (by: Person, attribute: number, card: number) => void,
): void {
  if (hasCard(context, player, (card) => mayBegin(context, by, card))) {
    eachMeans(context, player, by, add);
    return;
  }
  for (let attribute = 0; attribute < ATTRIBUTES_EACH; attribute++) {
    if (isCountable(context, by, attribute)) add(by, attribute, NONE);
  }
}

function refuseAnswerMeans(context: Context, player: Seat, means: Means): Refusal | undefined {
  const { by, attribute, card } = means;
  if (card !== NONE) return refuseMeans(context, player, means);
  if (!isCountable(context, by, attribute)) return 'noAttribute';
  return hasCard(context, player, (held) => mayBegin(context, by, held)) ? 'cardNotHeld' : undefined;
}

const LET_BE: Move = { type: 'answer', room: NONE, by: NONE, attribute: NONE, card: NONE };

function listCourting(context: Context, moves: Move[]): void {
  const { challenged, target } = context.state.challenge;
  const by = at(context.state.characterOf, challenged);
  const before = moves.length;
  eachCourting(context, challenged, target, (attribute, card) =>
    moves.push({ type: 'answer', room: NONE, by, attribute, card }),
  );
  if (moves.length === before) moves.push(LET_BE);
}

function refuseCourtingAnswer(context: Context, move: Means & { readonly room: number }): Refusal | undefined {
  const { challenged, target } = context.state.challenge;
  if (move.room !== NONE) return 'malformed';
  if (move.by !== NONE) return refuseCourting(context, challenged, target, move);
  if (move.card !== NONE || move.attribute !== NONE) return 'malformed';
  let courts = false;
  eachCourting(context, challenged, target, () => {
    courts = true;
  });
  return courts ? 'cardNotHeld' : undefined;
}
