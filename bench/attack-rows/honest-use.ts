import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';
import { scaled } from '../scale';
import { atMost, type Measured, sleep, waitFor } from '../table-support/measured';
import { Person } from '../table-support/person';
import { type BenchStudio, openStudio } from '../table-support/studio';
import { Writer } from '../table-support/writer';

const EVENTS = 120;
const TEXT = 2_000;
const PICTURES = 30;
const SIDE = 768;
const TYPISTS = 6;
const KEYS_A_SECOND = 8;
const TYPING_MS = scaled(20_000);
const REFUSED = 'refused or not answered';

/** Performs what busy people do. No request may meet a limit. */
export async function measure(): Promise<readonly Measured[]> {
  const studio = await openStudio();
  try {
    return [
      atMost(0, await pasteRefused(studio), REFUSED, 0, `paste of ${EVENTS} Events`),
      atMost(0, await picturesRefused(studio), REFUSED, 0, `kit with ${PICTURES} pictures`),
      atMost(0, await typingRefused(studio), REFUSED, 0, `${TYPISTS} people typing at once`),
    ];
  } finally {
    await studio.dispose();
  }
}

/** Pastes, undoes by hand and pastes again. */
async function pasteRefused({ url }: BenchStudio): Promise<number> {
  const person = new Person(url);
  const { id } = await person.ask<{ id: string }>('POST', '/api/drafts', { system: 'trapped', starter: 'spaceship' });
  const writer = await Writer.open(person, id, 'paste');
  for (let i = 0; i < 3; i++) {
    writer.paste(EVENTS, TEXT);
    await waitFor(() => writer.sentAt.size === 0, 30_000);
  }
  return writer.lost + writer.sentAt.size;
}

async function picturesRefused({ url }: BenchStudio): Promise<number> {
  const person = new Person(url);
  const { id } = await person.ask<{ id: string }>('POST', '/api/drafts', { system: 'trapped', starter: 'spaceship' });
  const answers = await Promise.all(
    Array.from({ length: PICTURES }, async (_, i) => {
      const bytes = pictureOf(i);
      const hash = createHash('sha256').update(bytes).digest('hex');
      const { status } = await fetch(`${url}/api/drafts/${id}/art/${hash}?alt=Picture&credit=Us`, {
        method: 'PUT',
        headers: { origin: url, cookie: person.cookie, 'content-type': 'image/png' },
        body: new Uint8Array(bytes),
      });
      return status;
    }),
  );
  return answers.filter((status) => status !== 201).length;
}

/** Six people type in one draft, each with two windows open. */
async function typingRefused({ url }: BenchStudio): Promise<number> {
  const gm = new Person(url, 'GM');
  const { code, draftId } = await gm.openTable();
  const writers: Writer[] = [];
  for (let i = 0; i < TYPISTS; i++) {
    const person = new Person(url, `Typist ${i}`);
    await person.join(code);
    writers.push(await Writer.open(person, draftId, `w${i}`));
    await person.dialDraft(draftId);
  }
  await Promise.all(
    writers.map(async (writer) => {
      const end = performance.now() + TYPING_MS;
      for (let n = 1; performance.now() < end; n++) {
        writer.write(n);
        await sleep(1000 / KEYS_A_SECOND);
      }
    }),
  );
  await waitFor(() => writers.every(({ sentAt }) => sentAt.size === 0), 30_000);
  return writers.reduce((sum, { lost, sentAt }) => sum + lost + sentAt.size, 0);
}

/** A picture with as much in it as a photograph has. */
function pictureOf(number: number): Buffer {
  const png = new PNG({ width: SIDE, height: SIDE });
  for (let i = 0; i < png.data.length; i++) png.data[i] = i % 4 === 3 ? 255 : (i * (number + 3) * 2_654_435_761) >>> 27;
  return PNG.sync.write(png);
}
