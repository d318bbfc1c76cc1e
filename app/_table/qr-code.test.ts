import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { drawCode } from './qr-code';

it('draws every dark cell once, within a quiet zone of four cells', () => {
  const text = 'http://192.168.178.23:3000/t/0123456789abcdef.abcdefghjkmnpqrstvwxyz0123';
  const { size, path } = drawCode(text);
  const drawn = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(length); i++) drawn.add(`${Number(x) + i} ${y}`);
  }
  const { data } = encode(text, { ecc: 'M', border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((cell, x) => (cell ? [`${x + 4} ${y + 4}`] : [])));
  expect([...drawn].sort()).toEqual(dark.sort());
  expect(size).toBe(data.length + 8);
});
