import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { harmOf, rowsOf } from '../attack-support/under-attack';
import { atMost, type Measured, sleep } from '../table-support/measured';
import { Person } from '../table-support/person';
import { openStudio } from '../table-support/studio';

const BOMBS = 200;
const PEOPLE = 8;
/** The largest picture that is kept, and the largest that once was. */
const SIDES = [2048, 4096];
const MEMORY = 'process_resident_memory_bytes';
const REST_MS = 10_000;
const MB = 1_000_000;

/** 200 pictures at once that unpack to a thousand times their size: what they leave in memory, and what others feel. */
export const measure = async (): Promise<readonly Measured[]> => {
  const studio = await openStudio();
  try {
    const bodies = SIDES.map((side) => zeros(side));
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => withDraft(studio.url)));
    let before = 0;
    const answers = new Map<number, number>();
    const harm = await harmOf(studio, async () => {
      before = await studio.sample(MEMORY);
      await Promise.all(
        Array.from({ length: BOMBS }, async (_, i) => {
          const status = await people[i % PEOPLE]?.(named(bodies[i % SIDES.length] ?? [], i));
          answers.set(status ?? 0, (answers.get(status ?? 0) ?? 0) + 1);
        }),
      );
    });
    await sleep(REST_MS);
    const after = await studio.sample(MEMORY);
    const said = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ');
    return [
      atMost(150, (after - before) / MB, `MB more than before, ${REST_MS / 1000} s later (${said})`, 0, 'memory'),
      ...rowsOf(harm),
    ];
  } finally {
    await studio.dispose();
  }
};

/** Somebody with a draft of their own; returns what sends a picture to it and says how that was answered. */
async function withDraft(url: string): Promise<(bytes: Buffer) => Promise<number>> {
  const person = new Person(url);
  const { id } = await person.ask<{ id: string }>('POST', '/api/drafts', { system: 'trapped' });
  return async (bytes) => {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const { status } = await fetch(`${url}/api/drafts/${id}/art/${hash}`, {
      method: 'PUT',
      headers: { origin: url, cookie: person.cookie, 'content-type': 'image/png' },
      body: new Uint8Array(bytes),
    });
    return status;
  };
}

/** The chunks of a picture without any colour. */
function zeros(side: number): readonly Buffer[] {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side);
  header.writeUInt32BE(side, 4);
  header.set([8, 6], 8);
  return [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(side * (side * 4 + 1))))];
}

/** A picture with a number in it that nobody sees, so that it is another one. */
function named([header = Buffer.of(), ...data]: readonly Buffer[], number: number): Buffer {
  const dots = Buffer.alloc(9);
  dots.writeUInt32BE(number + 1);
  const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return Buffer.concat([signature, header, chunk('pHYs', dots), ...data, chunk('IEND', Buffer.of())]);
}

function chunk(kind: string, data: Uint8Array): Buffer {
  const frame = Buffer.alloc(12 + data.length);
  frame.writeUInt32BE(data.length);
  frame.write(kind, 4, 'latin1');
  frame.set(data, 8);
  return frame;
}
