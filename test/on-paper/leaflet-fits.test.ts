// @module-tag long
// @module-tag soak

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INKS } from '@/lib/kit/order';
import { objectShapeOf } from '@/lib/schema/shape';
import { readStarters } from '@/lib/starters/read-starters';
import { trapped } from '@/lib/systems/trapped';
import { type HouseRules, schema } from '@/lib/systems/trapped/schema';
import { SIZES } from '@/templates/theme/styles';
import { bodyFrom } from '@/test/support/random-body';
import { paired, soaked } from '@/test/support/soak';
import { readPiece, spaceshipUnder } from './printed-piece';
import { LEAFLET } from './trapped/leaflet';
import { troublesOf } from './troubles';

const starters = readStarters(trapped);

const MOST_PAGES = 8;
/** Every house rule changed to the value with the longest text. */
const CHANGED: Partial<HouseRules> = Object.assign(
  {},
  ...Object.values(LEAFLET.parts)
    .flat()
    .flatMap(({ under }) => under.slice(0, 1).map(([options]) => options)),
);

const PAPERS = ['a4', 'letter'] as const;
const PRINTS = PAPERS.flatMap((paper) => INKS.map((ink) => ({ paper, ink })));

it.each(paired(starters, PRINTS).map(([starter, print]) => [starter.id, print.paper, print.ink, starter] as const))(
  'the rules leaflet of %s is printed whole on %s, ink %s',
  async (_, paper, ink, starter) => {
    expect(await troublesOf('rules', starter.body, { paper, ink })).toEqual([]);
  },
);

describe.each(PAPERS)('the rules leaflet on %s', (paper) => {
  it.each([
    ['the usual rules', 2, {}],
    ['the usual rules', 5, {}],
    ['every house rule there is', 6, CHANGED],
  ] as const)('has at most eight small pages in legible type: %s, %i players', async (_, players, options) => {
    const pages = await readPiece('rules', spaceshipUnder(options), { paper, players });
    expect(pages.length).toBeLessThanOrEqual(MOST_PAGES);
    expect(Math.min(...pages.map(({ smallestPt }) => smallestPt))).toBeGreaterThanOrEqual(SIZES.tiny - 0.01);
  });

  it('prints unfinished and hostile settings, nothing cut off', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(bodyFrom(objectShapeOf(schema)), fc.constantFrom(...INKS), async (body, ink) => {
        expect(await troublesOf('rules', body, { paper, ink })).toEqual([]);
      }),
      { numRuns: soaked(10, 3) },
    );
  });
});
