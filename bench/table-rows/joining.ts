import { atMost, type Measured, percentile, sleep } from '../table-support/measured';
import { Person } from '../table-support/person';
import { openStudio } from '../table-support/studio';

const PEOPLE = 300;
const WITHIN_MS = 5_000;
const GUESSES_A_SECOND = 20;
const TARGET_S = 3;
const WARM_UP = 40;

/**
 * Three hundred people join one table within five seconds, from one address, behind which somebody guesses codes all
 * the while. Somebody is in once their page shows the table with themselves at it.
 */
export async function measure(): Promise<Measured> {
  const studio = await openStudio();
  try {
    const gm = new Person(studio.url, 'GM');
    const { code } = await gm.openTable();
    // A studio that has just been started still loads what it needs.
    const other = await new Person(studio.url, 'GM').openTable();
    for (let i = 0; i < WARM_UP; i++) {
      const person = new Person(studio.url, 'Early');
      (await person.listen((await person.join(other.code)).id, () => {})).close();
    }
    let guessing = true;
    const guesser = (async () => {
      const guesses: Promise<unknown>[] = [];
      while (guessing) {
        guesses.push(new Person(studio.url, 'Guesser').join('00000000').catch(() => {}));
        await sleep(1000 / GUESSES_A_SECOND);
      }
      await Promise.all(guesses);
    })();
    await sleep(3_000);
    const seconds: number[] = [];
    let lost = 0;
    await Promise.all(
      Array.from({ length: PEOPLE }, async (_, i) => {
        await sleep((i / PEOPLE) * WITHIN_MS);
        const begun = performance.now();
        const person = new Person(studio.url, `Person ${i}`);
        try {
          const { id } = await person.join(code);
          await new Promise<void>((resolve, reject) => {
            const onFrame = (frame: { readonly type: string }) => {
              if (frame.type === 'view') resolve();
            };
            person.listen(id, onFrame).then((socket) => socket.on('close', reject), reject);
            setTimeout(reject, 30_000);
          });
          seconds.push((performance.now() - begun) / 1000);
        } catch {
          lost += 1;
        }
      }),
    );
    guessing = false;
    await guesser;
    return {
      ...atMost(TARGET_S, percentile(seconds, 0.95), 's', lost),
      measured: Number(percentile(seconds, 0.95).toFixed(2)),
    };
  } finally {
    await studio.dispose();
  }
}
