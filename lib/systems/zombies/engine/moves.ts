import { at } from '@/lib/kernel/at';
import { permutations, subsets, upTo } from '@/lib/kernel/combinations';
import { hasCards, isFaceDown } from '../rules/rows';
import { type Effect, PLAYERS_MAX } from '../vocabulary';
import { isLocked, ruleOf } from './context';
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

/** Refusal codes. A refused move changes nothing. */
const REFUSALS = [
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
export type RefusalCode = (typeof REFUSALS)[number];

export function readyFor(slots: number): Ready {
  const all = upTo(slots);
  return {
    places: permutations(all).map((order) => ({ type: 'place', order })),
    flips: all.map((slot) => ({ type: 'flip', slot })),
    aims: upTo(PLAYERS_MAX).flatMap((player) => all.map((slot): Move => ({ type: 'aim', player, slot }))),
  };
}

/** Builds menus by number of players and seat. */
export const menusFor = (slots: number, cards: readonly CardRule[], { aims }: Ready): readonly (readonly Menu[])[] =>
  upTo(PLAYERS_MAX + 1).map((players) =>
    upTo(players).map((seat): Menu => {
      const opponents = upTo(players).filter((other) => other !== seat);
      const theirs = opponents.flatMap((player) => upTo(slots).map((slot): Place => ({ player, slot })));
      const lists = new Map<string, readonly Move[]>();
      return {
        aims: theirs.map(({ player, slot }) => at(aims, player * slots + slot)),
        plays: cards.map(({ effect, amount }) => {
          const kind = `${effect} ${amount}`;
          const list = lists.get(kind) ?? [
            ...PLAYS[effect]({ amount, mine: upTo(slots), opponents, theirs }).map(played),
            DECLINE,
          ];
          lists.set(kind, list);
          return list;
        }),
      };
    }),
  );

export const DECLINE: Move = { type: 'decline' };
const played = (play: Play): Move => ({ type: 'play', ...play });

/** Possible targets of Actions. */
interface Aims {
  readonly amount: number;
  readonly mine: readonly number[];
  readonly opponents: readonly Seat[];
  readonly theirs: readonly Place[];
}

/** Every way of carrying out each Action, except thefts. */
const PLAYS: Readonly<Record<Effect, (aims: Aims) => readonly Play[]>> = {
  '': () => [],
  swap: ({ mine: own, theirs }) =>
    own.flatMap((mine) => theirs.map(({ player, slot }) => ({ effect: 'swap', mine, opponent: player, theirs: slot }))),
  steal: () => [],
  peek: ({ theirs, amount }) => subsets(theirs, amount).map((slots) => ({ effect: 'peek', slots })),
  scramble: ({ opponents }) => opponents.map((opponent) => ({ effect: 'scramble', opponent })),
  bury: ({ theirs }) => theirs.map(({ player, slot }) => ({ effect: 'bury', opponent: player, slot })),
  again: () => [{ effect: 'again' }],
  steady: () => [{ effect: 'steady' }],
  rescue: () => SORTS.map((sort) => ({ effect: 'rescue', sort })),
};

/** Returns the moves a seat might try in this phase, legal or not; includes every legal move. */
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

/** Returns every way of laying a Link & Lock on zero, one or two of the seat's own creatures. */
const assignments = (state: State, seat: Seat): readonly Move[] =>
  [[], ...subsets(at(state.saved, seat), 2)].map((creatures) => ({ type: 'assign', creatures }));

/** Returns thefts of every creature that opponents have saved, if the flipped Action steals. */
const thefts = (game: Game, { saved, flipped }: State, seat: Seat): readonly Move[] =>
  at(game.cards, flipped).effect === 'steal'
    ? saved.flatMap((creatures, opponent) =>
        opponent === seat ? [] : creatures.map((creature) => played({ effect: 'steal', opponent, creature })),
      )
    : [];

type Reply = RefusalCode | undefined;

/** Returns the reason to refuse a move, undefined if it is legal. Also refuses malformed moves. */
export function refusalOf(game: Game, state: State, seat: Seat, move: Move): Reply {
  if (state.phase === 'over') return 'game-over';
  if (state.phase === 'place') return refusePlacing(game, state, seat, move);
  if (seat !== state.active) return 'not-your-turn';
  switch (move.type) {
    case 'flip':
      return state.phase === 'flip' ? refuseCard(state, seat, move.slot) : 'not-now';
    case 'aim':
      return state.phase === 'aim' ? refuseTheirs(state, seat, move) : 'not-now';
    case 'play': {
      if (state.phase !== 'play') return 'not-now';
      const { effect } = ruleOf(game, state.flipped);
      return effect === '' || effect !== move.effect
        ? 'not-now'
        : PLAY_REFUSALS[effect](game, state, seat, move as never);
    }
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

/** Refuses a slot that does not exist or is empty. */
function refuseCard(state: State, seat: Seat, slot: number): Reply {
  const isSlot = Number.isInteger(slot) && slot >= 0 && slot < state.slots;
  return isSlot && isFaceDown(state, seat, slot) ? undefined : 'no-such-card';
}

const refuseTheirs = (state: State, seat: Seat, { player, slot }: Place): Reply =>
  isOpponent(state, seat, player) ? refuseCard(state, player, slot) : 'not-an-opponent';

/** Refusals by the effect of the Action played. */
const PLAY_REFUSALS: {
  readonly [Effect in Play['effect']]: (
    game: Game,
    state: State,
    seat: Seat,
    play: Extract<Play, { effect: Effect }>,
  ) => Reply;
} = {
  swap: (_, state, seat, { mine, opponent, theirs }) =>
    refuseCard(state, seat, mine) ?? refuseTheirs(state, seat, { player: opponent, slot: theirs }),
  steal(_, state, seat, { opponent, creature }) {
    if (!isOpponent(state, seat, opponent)) return 'not-an-opponent';
    if (!at(state.saved, opponent).includes(creature)) return 'not-saved';
    return isLocked(state, opponent, creature) ? 'locked' : undefined;
  },
  peek: refusePeek,
  scramble(_, state, seat, { opponent }) {
    if (!isOpponent(state, seat, opponent)) return 'not-an-opponent';
    return hasCards(state, opponent) ? undefined : 'no-such-card';
  },
  bury: (_, state, seat, { opponent, slot }) => refuseTheirs(state, seat, { player: opponent, slot }),
  again: () => undefined,
  steady: () => undefined,
  rescue: ({ cards }, { discard }, _, { sort }) =>
    SORTS.includes(sort) && discard.some((card) => at(cards, card).sort === sort) ? undefined : 'no-such-card',
};

function refusePeek(game: Game, state: State, seat: Seat, { slots }: Extract<Play, { effect: 'peek' }>): Reply {
  if (!Array.isArray(slots) || slots.length === 0) return 'no-such-card';
  if (slots.length > ruleOf(game, state.flipped).amount) return 'too-many';
  for (let i = 0; i < slots.length; i++) {
    const one = at(slots, i) ?? NOWHERE;
    const refusal = refuseTheirs(state, seat, one);
    if (refusal !== undefined) return refusal;
    for (let j = 0; j < i; j++) if (isSame(at(slots, j), one)) return 'no-such-card';
  }
  return undefined;
}

const NOWHERE: Place = { player: NONE, slot: NONE };
const isSame = (a: Place, b: Place): boolean => a.player === b.player && a.slot === b.slot;

/** Refuses assignments of a Link & Lock that was just flipped, or of one laid aside, which must go on a creature. */
function refuseAssign(game: Game, state: State, seat: Seat, { creatures }: Extract<Move, { type: 'assign' }>): Reply {
  const isHeld = state.phase === 'flip' && at(state.held, seat).length > 0;
  if (state.phase !== 'assign' && !isHeld) return 'not-now';
  if (!Array.isArray(creatures)) return 'not-saved-by-you';
  if (creatures.length === 0) return isHeld ? 'nothing-to-lock' : undefined;
  return lockError(game, state, seat, creatures);
}
