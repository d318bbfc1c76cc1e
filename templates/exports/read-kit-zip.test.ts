import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { carrierOf } from './carrier';
import { readKitZip } from './read-kit-zip';
import { writeZip } from './zip';

const json = new TextEncoder().encode(JSON.stringify({ title: 'Łódź ♥', body: 'x'.repeat(5000) }));
const picture = new Uint8Array(3_000_000).fill(7);
const codeOf = (zip: Uint8Array) => {
  const read = readKitZip(zip);
  return read.ok ? 'ok' : read.error.code;
};

/** Returns the archive with a false size in its entries. */
function claiming(zip: Uint8Array, from: number, to: number): Uint8Array {
  const view = new DataView(zip.slice().buffer);
  for (let at = 0; at + 4 <= view.byteLength; at++) {
    if (view.getUint32(at, true) === from) view.setUint32(at, to, true);
  }
  return new Uint8Array(view.buffer);
}

describe('readKitZip()', () => {
  it('gives back the very bytes that a kit’s ZIP holds, and unpacks nothing else of it', async () => {
    async function* entries() {
      yield { path: 'CREDITS.txt', bytes: new Uint8Array(9) };
      yield { path: 'kit.pdf', bytes: picture };
      yield { path: 'lodz.trapdoor.json', bytes: json };
    }
    const chunks: Uint8Array[] = [];
    await writeZip(entries(), (chunk) => void chunks.push(chunk));
    const zip = new Uint8Array(Buffer.concat(chunks));
    expect(carrierOf(zip)).toBe('zip');
    expect(readKitZip(zip)).toEqual({ ok: true, value: json });
  });

  it('finds it in a folder, beside what macOS adds', () => {
    const zip = zipSync({ 'kit/a.trapdoor.json': json, '__MACOSX/kit/._a.trapdoor.json': picture });
    expect(readKitZip(zip)).toEqual({ ok: true, value: json });
  });

  it.each([
    ['no scenario', zipSync({ 'other.json': json }), 'zip/no-scenario'],
    ['two scenarios', zipSync({ 'a.trapdoor.json': json, 'b/b.trapdoor.json': json }), 'zip/several'],
    ['a scenario larger than any', zipSync({ 'a.trapdoor.json': new Uint8Array(200_000_000) }), 'zip/damaged'],
    ['more entries than any kit', zipSync(Object.fromEntries(numbered(20_001))), 'zip/unreadable'],
    ['half an archive', zipSync({ 'a.trapdoor.json': json }).subarray(0, 150), 'zip/unreadable'],
    ['its sign alone', new TextEncoder().encode('PK\x03\x04'), 'zip/unreadable'],
  ])('refuses %s with words', (_, zip, code) => expect(codeOf(zip)).toBe(code));

  it('unpacks no more than an entry claims, nor more than a scenario can be', () => {
    const bomb = zipSync({ 'a.trapdoor.json': new Uint8Array(50_000_000) }, { level: 9 });
    const read = readKitZip(claiming(bomb, 50_000_000, 1_000_000));
    expect(read.ok ? read.value.length : 0).toBeLessThanOrEqual(1_000_000);
  });
});

const numbered = (count: number) => Array.from({ length: count }, (_, i) => [`${i}.txt`, new Uint8Array(0)] as const);
