import { at } from '@/lib/kernel/at';
import { type Card, SORTS } from './cards';
import { isFaceDown, ruleOf } from './context';
import type { Game } from './game';
import type { Move, Place } from './moves';
import type { Seat, State } from './state';

/** What a seat might try in this phase, legal or not; every legal move is among them. */
export function candidatesOf(game: Game, state: State, seat: Seat): readonly Move[] {
  switch (state.phase) {
    case 'place':
      return game.ready.places;
    case 'flip':
      return at(state.held, seat).length === 0 ? game.ready.flips : [...game.ready.flips, ...assignments(state, seat)];
    case 'aim':
      return game.ready.aims;
    case 'play':
      return playsOf(game, state, seat);
    case 'assign':
      return assignments(state, seat);
    default:
      return NOTHING;
  }
}

const NOTHING: readonly Move[] = [];
const DECLINE: Move = { type: 'decline' };
const AGAIN: Move = { type: 'play', effect: 'again' };
const STEADY: Move = { type: 'play', effect: 'steady' };

/** On none, one or two of the seat's own creatures. */
function assignments(state: State, seat: Seat): readonly Move[] {
  const saved = at(state.saved, seat);
  const sets: (readonly Card[])[] = [[], ...saved.map((card) => [card])];
  for (const [i, first] of saved.entries()) for (const second of saved.slice(i + 1)) sets.push([first, second]);
  return sets.map((creatures) => ({ type: 'assign', creatures }));
}

/** Every way of carrying out the flipped Action, and discarding it. */
function playsOf(game: Game, state: State, seat: Seat): readonly Move[] {
  const { effect, amount } = ruleOf(game, state.flipped);
  const found: Move[] = [];
  const opponents = Array.from({ length: state.players }, (_, other) => other).filter((other) => other !== seat);
  switch (effect) {
    case 'swap':
      for (let mine = 0; mine < game.slots; mine++) {
        for (const { player, slot } of cardsOf(game, state, opponents)) {
          found.push({ type: 'play', effect, mine, opponent: player, theirs: slot });
        }
      }
      break;
    case 'steal':
      for (const opponent of opponents) {
        for (const creature of at(state.saved, opponent)) found.push({ type: 'play', effect, opponent, creature });
      }
      break;
    case 'peek':
      for (const slots of setsOf(cardsOf(game, state, opponents), amount)) found.push({ type: 'play', effect, slots });
      break;
    case 'scramble':
      for (const opponent of opponents) found.push({ type: 'play', effect, opponent });
      break;
    case 'bury':
      for (const { player, slot } of cardsOf(game, state, opponents)) {
        found.push({ type: 'play', effect, opponent: player, slot });
      }
      break;
    case 'again':
      found.push(AGAIN);
      break;
    case 'steady':
      found.push(STEADY);
      break;
    case 'rescue':
      for (const sort of SORTS) found.push({ type: 'play', effect, sort });
      break;
    default:
      break;
  }
  found.push(DECLINE);
  return found;
}

/** Where cards lie face down before these seats. */
function cardsOf(game: Game, state: State, seats: readonly Seat[]): readonly Place[] {
  const places: Place[] = [];
  for (const player of seats) {
    for (let slot = 0; slot < game.slots; slot++) {
      if (isFaceDown(game, state, player, slot)) places.push({ player, slot });
    }
  }
  return places;
}

/** Every set of one up to so many of them, small sets first. */
function setsOf<T>(items: readonly T[], most: number): readonly (readonly T[])[] {
  let last = items.map((item, i) => ({ set: [item], next: i + 1 }));
  const sets = last.map(({ set }) => set);
  for (let size = 2; size <= most; size++) {
    last = last.flatMap(({ set, next }) =>
      items.slice(next).map((item, i) => ({ set: [...set, item], next: next + i + 1 })),
    );
    sets.push(...last.map(({ set }) => set));
  }
  return sets;
}
