import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Block } from '@/lib/kit/blocks';
import { USUAL_SHEETS } from '@/lib/kit/order';
import { findSystem } from '@/test/support/all-systems';
import { Printed } from './printed';

const named = readdirSync('content/guides').flatMap((file) =>
  [...readFileSync(`content/guides/${file}`, 'utf8').matchAll(/<Printed system="([^"]*)" piece="([^"]*)" \/>/g)].map(
    ([, system = '', piece = '']) => [file, system, piece] as const,
  ),
);

const ORDER = { players: 4, names: [], paper: 'a4', fillable: false, ink: 'full', sheets: USUAL_SHEETS } as const;
const HEADER = { title: '', authors: [], licence: '', language: 'en', summary: '' };

function* textsIn(blocks: readonly Block[]): Generator<string> {
  for (const block of blocks) {
    if (block.block === 'heading' && block.level > 1) yield block.text;
    if (block.block === 'text') yield block.markdown;
    if (block.block === 'list') yield* block.items.map(({ markdown }) => markdown);
    if (block.block === 'table') yield* block.rows.flat().flatMap(({ text }) => text ?? []);
    if (block.block === 'flow') yield* textsIn(block.blocks);
  }
}

describe('a page with a printed document in it', () => {
  it('is the GM’s guide', () => expect(named).toEqual([['gm-guide.mdx', 'trapped', 'gm-guide']]));

  it.each(named)('%s has every sentence that the kit prints', async (_, system, piece) => {
    const game = findSystem(system);
    const [printed] = game?.open(game.blank()).kit(HEADER, { ...ORDER, pieces: [piece] }).pieces ?? [];
    const texts = printed?.kind === 'document' ? [...textsIn(printed.copies[0]?.blocks ?? [])] : [];
    const page = renderToStaticMarkup(await Printed({ system, piece }));
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((text) => !page.includes(text))).toEqual([]);
    expect(page).not.toContain('<h1');
  });

  it('refuses a piece that the kit does not have', async () => {
    await expect(Printed({ system: 'trapped', piece: 'event-cards' })).rejects.toThrow('no document');
  });
});
