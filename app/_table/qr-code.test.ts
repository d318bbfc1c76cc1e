import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { drawCode } from './qr-code';

const TOKEN = '0123456789abcdef.abcdefghjkmnpqrstvwxyz0123';

it.each([
  ['a link', `http://192.168.178.23:3000/t#${TOKEN}`],
  ['a link of Trapdoor 1.0.0', `http://192.168.178.23:3000/t/${TOKEN}`],
])('draws every dark cell of %s once, within a quiet zone of four cells', (_, text) => {
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
