import { harmOf, rowsOf } from '../attack-support/under-attack';
import { atMost, type Measured, sleep } from '../table-support/measured';
import { Person } from '../table-support/person';
import { openStudio } from '../table-support/studio';

const PEOPLE = 600;
const IDEAS = 2_000;
const AUTHORS = 60;
const WITHIN_MS = 30_000;
const TARGET_S = 60;

/**
 * A whole convention enters one table that holds as many ideas as it can, all from one address. Somebody is in once
 * their page shows the table with themselves at it.
 */
export async function measure(): Promise<readonly Measured[]> {
  const studio = await openStudio();
  try {
    const gm = new Person(studio.url, 'GM');
    const { id, code } = await gm.openTable();
    await gm.command(id, { type: 'openQuestion', question: 'barriers', anonymous: false, seconds: null });
    await fill(studio.url, id, code);
    let [seconds, outside] = [0, 0];
    const harm = await harmOf(studio, async () => {
      const begun = performance.now();
      await Promise.all(
        Array.from({ length: PEOPLE - AUTHORS - 1 }, async (_, i) => {
          await sleep((i / PEOPLE) * WITHIN_MS);
          const isIn = await enter(new Person(studio.url, `Person ${i}`), code).catch(() => false);
          if (isIn) seconds = Math.max(seconds, (performance.now() - begun) / 1000);
          else outside += 1;
        }),
      );
    });
    return [atMost(TARGET_S, seconds, 's until all are seated', outside, 'seated'), ...rowsOf(harm)];
  } finally {
    await studio.dispose();
  }
}

/** As many ideas as a table holds, by people who came early. */
async function fill(url: string, id: string, code: string): Promise<void> {
  const authors = Array.from({ length: AUTHORS }, (_, i) => new Person(url, `Author ${i}`));
  for (const author of authors) await author.join(code);
  await Promise.all(
    authors.map(async (author, i) => {
      for (let n = i; n < IDEAS; n += AUTHORS) {
        await author.command(id, {
          type: 'addIdea',
          question: 'barriers',
          text: `Idea ${n}: ${'a moat of soup '.repeat(9)}`,
        });
      }
    }),
  );
}

/** Joins, and waits until the page would show it; true if it did. */
async function enter(person: Person, code: string): Promise<boolean> {
  const { id } = await person.join(code);
  return new Promise((resolve, reject) => {
    person
      .listen(id, (frame) => {
        const view = frame.type === 'view' ? frame.view : frame.type === 'change' ? frame : undefined;
        if (view?.you !== undefined) resolve(true);
      })
      .then((socket) => socket.on('close', () => resolve(false)), reject);
    setTimeout(() => resolve(false), 60_000);
  });
}
