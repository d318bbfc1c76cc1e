// @module-tag long

import { describe, expect, it } from 'vitest';
import { type OrderedBacks, USUAL_KIT_SHEETS } from '@/lib/kit/order';
import { sayPages } from '@/lib/kit/page-ranges';
import { readStarters } from '@/lib/starters/read-starters';
import { systems } from '@/lib/systems/registry';
import { nodeAssets } from '@/templates/assets/node';
import { leavesOf, type Page } from '@/templates/drawing/display-list';
import { layoutKit } from '@/templates/layout/layout';
import { isDuplex, planOf } from '@/templates/layout/print-plan';
import { SIDES } from '@/templates/pieces/printing-list';
import { said } from '@/test/support/display-text';
import { squeezed } from '@/test/support/read-in-order';
import { ORDER } from '@/test/support/sample-kit';

const assets = nodeAssets();

const BRING: Readonly<Record<string, string>> = {
  trapped: 'a pack of 52 playing cards without jokers, 5 pencils, 8 coins or beans',
  mothership: 'Scissors, 5 paper clips.',
  walls: 'Pencils if you use the pads, scissors, glue, a paper fastener.',
  zombies: 'A pencil for the score pad, a paper clip for the round strip, scissors, glue',
  fightsphere: '20 or more six-sided dice, 5 pencils, scissors',
  isolation: '20 green and 20 red six-sided dice, 5 pencils, scissors',
};

const PRINTS = (['a4', 'letter'] as const).flatMap((paper) =>
  (['face-down', 'none'] satisfies OrderedBacks[]).map((backs) => ({ paper, backs })),
);

describe.each(systems.map((manifest) => [manifest.title, manifest] as const))('the cover of %s', (_title, manifest) => {
  it.each(PRINTS)('lists the pages of the print plan: $paper, backs $backs', async ({ paper, backs }) => {
    const system = await manifest.load();
    const [starter] = readStarters(system);
    if (!starter) throw new Error('no starter');
    const header = { title: starter.id, authors: [], licence: '', language: 'en', summary: '' };
    const order = { ...ORDER, players: 4, paper, sheets: { ...USUAL_KIT_SHEETS, backs } };
    const kit = await layoutKit(system.open(starter.body).kit(header, order), order, { assets });
    const covers = kit.pages.slice(0, kit.sections[0]?.pageCount);
    const words = squeezed(covers.map(wordsOn).join(''));
    const { runs } = planOf(kit, { duplex: isDuplex(order) });

    expect(runs.length).toBeGreaterThan(1);
    for (const { pages, paper: on, sides, titles } of runs)
      expect(words).toContain(squeezed(`p. ${sayPages(pages)} ${on} paper, ${SIDES[sides]} ${titles.join(', ')}`));
    const listed = runs.flatMap(({ pages }) => pages);
    const printed = kit.pages.flatMap(({ isBlank }, page) => (isBlank ? [] : [page]));
    expect(listed.toSorted((a, b) => a - b)).toEqual(printed);
    expect(words.toLowerCase()).toContain(squeezed(BRING[system.id] ?? '?').toLowerCase());
    expect(words).toContain(squeezed('Print at 100 %'));
  });
});

const wordsOn = ({ items }: Page): string =>
  leavesOf(items)
    .flatMap((item) => (item.kind === 'text' ? [said(item)] : []))
    .join('');
