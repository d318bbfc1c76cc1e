import { atMost, type Measured, percentile, sleep, waitFor } from '../table-support/measured';
import { Person } from '../table-support/person';
import { openStudio } from '../table-support/studio';
import { Writer } from '../table-support/writer';

const TABLES = 50;
const PEOPLE = 6;
const RUN_MS = 15_000;
/** Each table: an edit a second by each in turn, and an idea every four seconds. */
const EDIT_EVERY_MS = 1_000;
const IDEA_EVERY_MS = 4_000;

interface Group {
  readonly id: string;
  readonly people: readonly Person[];
  readonly writers: readonly Writer[];
  readonly sentAt: Map<string, number>;
  readonly heard: { count: number };
}

/** Fifty groups of six, all of them writing and having ideas: how late what one does stands on the others' screens. */
export async function measure(): Promise<Measured> {
  const studio = await openStudio();
  const lateMs: number[] = [];
  try {
    const groups: Group[] = [];
    for (let i = 0; i < TABLES; i++) groups.push(await gather(studio.url, lateMs));
    await sleep(1_000);
    lateMs.length = 0;
    const end = performance.now() + RUN_MS;
    const expected = (await Promise.all(groups.map((group, i) => play(group, end, i / TABLES)))).map(
      (deeds) => deeds * (PEOPLE - 1),
    );
    const isBehind = (i: number) => (groups[i]?.heard.count ?? 0) < (expected[i] ?? 0);
    await waitFor(() => !groups.some((_, i) => isBehind(i)), 10_000);
    const lost = groups.reduce((sum, { heard }, i) => sum + Math.max(0, (expected[i] ?? 0) - heard.count), 0);
    return atMost(100, percentile(lateMs, 0.95), 'ms to the others, p95', lost);
  } finally {
    await studio.dispose();
  }
}

async function gather(url: string, lateMs: number[]): Promise<Group> {
  const gm = new Person(url, 'GM');
  const { id, code, draftId } = await gm.openTable();
  const people = [gm, ...Array.from({ length: PEOPLE - 1 }, (_, i) => new Person(url, `Player ${i}`))];
  const sentAt = new Map<string, number>();
  const heard = { count: 0 };
  const hear = (deed: string) => {
    const sent = sentAt.get(deed);
    if (sent === undefined) return;
    heard.count += 1;
    lateMs.push(performance.now() - sent);
  };
  await gm.command(id, { type: 'openQuestion', question: 'barriers', anonymous: false, seconds: null });
  const writers: Writer[] = [];
  for (const [i, person] of people.entries()) {
    if (i > 0) await person.join(code);
    await person.listen(id, (frame) => {
      if (frame.type !== 'change') return;
      for (const { text } of frame.ideas?.put ?? []) if (!text.startsWith(`${i}:`)) hear(text);
    });
    const writer = await Writer.open(person, draftId, `p${i}`);
    const seen = new Set<string>();
    writer.onEdit = () => {
      for (const [name, count] of Writer.countsIn(writer.summary)) {
        const deed = `${name}.${count}`;
        if (name === `p${i}` || seen.has(deed)) continue;
        seen.add(deed);
        hear(deed);
      }
    };
    writers.push(writer);
  }
  return { id, people, writers, sentAt, heard };
}

/** Plays for a while; says how many deeds there were for each of the others to see. */
async function play({ id, people, writers, sentAt }: Group, end: number, phase: number): Promise<number> {
  let deeds = 0;
  const every = async (pauseMs: number, deed: (n: number) => Promise<unknown> | undefined) => {
    await sleep(phase * pauseMs);
    for (let n = 1; performance.now() < end; n++) {
      deeds += 1;
      await Promise.all([deed(n), sleep(pauseMs)]);
    }
  };
  await Promise.all([
    every(EDIT_EVERY_MS, (n) => {
      const i = n % PEOPLE;
      sentAt.set(`p${i}.${n}`, performance.now());
      writers[i]?.write(n);
      return undefined;
    }),
    every(IDEA_EVERY_MS, (n) => {
      const i = n % PEOPLE;
      const text = `${i}: idea ${n}`;
      sentAt.set(text, performance.now());
      return people[i]?.command(id, { type: 'addIdea', question: 'barriers', text });
    }),
  ]);
  return deeds;
}
