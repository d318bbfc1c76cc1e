import { at } from '@/lib/kernel/at';
import { type Card, SORTS } from './cards';
import { ruleOf } from './context';
import type { Game } from './game';
import type { Menu } from './menu';
import type { Move } from './moves';
import type { Seat, State } from './state';

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
      return playsOf(game, state, seat, menu);
    case 'assign':
      return assignments(state, seat);
    default:
      return NOTHING;
  }
}

const NOTHING: readonly Move[] = [];
const DECLINE: Move = { type: 'decline' };
const AGAIN: readonly Move[] = [{ type: 'play', effect: 'again' }];
const STEADY: readonly Move[] = [{ type: 'play', effect: 'steady' }];
const RESCUES: readonly Move[] = SORTS.map((sort) => ({ type: 'play', effect: 'rescue', sort }));

/** On none, one or two of the seat's own creatures. */
function assignments(state: State, seat: Seat): readonly Move[] {
  const saved = at(state.saved, seat);
  const sets: (readonly Card[])[] = [[], ...saved.map((card) => [card])];
  for (const [i, first] of saved.entries()) for (const second of saved.slice(i + 1)) sets.push([first, second]);
  return sets.map((creatures) => ({ type: 'assign', creatures }));
}

/** Every way of carrying out the flipped Action, and discarding it. */
function playsOf(game: Game, state: State, seat: Seat, menu: Menu): readonly Move[] {
  const { effect, amount } = ruleOf(game, state.flipped);
  switch (effect) {
    case 'swap':
      return [...menu.swaps, DECLINE];
    case 'steal':
      return [...thefts(state, seat), DECLINE];
    case 'peek':
      return [...at(menu.peeks, amount), DECLINE];
    case 'scramble':
      return [...menu.scrambles, DECLINE];
    case 'bury':
      return [...menu.buries, DECLINE];
    case 'again':
      return [...AGAIN, DECLINE];
    case 'steady':
      return [...STEADY, DECLINE];
    case 'rescue':
      return [...RESCUES, DECLINE];
    default:
      return [DECLINE];
  }
}

function thefts(state: State, seat: Seat): readonly Move[] {
  const found: Move[] = [];
  for (let opponent = 0; opponent < state.players; opponent++) {
    if (opponent === seat) continue;
    for (const creature of at(state.saved, opponent)) {
      found.push({ type: 'play', effect: 'steal', opponent, creature });
    }
  }
  return found;
}
