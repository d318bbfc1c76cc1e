import { beforeAll, expect, it } from 'vitest';
import { draftFromStarter, formatDraft } from '@/lib/scenario/envelope';
import { encodePng } from '@/templates/drawing/png';
import { systems } from '@/test/support/all-systems';
import { readPng } from '@/test/support/pictures';
import { renderOrder } from './render-order';

const [system] = systems;
const [starter] = system?.starters ?? [];
if (!system || !starter) throw new Error('The tests need a starter.');

const draft = { ...draftFromStarter(system, starter), cover: `art:${'0'.repeat(64)}` };
const bytes = new TextEncoder().encode(formatDraft(draft, system));
const given = { source: { kind: 'file', bytes }, plain: false } as const;
let red: Uint8Array;
beforeAll(() => {
  const [widthPx, heightPx] = [960, 480];
  red = encodePng({ widthPx, heightPx, rgb: new Uint8Array(widthPx * heightPx * 3).map((_, i) => (i % 3 ? 0 : 255)) });
});

it('draws an uploaded cover picture on the poster in place of its sign, no larger than needed', async () => {
  const poster = await renderOrder({ ...given, make: 'poster', art: red });
  const href = /<image[^>]+href="data:image\/png;base64,([^"]+)"/.exec('text' in poster ? poster.text : '')?.[1];
  const { width, height } = readPng(Buffer.from(href ?? '', 'base64'));
  expect([width, height]).toEqual([480, 240]);
  const without = await renderOrder({ ...given, make: 'poster' });
  expect('text' in without && without.text).not.toContain('<image');
});

it('shows the poster on the preview image of links', async () => {
  const words = { game: 'A game', title: 'A title', by: 'By Ann', facts: '2 players' };
  const card = await renderOrder({ ...given, ...words, make: 'card', art: red });
  const { data, width, height } = readPng('png' in card ? card.png : new Uint8Array());
  expect([width, height]).toEqual([1200, 630]);
  const x = width - 225;
  const colours = Array.from({ length: height }, (_, y) =>
    data
      .subarray((y * width + x) * 4)
      .slice(0, 3)
      .join(' '),
  );
  expect(colours).toContain('255 0 0');
});

it.each(systems.map((each) => [each.title, each] as const))(
  'draws the sample pictures and the first page of %s',
  async (_, each) => {
    const [first] = each.starters;
    if (!first) throw new Error('The test needs a starter.');
    const file = new TextEncoder().encode(formatDraft(draftFromStarter(each, first), each));
    const version = { source: { kind: 'file', bytes: file }, plain: false } as const;
    const page = await renderOrder({ ...version, make: 'reading', hideGm: true, art: [], artPath: '' });
    const samples = 'samples' in page ? page.samples : [];
    expect(samples).not.toEqual([]);
    for (const { name } of samples) {
      const sample = await renderOrder({ ...version, make: 'sample', name, art: [] });
      const text = 'text' in sample ? sample.text : '';
      expect(text).toMatch(/^<svg [\s\S]*<path/);
      expect(text.length).toBeLessThan(400_000);
    }
    for (const paper of ['a4', 'letter'] as const) {
      const page = await renderOrder({ ...version, make: 'firstPage', order: { paper, ink: 'full', grounds: false } });
      expect('text' in page ? page.text : '').toMatch(paper === 'a4' ? /^<svg [^>]*210 297/ : /^<svg [^>]*215.9 279.4/);
    }
  },
);

it('lists no sample pictures on the GM’s page', async () => {
  const page = await renderOrder({ ...given, make: 'reading', hideGm: false, art: [], artPath: '' });
  expect('samples' in page && page.samples).toEqual([]);
});
