import { at } from '@/lib/kernel/at';
import { ordersOf, setsOf, upTo } from '@/lib/kernel/combinations';
import { PLAYERS_MAX } from '../vocabulary';
import { hasCards, isFaceDown, isLocked, ruleOf } from './context';
import {
  type CardRule,
  type Game,
  type Menu,
  type Move,
  NONE,
  type Place,
  type Play,
  type Ready,
  type Seat,
  SORTS,
} from './game';
import { lockError } from './score';
import type { State } from './state';

/** Why a move is refused. A refused move changes nothing. */
export const REFUSALS = [
  'game-over',
  'not-your-turn',
  'not-now',
  'no-such-order',
  'no-such-card',
  'not-an-opponent',
  'locked',
  'not-saved',
  'too-many',
  'nothing-to-lock',
  'not-saved-by-you',
  'already-locked',
  'same-deck',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export function readyFor(slots: number): Ready {
  const all = upTo(slots);
  return {
    places: ordersOf(all).map((order) => ({ type: 'place', order })),
    flips: all.map((slot) => ({ type: 'flip', slot })),
    aims: upTo(PLAYERS_MAX).flatMap((player) => all.map((slot): Move => ({ type: 'aim', player, slot }))),
  };
}

/** Menus by number of players and by seat. */
export const menusFor = (slots: number, cards: readonly CardRule[], { aims }: Ready): readonly (readonly Menu[])[] =>
  upTo(PLAYERS_MAX + 1).map((players) =>
    upTo(players).map((seat): Menu => {
      const opponents = upTo(players).filter((other) => other !== seat);
      const theirs = opponents.flatMap((player) => upTo(slots).map((slot): Place => ({ player, slot })));
      const lists = new Map<string, readonly Move[]>();
      const listOf = (rule: CardRule) => [...playsOf(rule, slots, opponents, theirs).map(played), DECLINE];
      return {
        aims: theirs.map(({ player, slot }) => at(aims, player * slots + slot)),
        plays: cards.map((rule) => {
          const kind = `${rule.effect} ${rule.amount}`;
          const list = lists.get(kind) ?? listOf(rule);
          lists.set(kind, list);
          return list;
        }),
      };
    }),
  );

export const DECLINE: Move = { type: 'decline' };
const played = (play: Play): Move => ({ type: 'play', ...play });

function playsOf(
  { effect, amount }: CardRule,
  slots: number,
  opponents: readonly Seat[],
  theirs: readonly Place[],
): readonly Play[] {
  switch (effect) {
    case 'swap':
      return upTo(slots).flatMap((mine) =>
        theirs.map(({ player, slot }): Play => ({ effect, mine, opponent: player, theirs: slot })),
      );
    case 'peek':
      return setsOf(theirs, amount).map((places) => ({ effect, slots: places }));
    case 'scramble':
      return opponents.map((opponent) => ({ effect, opponent }));
    case 'bury':
      return theirs.map(({ player, slot }) => ({ effect, opponent: player, slot }));
    case 'again':
    case 'steady':
      return [{ effect }];
    case 'rescue':
      return SORTS.map((sort) => ({ effect, sort }));
    default:
      return [];
  }
}

/** What a seat might try in this phase, legal or not; every legal move is among them. */
export function candidatesOf(game: Game, state: State, seat: Seat): readonly Move[] {
  const menu = at(at(game.menus, state.players), seat);
  switch (state.phase) {
    case 'place':
      return game.ready.places;
    case 'flip':
      return at(state.held, seat).length === 0 ? game.ready.flips : [...game.ready.flips, ...assignments(state, seat)];
    case 'aim':
      return menu.aims;
    case 'play':
      return [...thefts(game, state, seat), ...at(menu.plays, state.flipped)];
    case 'assign':
      return assignments(state, seat);
    case 'over':
      return [];
  }
}

/** A Link & Lock on none, one or two of the seat's own creatures. */
const assignments = (state: State, seat: Seat): readonly Move[] =>
  [[], ...setsOf(at(state.saved, seat), 2)].map((creatures) => ({ type: 'assign', creatures }));

/** Every saved creature of somebody else, if the flipped Action steals. */
const thefts = (game: Game, { saved, flipped }: State, seat: Seat): readonly Move[] =>
  at(game.cards, flipped).effect === 'steal'
    ? saved.flatMap((creatures, opponent) =>
        opponent === seat ? [] : creatures.map((creature) => played({ effect: 'steal', opponent, creature })),
      )
    : [];

type Reply = Refusal | undefined;

/** Why a seat may not make a move now; undefined if it may. Whatever is sent in place of a move is refused too. */
export function refusalOf(game: Game, state: State, seat: Seat, move: Move): Reply {
  if (state.phase === 'over') return 'game-over';
  if (state.phase === 'place') return refusePlacing(game, state, seat, move);
  if (seat !== state.active) return 'not-your-turn';
  switch (move.type) {
    case 'flip':
      return state.phase === 'flip' ? refuseCard(game, state, seat, move.slot) : 'not-now';
    case 'aim':
      return state.phase === 'aim' ? refuseTheirs(game, state, seat, move) : 'not-now';
    case 'play':
      if (state.phase !== 'play' || ruleOf(game, state.flipped).effect !== move.effect) return 'not-now';
      return refusePlay(game, state, seat, move);
    case 'decline':
      return state.phase === 'play' ? undefined : 'not-now';
    case 'assign':
      return refuseAssign(game, state, seat, move);
    default:
      return 'not-now';
  }
}

function refusePlacing({ slots }: Game, { placing }: State, seat: Seat, move: Move): Reply {
  if (placing[seat] !== true) return 'not-your-turn';
  if (move.type !== 'place') return 'not-now';
  if (!Array.isArray(move.order) || move.order.length !== slots) return 'no-such-order';
  for (let card = 0; card < slots; card++) if (!move.order.includes(card)) return 'no-such-order';
  return undefined;
}

const isOpponent = ({ players }: State, seat: Seat, other: Seat): boolean =>
  Number.isInteger(other) && other >= 0 && other < players && other !== seat;

/** A slot of a row that exists, with a card in it. */
function refuseCard(game: Game, state: State, seat: Seat, slot: number): Reply {
  const isSlot = Number.isInteger(slot) && slot >= 0 && slot < game.slots;
  return isSlot && isFaceDown(game, state, seat, slot) ? undefined : 'no-such-card';
}

function refuseTheirs(game: Game, state: State, seat: Seat, { player, slot }: Place): Reply {
  return isOpponent(state, seat, player) ? refuseCard(game, state, player, slot) : 'not-an-opponent';
}

function refusePlay(game: Game, state: State, seat: Seat, move: Extract<Move, { type: 'play' }>): Reply {
  switch (move.effect) {
    case 'swap':
      return (
        refuseCard(game, state, seat, move.mine) ??
        refuseTheirs(game, state, seat, { player: move.opponent, slot: move.theirs })
      );
    case 'steal':
      if (!isOpponent(state, seat, move.opponent)) return 'not-an-opponent';
      if (!at(state.saved, move.opponent).includes(move.creature)) return 'not-saved';
      return isLocked(state, move.opponent, move.creature) ? 'locked' : undefined;
    case 'peek':
      return refusePeek(game, state, seat, move.slots);
    case 'scramble':
      if (!isOpponent(state, seat, move.opponent)) return 'not-an-opponent';
      return hasCards(game, state, move.opponent) ? undefined : 'no-such-card';
    case 'bury':
      return refuseTheirs(game, state, seat, { player: move.opponent, slot: move.slot });
    case 'rescue':
      return SORTS.includes(move.sort) && state.discard.some((card) => ruleOf(game, card).sort === move.sort)
        ? undefined
        : 'no-such-card';
    case 'again':
    case 'steady':
      return undefined;
    default:
      return 'not-now';
  }
}

function refusePeek(game: Game, state: State, seat: Seat, slots: readonly Place[]): Reply {
  if (!Array.isArray(slots) || slots.length === 0) return 'no-such-card';
  if (slots.length > ruleOf(game, state.flipped).amount) return 'too-many';
  for (let i = 0; i < slots.length; i++) {
    const one = at(slots, i) ?? NOWHERE;
    const refusal = refuseTheirs(game, state, seat, one);
    if (refusal !== undefined) return refusal;
    for (let j = 0; j < i; j++) if (isSame(at(slots, j), one)) return 'no-such-card';
  }
  return undefined;
}

const NOWHERE: Place = { player: NONE, slot: NONE };
const isSame = (a: Place, b: Place): boolean => a.player === b.player && a.slot === b.slot;

/** A Link & Lock that was just flipped, or one laid aside before the flip, which has to go on something. */
function refuseAssign(game: Game, state: State, seat: Seat, { creatures }: Extract<Move, { type: 'assign' }>): Reply {
  const isHeld = state.phase === 'flip' && at(state.held, seat).length > 0;
  if (state.phase !== 'assign' && !isHeld) return 'not-now';
  if (!Array.isArray(creatures)) return 'not-saved-by-you';
  if (creatures.length === 0) return isHeld ? 'nothing-to-lock' : undefined;
  return lockError(game, state, seat, creatures);
}
