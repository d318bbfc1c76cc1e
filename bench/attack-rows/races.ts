import { publishable } from '@/test/support/publishable';
import { HAS, startPostgres } from '@/test/support/system-stores';
import { scaled } from '../scale';
import { atMost, type Measured, sleep } from '../table-support/measured';
import { Person } from '../table-support/person';
import { openStudio } from '../table-support/studio';

const RACES = scaled(20);
/** A publication takes a few seconds, most of them to play it. */
const WITHIN_MS = 4_000;
const AT_ONCE = 4;

/** Members delete everything while they publish: what can still be read afterwards. */
export async function measure(): Promise<readonly Measured[]> {
  const rows = [await race('SQLite')];
  if (!HAS.postgres) return rows;
  const postgres = await startPostgres();
  try {
    return [...rows, await race('PostgreSQL', { DATABASE_URL: await postgres.createDatabase() })];
  } finally {
    await postgres.stop();
  }
}

async function race(part: string, env: Readonly<Record<string, string>> = {}): Promise<Measured> {
  const studio = await openStudio({ LIBRARY: 'open', ...env });
  const published: string[] = [];
  let [left, failed] = [0, 0];
  try {
    const run = async (i: number) => {
      // Of a network of their own each: one network may not publish so much at once.
      const person = new Person(studio.url, `Publisher ${i}`, `203.0.113.${i}`);
      await person.ask('POST', '/api/drafts', { system: 'walls' });
      const publishing = person.send('POST', '/api/library', { scenario: publishable(`word${i}`) });
      await sleep((i / RACES) * WITHIN_MS);
      const cookie = new Person(studio.url, '', person.address);
      cookie.cookie = person.cookie;
      await cookie.ask('POST', '/api/me/deletion', { forGood: true, withdrawals: {} });
      const answer = await publishing;
      const body = (await answer.json()) as { readonly id?: string };
      if (answer.status === 201 && body.id) published.push(body.id);
      else if (answer.status !== 401) failed += 1;
    };
    const waiting = Array.from({ length: RACES }, (_, i) => i);
    const again = async () => {
      for (let i = waiting.shift(); i !== undefined; i = waiting.shift()) await run(i);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, again));
    for (const id of published) if ((await fetch(`${studio.url}/api/library/${id}`)).ok) left += 1;
    return atMost(0, left, `of ${RACES} publications left`, failed, part);
  } finally {
    await studio.dispose();
  }
}
