import { at } from '@/lib/kernel/at';
import { challengeOutcome } from '../../challenge';
import { askFor, push, TASKS } from '../agenda';
import { begin, isCountable, lay, mayBegin, mayDuel } from '../conflict';
import {
  always,
  type Decision,
  eachMeans,
  isHeld,
  isIndex,
  isPerformer,
  type Means,
  type Rule,
  refuseMeans,
  standIn,
} from '../decision';
import { drawInto } from '../deck';
import { NONE } from '../game';
import type { Deed, Move, Refusal } from '../moves';
import { ATTRIBUTES_EACH, type ConflictKind, DEEDS, type DeedKind, HINDER, type Person, type Seat } from '../state';
import type { Table } from '../table';
import { canForce, canPass } from '../world';
import {
  attemptGoal,
  beginDeed,
  eachAttempt,
  eachCourting,
  goExploring,
  isBeside,
  isCourtable,
  refuseAttempt,
  refuseCourting,
} from './deeds';

const NOTHING_ELSE = 1;

/** What a deed is about. */
function targetOf(deed: Deed): number {
  switch (deed.kind) {
    case 'goal':
      return deed.goal;
    case 'explore':
    case 'force':
      return deed.passage;
    case 'attack':
      return deed.monster;
    case 'control':
      return deed.extra;
    case 'dare':
      return NONE;
  }
}

function deedOf(kind: DeedKind, target: number): Deed {
  switch (kind) {
    case 'goal':
      return { kind, goal: target };
    case 'explore':
    case 'force':
      return { kind, passage: target };
    case 'attack':
      return { kind, monster: target };
    case 'control':
      return { kind, extra: target };
    case 'dare':
      return { kind };
  }
}

function countTargets({ game, state }: Table, kind: DeedKind): number {
  switch (kind) {
    case 'goal':
      return game.goals.length;
    case 'explore':
    case 'force':
      return game.passages.length;
    case 'attack':
      return game.monsters.length;
    case 'control':
      return state.people;
    case 'dare':
      return NOTHING_ELSE;
  }
}

/** Whether a player's character could do this now; a dare can always be done (A25). */
function isPossible(table: Table, player: Seat, kind: DeedKind, target: number): boolean {
  const { game, state } = table;
  const character = at(state.characterOf, player);
  if (character === NONE) return false;
  switch (kind) {
    case 'goal': {
      let possible = false;
      eachAttempt(table, character, (goal) => {
        possible ||= goal === target;
      });
      return possible;
    }
    case 'explore':
      return canPass(game, state, character, target);
    case 'force':
      return canForce(game, state, target, at(state.room, character));
    case 'attack':
      return isBeside(table, target, character);
    case 'control':
      return isCourtable(table, player, target);
    case 'dare':
      return true;
  }
}

/** Dares another player's character to do something: what, never how (rules 7.1). */
export const challenge: Rule<'challenge'> = {
  refuse(table, { player, deed }) {
    const { state } = table;
    if (!isIndex(player, state.players) || !DEEDS.includes(deed?.kind)) return 'malformed';
    if (deed.kind !== 'dare' && !isIndex(targetOf(deed), countTargets(table, deed.kind))) return 'malformed';
    if (player === state.turn || at(state.characterOf, player) === NONE) return 'wrongPerson';
    return isPossible(table, player, deed.kind, targetOf(deed)) ? undefined : 'wrongTarget';
  },
  take({ state, emit }, { player, deed }) {
    const { challenge } = state;
    challenge.challenger = state.turn;
    challenge.challenged = player;
    challenge.kind = deed.kind;
    challenge.target = targetOf(deed);
    emit?.({ type: 'challenged', player, by: state.turn, deed });
    askFor(state, 'challenge', player);
  },
};

export function listChallenges(table: Table, player: Seat, moves: Move[]): void {
  const { state } = table;
  for (let other = 0; other < state.players; other++) {
    const character = at(state.characterOf, other);
    if (other === player || character === NONE) continue;
    const add = (deed: Deed) => moves.push({ type: 'challenge', player: other, deed });
    let last = NONE;
    eachAttempt(table, character, (goal) => {
      // A goal that leads to several rooms is still one deed.
      if (goal !== last) add({ kind: 'goal', goal });
      last = goal;
    });
    for (const passage of at(table.game.rooms, at(state.room, character)).passages) {
      if (isPossible(table, other, 'explore', passage)) add({ kind: 'explore', passage });
      if (isPossible(table, other, 'force', passage)) add({ kind: 'force', passage });
    }
    for (const kind of ['attack', 'control'] as const) {
      for (let target = 0; target < countTargets(table, kind); target++) {
        if (isPossible(table, other, kind, target)) add(deedOf(kind, target));
      }
    }
    add({ kind: 'dare' });
  }
}

/** Takes the dare, which is paid with a card, or has it out. */
export const answerChallenge: Decision = {
  list(_, moves) {
    moves.push({ type: 'accept' }, { type: 'decline' });
  },
  rules: {
    accept: always((table) => {
      const { challenged } = table.state.challenge;
      drawInto(table, challenged, challengeOutcome('accept', false).draws);
      push(table.state, TASKS.answer);
    }),
    decline: always(({ state }) => askFor(state, 'duel', state.challenge.challenger, 0)),
  },
};

const rivalOf = ({ state }: Table, player: Seat): Person => {
  const { challenger, challenged } = state.challenge;
  return at(state.characterOf, player === challenger ? challenged : challenger);
};

const hasDuelCard = (table: Table, player: Seat) => {
  const by = at(table.state.characterOf, player);
  return at(table.state.hands, player).some((card) => mayDuel(table, by, rivalOf(table, player), card));
};

/** Both sides of a duel bid a card, and an attribute if they like (rules 7.1). */
export const duel: Decision = {
  list(table, moves) {
    const { seat } = table.state.ask;
    const by = at(table.state.characterOf, seat);
    const add = (card: number) => {
      for (let attribute = NONE; attribute < ATTRIBUTES_EACH; attribute++) {
        if (attribute === NONE || isCountable(table, by, attribute)) moves.push({ type: 'duel', card, attribute });
      }
    };
    if (!hasDuelCard(table, seat)) return add(NONE);
    for (const card of at(table.state.hands, seat)) if (mayDuel(table, by, rivalOf(table, seat), card)) add(card);
  },
  rules: {
    duel: {
      refuse(table, { card, attribute }) {
        const { seat } = table.state.ask;
        const by = at(table.state.characterOf, seat);
        if (attribute !== NONE && !isCountable(table, by, attribute)) return 'noAttribute';
        if (card === NONE) return hasDuelCard(table, seat) ? 'cardNotHeld' : undefined;
        if (!isHeld(table, seat, card)) return 'cardNotHeld';
        return mayDuel(table, by, rivalOf(table, seat), card) ? undefined : 'ruleOne';
      },
      take(table, { card, attribute }) {
        const { state } = table;
        const { challenger, challenged } = state.challenge;
        const by = at(state.characterOf, state.ask.seat);
        if (state.ask.about === 1) return lay(table, challenged, HINDER, by, attribute, card);
        begin(table, { kind: 'duel', actor: challenger, by, target: challenged, arrives: NONE }, attribute, card);
        askFor(state, 'duel', challenged, 1);
      },
    },
  },
};

/** The challenged does the deed, in a way of their choice, if it can still be done. */
export function askForAnswer(table: Table): void {
  const { challenged, kind, target } = table.state.challenge;
  if (!isPossible(table, challenged, kind, target)) return;
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
