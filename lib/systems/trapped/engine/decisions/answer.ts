import { at } from '@/lib/kernel/at';
import { askFor } from '../agenda';
import { isCountable, mayBegin } from '../conflict';
import { endChallenge, type Table } from '../context';
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
export function askForAnswer(table: Table): void {
  const { challenged, kind, target } = table.state.challenge;
  if (!isPossible(table, challenged, kind, target)) return;
  if (kind === 'dare' && target !== NONE) {
    endChallenge(table.state);
    earnTurn(table, target);
    return;
  }
  if (kind === 'explore') {
    goExploring(table, challenged, target, false);
    return;
  }
  askFor(table.state, 'answer', challenged);
}

const CONFLICT_OF = { force: 'force', attack: 'attack', dare: 'dare', goal: 'goal', control: 'control' } as const;

/** Whether the player has a card for a deed; without one the attribute has to do (A26). */
const hasCard = ({ state }: Table, player: Seat, may: (card: number) => boolean) => at(state.hands, player).some(may);

export const answer: Decision = {
  list(table, moves) {
    const { state } = table;
    const { challenged, kind, target } = state.challenge;
    const character = at(state.characterOf, challenged);
    if (kind === 'control') return listCourting(table, moves);
    for (const person of [character, standIn(table, challenged)]) {
      if (person === NONE) continue;
      const rooms: number[] = [];
      if (kind === 'goal') eachAttempt(table, person, (goal, room) => goal === target && rooms.push(room));
      else if (refuseDeed(table, kind, target, person) === undefined) rooms.push(NONE);
      for (const room of rooms) {
        eachAnswer(table, challenged, person, (by, attribute, card) =>
          moves.push({ type: 'answer', room, by, attribute, card }),
        );
      }
    }
  },
  rules: {
    answer: {
      refuse(table, move) {
        const { challenged, kind, target } = table.state.challenge;
        if (kind === 'control') return refuseCourtingAnswer(table, move);
        if (!isPerformer(table, challenged, move.by)) return 'wrongPerson';
        if (kind !== 'goal' && move.room !== NONE) return 'malformed';
        const refusal =
          kind === 'goal'
            ? refuseAttempt(table, challenged, target, move.room, move.by)
            : refuseDeed(table, kind, target, move.by);
        return refusal ?? refuseAnswerMeans(table, challenged, move);
      },
      take(table, move) {
        const { challenged, kind, target } = table.state.challenge;
        if (move.by === NONE || kind === 'explore') return;
        if (kind === 'goal') return attemptGoal(table, challenged, target, move.room, move);
        const conflict: ConflictKind = CONFLICT_OF[kind];
        beginDeed(table, conflict, challenged, target, move);
      },
    },
  },
};

function refuseDeed(table: Table, kind: DeedKind, target: number, by: Person): Refusal | undefined {
  const { game, state } = table;
  if (kind === 'force') return canForce(game, state, target, at(state.room, by)) ? undefined : 'notPassable';
  if (kind === 'attack') return isBeside(table, target, by) ? undefined : 'notHere';
  return undefined;
}

function eachAnswer(
  table: Table,
  player: Seat,
  by: Person,
  add: (by: Person, attribute: number, card: number) => void,
): void {
  if (hasCard(table, player, (card) => mayBegin(table, by, card))) {
    eachMeans(table, player, by, add);
    return;
  }
  for (let attribute = 0; attribute < ATTRIBUTES_EACH; attribute++) {
    if (isCountable(table, by, attribute)) add(by, attribute, NONE);
  }
}

function refuseAnswerMeans(table: Table, player: Seat, means: Means): Refusal | undefined {
  const { by, attribute, card } = means;
  if (card !== NONE) return refuseMeans(table, player, means);
  if (!isCountable(table, by, attribute)) return 'noAttribute';
  return hasCard(table, player, (held) => mayBegin(table, by, held)) ? 'cardNotHeld' : undefined;
}

const LET_BE: Move = { type: 'answer', room: NONE, by: NONE, attribute: NONE, card: NONE };

function listCourting(table: Table, moves: Move[]): void {
  const { challenged, target } = table.state.challenge;
  const by = at(table.state.characterOf, challenged);
  const before = moves.length;
  eachCourting(table, challenged, target, (attribute, card) =>
    moves.push({ type: 'answer', room: NONE, by, attribute, card }),
  );
  if (moves.length === before) moves.push(LET_BE);
}

function refuseCourtingAnswer(table: Table, move: Means & { readonly room: number }): Refusal | undefined {
  const { challenged, target } = table.state.challenge;
  if (move.room !== NONE) return 'malformed';
  if (move.by !== NONE) return refuseCourting(table, challenged, target, move);
  if (move.card !== NONE || move.attribute !== NONE) return 'malformed';
  let courts = false;
  eachCourting(table, challenged, target, () => {
    courts = true;
  });
  return courts ? 'cardNotHeld' : undefined;
}
