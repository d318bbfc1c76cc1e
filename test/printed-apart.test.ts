import { describe, expect, it } from 'vitest';
import { buildKit } from '@/lib/flow';
import type { Json } from '@/lib/kernel/json';
import { USUAL_KIT_SHEETS } from '@/lib/kit/order';
import { draftFromStarter } from '@/lib/scenario/envelope';
import { openDraft } from '@/lib/scenario/open';
import { nodeAssets } from '@/templates/assets/node';
import { type LaidOutKit, layoutKit } from '@/templates/layout/layout';
import { systems } from '@/test/support/all-systems';
import { wordsOf } from './support/display-text';
import { ORDER } from './support/sample-kit';

const assets = nodeAssets();

/** Prints the first starter of a game with all its pieces. */
async function printed(system: (typeof systems)[number], separate: boolean) {
  const [starter] = system.starters;
  if (!starter) throw new Error('no starter');
  const opened = openDraft(draftFromStarter(system, starter, 'same') as unknown as Json, system);
  const order = { ...ORDER, pieces: system.pieces.map(({ id }) => id), sheets: { ...USUAL_KIT_SHEETS, separate } };
  const kit = buildKit(opened, order);
  return { kit, laid: await layoutKit(kit, order, { assets }) };
}

const sectionAt = ({ sections }: LaidOutKit, page: number) =>
  sections.find(({ firstPage, pageCount }) => page >= firstPage && page < firstPage + pageCount);

/** Matches pages in the list on the cover: "p. 31–35, 37", "p. 45–53 (odd ones)". */
const LISTED = /p\. (\d+(?:–\d+)?(?:, \d+(?:–\d+)?)*)( \(odd ones\))?/g;

/** Lists the pages of a range: "31–35". */
function pagesIn(range: string): readonly number[] {
  const [first = 0, last = first] = range.split('–').map(Number);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

describe.each(systems.map((system) => [system.id, system] as const))('the whole kit of %s', (_, system) => {
  it('can be printed on both sides: no sheet is on the back of another one', { timeout: 60_000 }, async () => {
    const { laid } = await printed(system, true);
    expect(laid.sections.some(({ sides }) => sides === 'both')).toBe(true);
    for (let back = 1; back < laid.pages.length; back += 2) {
      if (laid.pages[back]?.isBlank) continue;
      const [front, behind] = [sectionAt(laid, back - 1), sectionAt(laid, back)];
      expect([back, behind?.piece]).toEqual([back, front?.piece]);
      expect([back, behind?.sides]).not.toEqual([back, 'one']);
    }
  });

  it('usually has one blank page at most before each run with backs', { timeout: 60_000 }, async () => {
    const { laid } = await printed(system, false);
    const blank = laid.pages.filter(({ isBlank }) => isBlank).length;
    const withBacks = laid.sections.filter(({ backs }) => backs === 'reverse');
    const runs = withBacks.filter(({ firstPage }, i) => {
      const before = withBacks[i - 1];
      return !before || before.firstPage + before.pageCount !== firstPage;
    });
    expect(blank).toBeLessThanOrEqual(runs.length);
  });

  it('has every piece and page of it in the list on the cover', { timeout: 60_000 }, async () => {
    const { laid } = await printed(system, false);
    const cover = laid.pages.slice(0, laid.sections[0]?.pageCount);
    const words = cover.map(wordsOf).join(' ').replaceAll(/\s+/g, ' ');
    const listed = [...words.matchAll(LISTED)].flatMap(([, ranges = '', odd]) =>
      ranges.split(', ').flatMap((range) => pagesIn(range).filter((page) => odd === undefined || page % 2 === 1)),
    );
    const printedPages = laid.pages.flatMap(({ isBlank }, i) => (isBlank ? [] : [i + 1]));
    expect(printedPages.filter((page) => !listed.includes(page))).toEqual([]);
    for (const { title } of laid.sections) expect(words).toContain(title);
  });
});
