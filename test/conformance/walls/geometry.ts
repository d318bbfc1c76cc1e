import * as z from 'zod';
import { groundOf } from '@/lib/systems/walls/rules/ground';
import { startFairness } from '@/lib/systems/walls/rules/starts';
import type { Operations } from '../vectors';
import { arenaOf, cellNames, cellOf, gameOf } from './notation';

/** Operations about boards and starts, by functions of the engine and the checks. */
export const geometry: Operations = {
  edgeCount(input) {
    const { cases } = z.object({ cases: z.array(z.object({}).loose()) }).parse(input);
    return { edges: cases.map((one) => groundOf(arenaOf({ ...input, ...one })).board.edges) };
  },

  hexNeighbours(input) {
    const { cases } = z.object({ cases: z.array(z.string()) }).parse(input);
    const game = gameOf({ ...input, topology: 'hex' });
    const { directions, neighbours } = game.board;
    const around = (name: string) => {
      const first = cellOf(game, name) * directions.length;
      return directions.flatMap((direction, side) => {
        const [neighbour] = cellNames(game, [neighbours[first + side] ?? -1]);
        return neighbour ? [[direction, neighbour]] : [];
      });
    };
    return { neighbours: cases.map((name) => Object.fromEntries(around(name))) };
  },

  startFairness(input) {
    const { starts } = z.object({ starts: z.array(z.string()) }).parse(input);
    const game = gameOf(input);
    const { nearest, sides, isFair } = startFairness(
      groundOf(game.body),
      starts.map((name) => cellOf(game, name)),
    );
    // JSON has no infinity: unreachable is null.
    return { nearest: nearest.map((steps) => (Number.isFinite(steps) ? steps : null)), sides, fair: isFair };
  },
};
