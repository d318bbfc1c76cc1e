import { expect, it } from 'vitest';
import { fileOf } from '@/door/carried';
import { buildKit } from '@/lib/flow';
import type { Json } from '@/lib/kernel/json';
import { type KitOrder, USUAL_KIT_SHEETS } from '@/lib/kit/order';
import { draftFromStarter } from '@/lib/scenario/envelope';
import { openDraft } from '@/lib/scenario/open';
import { findSystem } from '@/lib/systems/registry';
import { nodeAssets } from '@/templates/assets/node';
import { writePdf } from '@/templates/pdf/write';
import { layoutKit, renderKit } from '@/templates/render';
import { kitOf } from '@/test/support/sample-kit';
import { starterIn } from '@/test/support/starters';
import { markPages } from './mark-pages';
import { markPdf } from './mark-pdf';

const assets = nodeAssets();
const giveWay = () => Promise.resolve();
const order: KitOrder = {
  players: 3,
  names: [],
  pieces: ['cards', 'mats'],
  paper: 'letter',
  fillable: false,
  ink: 'low',
  sheets: USUAL_KIT_SHEETS,
};

const noteOf = (changes: Partial<KitOrder>) => ({ version: '7', order: { ...order, ...changes } });

it('marks a kit’s PDF as the kit itself was drawn, also where it has only some pages', async () => {
  const system = await findSystem('zombies')?.load();
  if (!system) throw new Error('no game');
  const draft = draftFromStarter(system, starterIn(system, 'graveyard'), 'same');
  const opened = openDraft(draft as unknown as Json, system);
  const kit = buildKit(opened, order);
  const all = await markPages((await layoutKit(kit, order, { assets })).pages, giveWay);
  const present = { ...order, paper: 'a4', players: 4 } as const;
  const marksOf = async (pages?: readonly (readonly [number, number])[]) => {
    const { pdf } = await renderKit(kit, order, { assets, attachment: fileOf(opened), pages });
    return markPdf({ file: blobOf(pdf), order: present }, { assets, giveWay });
  };
  expect((await marksOf()).marks).toEqual(all);
  expect((await marksOf([[1, 2]])).marks).toEqual(all.slice(0, 2));
});

it('refuses other files, and kits of versions that did not write the order down', async () => {
  const attachment = { name: 'old.trapdoor.json', bytes: new TextEncoder().encode('{}') };
  const laidOut = await layoutKit(EMPTY, order, { assets });
  const [old, other] = await Promise.all([
    writePdf(laidOut, { assets, attachment }),
    renderKit(EMPTY, order, { assets, attachment }),
  ]);
  for (const [file, says] of [
    [new Blob(['{}']), 'not a PDF'],
    [new Blob(['%PDF-1.7 nothing']), 'ends early'],
    [blobOf(old), 'older version'],
    [blobOf(other.pdf), 'not a Trapdoor scenario'],
  ] as const)
    await expect(markPdf({ file, order }, { assets, giveWay })).rejects.toThrow(says);
});

it.each([
  ['deep', `{"order":${'['.repeat(40_000)}${']'.repeat(40_000)}}`],
  ['of wrong types', '{"version":7,"order":{"players":"all","names":{},"sheets":null}}'],
  ['with too many copies', JSON.stringify(noteOf({ only: { cards: { a: 1e9 } } }))],
  ['full of prototype keys', '{"__proto__":{"order":{}},"constructor":{"prototype":{"order":{}}}}'],
])('refuses a kit whose note about its order is %s', async (_, note) => {
  await expect(markPdf({ file: await noted(note), order }, { assets, giveWay })).rejects.toThrow(
    'note in this kit about how it was printed can’t be read',
  );
  expect(({} as { order?: unknown }).order).toBeUndefined();
});

it('refuses a kit whose note about its order is huge', async () => {
  const file = await noted(`{"x":"${'x'.repeat(200_000)}"}`);
  await expect(markPdf({ file, order }, { assets, giveWay })).rejects.toThrow('This PDF is damaged');
});

it('reads an order at all limits, with names of prototypes, and takes nothing of them', async () => {
  const only = '{"cards":{"constructor":500,"__proto__":3,"toString":1},"__proto__":{"a":1},"mats":{}}';
  const limits = noteOf({
    players: 40,
    names: Array(40).fill('n'.repeat(200)),
    skip: 99,
    pieces: Array(500).fill('cards'),
  });
  const note = JSON.stringify({ ...limits, pages: [[-5, 2 ** 53 - 1]] }).replace(
    '"order":{',
    `"order":{"only":${only},`,
  );
  const { marks, version } = await markPdf({ file: await noted(note), order }, { assets, giveWay });
  expect([marks.flatMap(({ parts }) => parts), version]).toEqual([[], '7']);
});

/** A kit with any text as the note about its order. */
async function noted(note: string): Promise<Blob> {
  const system = await findSystem('zombies')?.load();
  if (!system) throw new Error('no game');
  const draft = draftFromStarter(system, starterIn(system, 'graveyard'), 'same');
  const attachment = { ...fileOf(openDraft(draft as unknown as Json, system)), order: note };
  return blobOf(await writePdf(await layoutKit(EMPTY, order, { assets }), { assets, attachment }));
}

const blobOf = (pdf: Uint8Array) => new Blob([pdf as Uint8Array<ArrayBuffer>]);
const EMPTY = kitOf();
