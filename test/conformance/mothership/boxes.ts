import { z } from 'zod';
import { inventoryOf, setupCounts } from '@/lib/systems/mothership/inventory';
import { compile } from '@/lib/systems/mothership/rules/compile';
import { endingOf } from '@/lib/systems/mothership/rules/ending';
import { setup } from '@/lib/systems/mothership/rules/setup';
import type { Operations } from '../vectors';
import { usual } from './notation';

const setupInput = z.object({ difficulty: z.string(), players: z.int().min(1).max(6) });
const endingInput = z.object({
  cases: z.array(z.object({ players: z.int(), escaped: z.int(), objectivesDone: z.boolean() })),
});

/** What lies in the box, what is laid out of it, and what is read in the end. */
export const boxes: Operations = {
  inventory: () => ({ ...inventoryOf(usual) }),

  setup(input) {
    const { difficulty, players } = setupInput.parse(input);
    const level = usual.levels.find(({ id }) => id === difficulty);
    if (!level) throw new Error(`no level is called “${difficulty}”`);
    const counts = setupCounts(usual, level, players);
    const dealt = setup(compile({ ...usual, levels: [level] }), players, 1);
    return {
      ...counts,
      // From a game that was really dealt.
      layoutTiles: dealt.tile.filter((tile) => tile >= 0).length,
      apPerPlayer: dealt.ap[0],
      trackerStart: dealt.marker,
    };
  },

  endings(input) {
    const { cases } = endingInput.parse(input);
    return {
      endings: cases.map(({ players, escaped, objectivesDone }) => {
        const ending = endingOf(usual.endings, objectivesDone, escaped, players);
        return usual.endings[ending]?.id ?? null;
      }),
    };
  },
};
