import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INKS } from '@/lib/kit/order';
import { objectShapeOf } from '@/lib/schema/shape';
import { readStarters } from '@/lib/starters/read-starters';
import { trapped } from '@/lib/systems/trapped';
import { schema } from '@/lib/systems/trapped/schema';
import { PLAYERS } from '@/lib/systems/trapped/vocabulary';
import { bodyFrom } from '@/test/support/random-body';
import { paired, soaked } from '@/test/support/soak';
import { layPiece, spaceshipUnder } from './printed-piece';
import { troublesOf } from './troubles';

const starters = readStarters(trapped);

const PRINTS = (['a4', 'letter'] as const).flatMap((paper) => INKS.map((ink) => ({ paper, ink })));
const SHEETS = ['cover', 'players-setting', 'aspect-count', 'player-reference', 'house-rules', 'gm-guide'];

describe.each(SHEETS)('the sheet “%s”', { tags: ['long', 'soak'] }, (piece) => {
  it.each(paired(starters, PRINTS).map(([starter, print]) => [starter.id, print.paper, print.ink, starter] as const))(
    'prints all of %s on %s, ink %s, nothing cut off',
    async (_, paper, ink, starter) => {
      expect(await troublesOf(piece, starter.body, { paper, ink, suggested: ink === 'low' })).toEqual([]);
    },
  );

  it('prints unfinished and hostile settings, nothing cut off', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        bodyFrom(objectShapeOf(schema)),
        fc.constantFrom('a4', 'letter'),
        fc.integer(PLAYERS),
        async (body, paper, players) => {
          expect(await troublesOf(piece, body, { paper, players, suggested: true })).toEqual([]);
        },
      ),
      { numRuns: soaked(15, 4) },
    );
  });
});

it.each(['a4', 'letter'] as const)('the GM’s guide is one sheet of %s', async (paper) => {
  const { pages } = await layPiece('gm-guide', spaceshipUnder({}), { paper });
  expect(pages.length).toBeLessThanOrEqual(2);
});

// The island and Mars have more secrets than fit on a page.
const onePage = starters.filter(({ id }) => !/^(?:tropical-island|mars)/.test(id));
it.each(onePage.map((starter) => [starter.id, starter] as const))(
  'the GM’s map of %s stands on one page with all its secrets',
  async (_, starter) => {
    for (const paper of ['a4', 'letter'] as const)
      expect((await layPiece('map-gm', starter.body, { paper })).pages).toHaveLength(1);
  },
);
