import { describe, expect, it } from 'vitest';
import { starterOf } from '@/test/support/starters';
import { cellsOfRows } from '../layout/cells';
import { type Ship, schema } from '../schema';
import { compile } from './compile';
import { apartBy, distancesTo, FAR } from './distance';
import { FIRST_TRAP } from './game';
import { play } from './play';
import { setup } from './setup';

const defaultShip = await starterOf('mothership', 'book-ship');

const usual: Ship = schema.parse(defaultShip.body);

describe('apartBy()', () => {
  it('measures along the present tiles, from the present place', () => {
    const game = compile({ ...usual, layout: [...cellsOfRows(['S###F', '.###.'])] });
    const state = setup(game, 2, 1);
    state.phase = 'main';
    state.tile.fill(0);
    state.objectives = 1;
    const [b1, c1, d1] = ['B1', 'C1', 'D1'].map((name) => game.names.indexOf(name)) as [number, number, number];
    state.tile[c1] = FIRST_TRAP + usual.traps.findIndex(({ id }) => id === 'jettison');
    const all = () =>
      Array.from({ length: game.cells }, (_, cell) => apartBy(game, state, 'path', state.at[0] ?? 0, cell));
    const recomputed = () => distancesTo(game, state.tile, [state.at[0] ?? 0]).slice(0, game.cells);
    for (const to of [b1, c1]) {
      expect(all()).toEqual(recomputed());
      expect(play(game, state, 0, { type: 'move', to })).toBeUndefined();
      expect(all()).toEqual(recomputed());
    }
    // C1 fell out of the ship under its player, so D1 is two steps further.
    expect(apartBy(game, state, 'path', game.start, d1)).toBe(5);
    expect(apartBy(game, state, 'path', game.start, d1)).toBeLessThan(FAR);
  });
});
