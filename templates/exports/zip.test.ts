import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type Entry, textBytes, writeZip } from './zip';

async function* entries(...files: readonly Entry[]) {
  yield* files;
}

async function zipOf(...files: readonly Entry[]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await writeZip(entries(...files), (chunk) => void chunks.push(chunk));
  return new Uint8Array(Buffer.concat(chunks));
}

const README = { path: 'README.txt', bytes: textBytes(['One line', 'Zoë’s second']) };
const PICTURE = { path: 'sheets/łodz/01.png', bytes: new Uint8Array(70_000).fill(7) };

describe('writeZip()', () => {
  it('packs text, stores what is packed already, and keeps every byte and name', async () => {
    const zip = await zipOf(README, PICTURE);
    const files = unzipSync(zip);
    expect(Object.keys(files)).toEqual(['README.txt', 'sheets/łodz/01.png']);
    expect(new TextDecoder().decode(files['README.txt'])).toBe('One line\r\nZoë’s second\r\n');
    expect(files['sheets/łodz/01.png']).toEqual(PICTURE.bytes);
    expect(zip.length).toBeGreaterThan(70_000);
  });

  it('gives the same bytes again', async () => {
    expect(Buffer.compare(await zipOf(README, PICTURE), await zipOf(README, PICTURE))).toBe(0);
  });

  it('is a whole archive even with nothing in it', async () => expect(unzipSync(await zipOf())).toEqual({}));

  it('writes an entry before it asks for the next', async () => {
    const seen: string[] = [];
    async function* told() {
      for (const name of ['a.png', 'b.png']) {
        seen.push(name);
        yield { path: name, bytes: new Uint8Array(9) };
      }
    }
    await writeZip(told(), (chunk) => void (chunk.length > 0 && seen.push('written')));
    expect(seen.indexOf('written')).toBeLessThan(seen.indexOf('b.png'));
  });

  it('stops where its entries or its writer do', async () => {
    async function* broken() {
      yield README;
      throw new Error('stop');
    }
    await expect(writeZip(broken(), () => undefined)).rejects.toThrow('stop');
    const full = () => Promise.reject(new Error('disk full'));
    await expect(writeZip(entries(README), full)).rejects.toThrow('disk full');
  });
});
