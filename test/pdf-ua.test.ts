// @module-tag long
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildKit } from '@/lib/flow';
import type { Json } from '@/lib/kernel/json';
import { draftFromStarter } from '@/lib/scenario/envelope';
import { openDraft } from '@/lib/scenario/open';
import { nodeAssets } from '@/templates/assets/node';
import { attachmentOf } from '@/templates/pdf/attachment';
import { renderKit } from '@/templates/render';
import { systems } from '@/test/support/all-systems';
import { BREAKS, broken } from './support/pdf-ua/broken-kits';
import { checkPdfUa, NOT_APPLICABLE, TESTED } from './support/pdf-ua/matterhorn';
import { CARD, cardsOf, documentOf, EVERY_BLOCK, kitOf, ORDER } from './support/sample-kit';

const assets = nodeAssets();
const attachment = attachmentOf('same', '{}');
/** A small kit with every kind of block and a card. */
const sample = renderKit(
  kitOf(documentOf(...EVERY_BLOCK), cardsOf(CARD)),
  { ...ORDER, fillable: true },
  { assets, attachment },
);

describe('the machine checks of PDF/UA-1', () => {
  it.each(systems.map((system) => [system.id, system] as const))(
    'pass on a fillable kit with every piece: %s',
    { timeout: 120_000 },
    async (_id, system) => {
      const [starter] = system.starters;
      if (!starter) throw new Error('no starter');
      const draft = draftFromStarter(system, starter, 'same') as unknown as Json;
      const order = {
        ...ORDER,
        fillable: true,
        pieces: system.pieces.map(({ id }) => id),
        sheets: { ...ORDER.sheets, backs: 'long-edge' } as const,
      };
      const { pdf } = await renderKit(buildKit(openDraft(draft, system), order), order, { assets, attachment });
      expect(await checkPdfUa(pdf)).toEqual([]);
    },
  );

  it('are all there', () => {
    expect(Object.keys({ ...TESTED, ...NOT_APPLICABLE })).toHaveLength(87);
    expect(Object.keys(TESTED).filter((index) => index in NOT_APPLICABLE)).toEqual([]);
  });

  it('pass on cards alone, whose headings begin below the first level', async () => {
    expect(await checkPdfUa((await renderKit(kitOf(cardsOf(CARD)), ORDER, { assets })).pdf)).toEqual([]);
  });

  it.each(BREAKS)('find what is broken: %s', async (index, damage) => {
    const { pdf } = await sample;
    expect((await checkPdfUa(await broken(pdf, damage))).map((failure) => failure.slice(0, index.length))).toContain(
      index,
    );
  });

  it('are listed in the guide', () => {
    const guide = readFileSync(new URL('../content/guides/screen-readers.mdx', import.meta.url), 'utf8');
    const rows = [...guide.matchAll(/^\| (\d\d-\d\d\d) \| [^|]+ \| (yes|–) \|$/gm)];
    const listed = (mark: string) => rows.flatMap(([, index = '', own]) => (own === mark ? [index] : []));
    expect(listed('yes').toSorted()).toEqual(Object.keys(TESTED).toSorted());
    expect(listed('–').toSorted()).toEqual(Object.keys(NOT_APPLICABLE).toSorted());
  });
});
