import { describe, expect, it } from 'vitest';
import { randomBot } from '@/lib/tabletop/play/random-bot';
import { starterOf } from '@/test/support/starters';
import { compile } from '../../engine/compile';
import { FIRST_TRAP, type Game, OBJECTIVE, SAFE } from '../../engine/game';
import type { Move } from '../../engine/moves';
import { moves, play } from '../../engine/play';
import { setup } from '../../engine/setup';
import type { State } from '../../engine/state';
import { View } from '../../engine/view';
import { cellsOfRows } from '../../layout/cells';
import { type Ship, schema } from '../../schema';
import { explorer } from '../explorer';
import { team } from '.';

const defaultShip = await starterOf('mothership', 'book-ship');

const usual: Ship = schema.parse(defaultShip.body);

/** A layout of the given rows in mid-game; seat 0 is to act. */
function stage(
  rows: readonly string[],
  characters: readonly string[],
  set: (state: State, at: (name: string) => number) => void,
) {
  const game = compile({ ...usual, layout: [...cellsOfRows(rows)] });
  const state = setup(game, characters.length, 1);
  state.phase = 'main';
  state.step = 1;
  state.level = 0;
  state.tile.fill(SAFE);
  state.faceUp.fill(true);
  for (const [seat, id] of characters.entries())
    state.character[seat] = usual.characters.findIndex((one) => one.id === id);
  set(state, (name) => game.names.indexOf(name));
  state.objectives = state.tile.filter((tile) => tile === OBJECTIVE).length;
  const decide = (): Move => team.seat(game, 0, 1).decide(new View(game, state, 0), () => moves(game, state, 0));
  return { game, state, move: decide(), names: game.names };
}
const trap = (id: string) => FIRST_TRAP + usual.traps.findIndex((one) => one.id === id);
const token = (id: string) => ({ trap: trap(id) - FIRST_TRAP, taken: 1, done: false });

describe('a team', () => {
  it('shuts down what it stands on', () => {
    const { move } = stage(['S##F'], ['barbarian', 'mage'], (state, at) => {
      state.tile[at('B1')] = OBJECTIVE;
      state.at[0] = at('B1');
    });
    expect(move).toEqual({ type: 'deactivate' });
  });

  it('frees a frozen friend who stands next to it', () => {
    const { move } = stage(['S#####F'], ['barbarian', 'mage'], (state, at) => {
      state.tile[at('F1')] = OBJECTIVE;
      state.at[0] = at('B1');
      state.at[1] = at('C1');
      state.tokens[1]?.push(token('freeze'));
    });
    expect(move).toEqual({ type: 'assist', player: 1, trap: trap('freeze') - FIRST_TRAP });
  });

  it('goes to a frightened friend some steps off', () => {
    const { move, names } = stage(['S#########F'], ['barbarian', 'mage'], (state, at) => {
      state.tile[at('J1')] = OBJECTIVE;
      state.at[0] = at('E1');
      state.at[1] = at('G1');
      state.tokens[1]?.push(token('fear'));
    });
    expect(move).toMatchObject({ type: 'move', to: names.indexOf('F1') });
  });

  it('waits for the friend who can free it', () => {
    const { move } = stage(['S#########F'], ['mage', 'barbarian'], (state, at) => {
      state.tile[at('J1')] = OBJECTIVE;
      state.at[0] = at('G1');
      state.at[1] = at('H1');
      state.tokens[0]?.push(token('fear'));
    });
    expect(move).toEqual({ type: 'defer' });
  });

  it('breaks free as a knight', () => {
    const { move } = stage(['S##F'], ['knight', 'barbarian'], (state, at) => {
      state.round = 2;
      state.at[0] = at('B1');
      state.tokens[0]?.push(token('freeze'));
    });
    expect(move).toEqual({ type: 'release', trap: trap('freeze') - FIRST_TRAP });
  });

  it('runs home once the finish is open, jumping where that is nearer', () => {
    const { move, names } = stage(['S#.###F', '.#.#...', '.###...'], ['mage', 'thief'], (state, at) => {
      state.at[0] = at('B1');
    });
    expect(move).toMatchObject({ type: 'hop', to: names.indexOf('D1') });
  });

  it('slips over a trap that lies in the way', () => {
    const { move, names } = stage(['S###F'], ['thief', 'knight'], (state, at) => {
      state.tile[at('C1')] = trap('freeze');
      state.at[0] = at('B1');
    });
    expect(move).toMatchObject({ type: 'slipIn', to: names.indexOf('C1') });
  });

  it('disarms a trap that cannot be avoided', () => {
    const { move, names } = stage(['S###F'], ['tinkerer', 'thief'], (state, at) => {
      state.tile[at('C1')] = trap('jettison');
      state.at[0] = at('B1');
    });
    expect(move).toMatchObject({ type: 'disarm', cell: names.indexOf('C1') });
  });

  it('uses far sight before it walks', () => {
    const { move } = stage(['S#####F'], ['ranger', 'thief'], (state, at) => {
      state.tile[at('E1')] = OBJECTIVE;
      state.faceUp.fill(false);
      state.faceUp[at('B1')] = true;
      state.at[0] = at('B1');
    });
    expect(move.type).toBe('farPeek');
  });

  it('escapes more often than explorers, and explorers more often than random bots', () => {
    const shares = [team, explorer, randomBot<Game, View, Move>()].map((kind) => {
      const game = compile(usual);
      let won = 0;
      for (let seed = 1; seed <= 24; seed++) {
        const state = setup(game, 3, seed);
        const seats = [0, 1, 2].map((seat) => kind.seat(game, seat, seed * 7 + seat));
        while (state.phase !== 'over') {
          const seat = state.turn;
          const move = seats[seat]?.decide(new View(game, state, seat), () => moves(game, state, seat));
          if (!move || play(game, state, seat, move)) throw new Error('a bot makes legal moves');
        }
        won += Number(state.at.includes(game.finish));
      }
      return won;
    });
    expect(shares[0]).toBeGreaterThan((shares[1] ?? 0) + 2);
    expect(shares[1]).toBeGreaterThan((shares[2] ?? 0) + 6);
  });
});
