import { expect, it } from 'vitest';
import { encodePng } from '@/templates/drawing/png';
import { nodeAssets } from '../assets/node';
import { ownPictures } from './load-art';

const png = encodePng({ widthPx: 2, heightPx: 1, rgb: new Uint8Array([255, 0, 0, 0, 0, 255]) });
const id = (letter: string) => `art:${letter.repeat(64)}`;

it('decodes a picture once, and keeps its texts', async () => {
  let words = { alt: 'A ghost', credit: 'Ann' };
  const open = ownPictures(async () => ({ bytes: png, ...words }), nodeAssets());
  const first = await open(id('a'));
  expect(first).toMatchObject({ widthPx: 2, heightPx: 1, id: id('a'), alt: 'A ghost', credit: 'Ann' });
  expect([...(first?.rgb ?? [])]).toEqual([255, 0, 0, 0, 0, 255]);
  expect(await open(id('a'))).toBe(first);
  words = { alt: 'A ghost', credit: 'Bob' };
  expect(await open(id('a'))).toMatchObject({ credit: 'Bob' });
});

it('returns nothing for missing, broken and foreign pictures', async () => {
  const from = (source: Parameters<typeof ownPictures>[0]) => ownPictures(source, nodeAssets());
  const asked = [
    from(async () => undefined)(id('b')),
    from(() => Promise.reject(new Error('offline')))(id('b')),
    from(async () => ({ bytes: png.subarray(0, 20), alt: '', credit: '' }))(id('b')),
    from(async () => ({ bytes: png, alt: '', credit: '' }))('game-icons:ghost'),
  ];
  expect(await Promise.all(asked)).toEqual([undefined, undefined, undefined, undefined]);
});
