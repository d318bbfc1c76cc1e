import { atMost, type Measured, percentile, sleep, waitFor } from '../table-support/measured';
import { Person } from '../table-support/person';
import { openStudio } from '../table-support/studio';
import { Writer } from '../table-support/writer';

const WRITERS = 6;
const EDITS_A_SECOND = 5;
const WATCHERS = 500;
const WARM_UP_MS = 3_000;
const RUN_MS = 15_000;

/** Six people write in the draft while five hundred watch it: how late the screens are, and how late the edits are safe. */
export async function measure(): Promise<readonly Measured[]> {
  const studio = await openStudio();
  try {
    const gm = new Person(studio.url, 'GM');
    const { id, code, draftId } = await gm.openTable();
    const writers: Writer[] = [];
    for (let i = 0; i < WRITERS; i++) {
      const person = new Person(studio.url, `Writer ${i}`);
      await person.join(code);
      writers.push(await Writer.open(person, draftId, `w${i}`));
    }

    const sentAt = new Map<string, number>();
    const screenMs: number[] = [];
    let isMeasuring = false;
    const token = await gm.watcherToken(id);
    const seenBy: Map<string, number>[] = [];
    for (let i = 0; i < WATCHERS; i++) {
      const seen = new Map<string, number>();
      seenBy.push(seen);
      await new Person(studio.url).listen(
        id,
        (frame) => {
          if (frame.type !== 'draft-change') return;
          const now = performance.now();
          for (const patch of frame.patches) {
            if (patch.op !== 'set' || patch.path[0] !== 'summary') continue;
            for (const [name, count] of Writer.countsIn(String(patch.value))) {
              for (let n = (seen.get(name) ?? 0) + 1; n <= count; n++) {
                if (isMeasuring) screenMs.push(now - (sentAt.get(`${name}.${n}`) ?? now));
              }
              seen.set(name, Math.max(count, seen.get(name) ?? 0));
            }
          }
        },
        { token },
      );
    }

    const end = performance.now() + WARM_UP_MS + RUN_MS;
    const counts = writers.map(() => 0);
    const writing = writers.map(async (writer, i) => {
      await sleep((i / WRITERS) * (1000 / EDITS_A_SECOND));
      for (let n = 1; performance.now() < end; n++) {
        counts[i] = n;
        sentAt.set(`w${i}.${n}`, performance.now());
        writer.write(n);
        await sleep(1000 / EDITS_A_SECOND);
      }
    });
    await sleep(WARM_UP_MS);
    isMeasuring = true;
    for (const writer of writers) writer.ackMs.length = 0;
    await Promise.all(writing);
    const isSeen = (seen: Map<string, number>) => counts.every((count, i) => seen.get(`w${i}`) === count);
    await waitFor(() => seenBy.every(isSeen), 10_000);
    const behind = seenBy.filter((seen) => !isSeen(seen)).length;
    const unsaved = writers.reduce((sum, { lost, sentAt: open }) => sum + lost + open.size, 0);
    const acks = writers.flatMap(({ ackMs }) => ackMs);
    return [
      atMost(150, percentile(screenMs, 0.95), 'ms to the screen, p95', behind),
      atMost(300, percentile(screenMs, 0.99), 'ms to the screen, p99', behind, 'p99'),
      atMost(50, percentile(acks, 0.95), 'ms to a durable acknowledgement, p95', unsaved, 'acknowledged'),
    ];
  } finally {
    await studio.dispose();
  }
}
