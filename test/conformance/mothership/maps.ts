import { z } from 'zod';
import { layoutFacts } from '@/lib/systems/mothership/layout/facts';
import { apartBy } from '@/lib/systems/mothership/rules/distance';
import { bareState } from '@/lib/systems/mothership/rules/setup';
import { METRICS } from '@/lib/systems/mothership/vocabulary';
import { Agreeing, excluding, including, type Operations, unordered } from '../vectors';
import { gameOf, placeIn } from './notation';

const reachInput = z.object({ from: z.string(), radius: z.int(), metric: z.enum(METRICS).default('manhattan') });

/** How many there are, or which. */
const counted = (names: readonly string[]) =>
  new Agreeing((expected) => expected === names.length || unordered(names).agrees(expected), names.length);

/** What can be said of a layout. */
export const maps: Operations = {
  layoutFacts(input) {
    const game = gameOf(input);
    const { tiles, gaps, steps, cutTiles, lifelines, hops } = layoutFacts(game);
    return {
      tiles,
      gapsInsideBoundingGrid: gaps,
      startCells: game.startSpots.length,
      finishCells: game.finishSpots.length,
      startToFinishSteps: steps ?? null,
      cutTiles: counted(cutTiles.map((cell) => game.names[cell] ?? '')),
      lifelines: counted(lifelines.map(({ cell }) => game.names[cell] ?? '')),
      tilesCutOffWhenLocked: counted([
        ...new Set(lifelines.flatMap(({ cutOff }) => cutOff.map((cell) => game.names[cell] ?? ''))),
      ]),
      hoppableGapLines: hops,
    };
  },

  reach(input) {
    const { from, radius, metric } = reachInput.parse(input);
    const game = gameOf(input);
    const state = bareState(game, 1, 1);
    state.tile.fill(0);
    const here = placeIn(game, from);
    const cells = Array.from({ length: game.cells }, (_, cell) => cell).filter(
      (cell) => cell !== here && apartBy(game, state, metric, here, cell) <= radius,
    );
    const names = cells.map((cell) => game.names[cell] ?? '');
    return { count: names.length, cells: unordered(names), includes: including(names), excludes: excluding(names) };
  },
};
