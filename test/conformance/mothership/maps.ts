import * as z from 'zod';
import { compile } from '@/lib/systems/mothership/engine/compile';
import { moves } from '@/lib/systems/mothership/engine/play';
import { layoutFacts } from '@/lib/systems/mothership/layout-facts';
import { METRICS } from '@/lib/systems/mothership/vocabulary';
import { Agreeing, excluding, including, type Operations, unordered } from '../vectors';
import { clearDeck } from './clear-deck';
import { type Ability, gameOf, placeIn } from './notation';

const reachInput = z.object({ from: z.string(), radius: z.int(), metric: z.enum(METRICS).default('manhattan') });

/** Agrees with the number of names or with the names. */
const counted = (names: readonly string[]) =>
  new Agreeing((expected) => expected === names.length || unordered(names).agrees(expected), names.length);

/** Operations about layouts. */
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
    const { body } = gameOf(input);
    const far: Ability = { kind: 'farPeek', id: 'far', apCost: 1, usesPerRound: 1, reach: radius, metric };
    const game = compile({ ...body, characters: body.characters.map((one) => ({ ...one, abilities: [far] })) });
    const state = clearDeck(game, 1);
    const here = placeIn(game, from);
    state.character[0] = 0;
    state.at[0] = here;
    if (here < game.cells) state.faceUp[here] = true;
    const names = [...moves(game, state, 0)].flatMap((move) =>
      move.type === 'farPeek' ? [game.names[move.cell] ?? ''] : [],
    );
    return { count: names.length, cells: unordered(names), includes: including(names), excludes: excluding(names) };
  },
};
