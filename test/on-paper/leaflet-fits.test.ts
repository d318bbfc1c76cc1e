import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { INKS, type KitOrder } from '@/lib/kit/order';
import { objectShapeOf } from '@/lib/schema/shape';
import { trapped } from '@/lib/systems/trapped';
import { type HouseRules, schema } from '@/lib/systems/trapped/schema';
import { SIZES } from '@/templates/theme/styles';
import { isInside, linesOn, overlapping } from '@/test/support/lines-on-page';
import { bodyFrom } from '@/test/support/random-body';
import { LEAFLET } from './leaflet';
import { layPiece, readPiece, spaceshipUnder } from './printed-piece';

const MOST_PAGES = 8;
/** Letters of two lines may come as near as accents and descenders do in any text. */
const SLACK_MM = 0.35;

/** What no font has is printed as � and named. */
const MISSING = 'print/missing-character';

/** Lines that are cut off or printed on each other. */
async function troublesOf(body: Json, more: Partial<KitOrder>): Promise<readonly string[]> {
  const { pages, issues } = await layPiece('rules', body, more);
  return [
    ...issues.filter(({ code }) => code !== MISSING).map(({ message }) => message),
    ...pages.flatMap((page) => {
      const lines = linesOn(page);
      const sheet = { left: 0, top: 0, right: page.widthMm, bottom: page.heightMm };
      const cut = lines.filter((line) => [sheet, ...line.clips].some((clip) => !isInside(line, clip, SLACK_MM)));
      return [...cut.map(({ words }) => `“${words}” is cut off`), ...overlapping(lines, SLACK_MM)];
    }),
  ];
}

/** Every house rule changed to what takes the most words. */
const CHANGED: Partial<HouseRules> = Object.assign(
  {},
  ...Object.values(LEAFLET.parts)
    .flatMap((part) => (typeof part === 'string' ? [] : part))
    .flatMap(({ under }) => under.slice(0, 1).map(([options]) => options)),
);

describe.each(['a4', 'letter'] as const)('the rules leaflet on %s', (paper) => {
  it.each(trapped.starters.map((starter) => [starter.id, starter] as const))(
    'prints all of %s in every ink, nothing cut off',
    { timeout: 30_000 },
    async (_, starter) => {
      for (const ink of INKS) expect(await troublesOf(starter.body(), { paper, ink })).toEqual([]);
    },
  );

  it.each([
    ['the usual rules', 2, {}],
    ['the usual rules', 5, {}],
    ['every house rule there is', 6, CHANGED],
  ] as const)('takes eight small pages at most, in legible type: %s, %i players', async (_, players, options) => {
    const pages = await readPiece('rules', spaceshipUnder(options), { paper, players });
    expect(pages.length).toBeLessThanOrEqual(MOST_PAGES);
    expect(Math.min(...pages.map(({ smallestPt }) => smallestPt))).toBeGreaterThanOrEqual(SIZES.tiny - 0.01);
  });

  it('prints unfinished and hostile settings, nothing cut off', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(bodyFrom(objectShapeOf(schema)), fc.constantFrom(...INKS), async (body, ink) => {
        expect(await troublesOf(body, { paper, ink })).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });
});
