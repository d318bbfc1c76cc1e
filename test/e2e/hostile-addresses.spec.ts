import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { moderatorToken } from '@/lib/services/requests/identity';
import { openEmbeddedStore } from '@/lib/storage/embedded/open';
import { openPostgresStore } from '@/lib/storage/postgres/open';
import { sharedSecret } from '@/lib/storage/postgres/shared-secret';
import { putVersion } from '../support/published';
import { type StudioServer, startStudio } from '../support/studio-server';
import { HAS, startPostgres } from '../support/system-stores';
import { ANN } from '../support/test-server';
import { Caller, cookieOf, Refusals } from './refusals/caller';

const PUBLICATION = '0123456789abcdef';
const HOSTILE = [
  '%00',
  `${'0'.repeat(15)}%00`,
  '99999999999999999999',
  '2147483648',
  '%F0%9F%92%80',
  '%ED%A0%80',
  '__proto__',
];
const QUERIES = [
  'cursor',
  'from',
  'link',
  'reports',
  'arrivals',
  'log',
  'find',
  'version',
  'said',
  'code',
  'q',
  'part',
];

/** Every page by the names of its folders: /library/[id]/[version]. */
const pages = readdirSync(fileURLToPath(new URL('../../app', import.meta.url)), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map(
    (file) =>
      `/${file
        .split('/')
        .slice(0, -1)
        .filter((name) => !name.startsWith('('))
        .join('/')}`,
  )
  .toSorted();

/** Requests every page with hostile path segments and queries. */
async function ask(studio: StudioServer, cookie: string, there: Readonly<Record<string, string>>): Promise<void> {
  const seen = new Map<number, number>();
  const look = async (path: string) => {
    const response = await fetch(studio.url + path, { headers: { cookie, accept: 'text/html' }, redirect: 'manual' });
    const text = await response.text();
    expect([path, response.status < 500, text.includes('Something broke')]).toEqual([path, true, false]);
    seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
  };
  for (const page of pages) {
    const folders = page.split('/');
    const written = (at: number, part: string) =>
      folders
        .map((folder, i) => {
          if (!folder.startsWith('[')) return folder;
          const name = folder.slice(1, -1);
          return i === at ? part : (there[`${folders[1]} ${name}`] ?? there[name] ?? 'x');
        })
        .join('/');
    for (const [at, folder] of folders.entries())
      if (folder.startsWith('[')) for (const part of HOSTILE) await look(written(at, part));
    for (const query of QUERIES)
      await look(`${written(-1, '')}?${query}=${HOSTILE[QUERIES.indexOf(query) % HOSTILE.length]}`);
  }
  // Not everything was refused before it was handled.
  expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 404]));
}

test.describe.configure({ mode: 'serial' });
for (const store of ['SQLite', 'PostgreSQL'] as const) {
  test(`pages handle any path segments and queries, over ${store}`, async () => {
    test.setTimeout(120_000);
    test.skip(store === 'PostgreSQL' && !HAS.postgres, 'PostgreSQL is not installed');
    const postgres = store === 'PostgreSQL' ? await startPostgres() : undefined;
    const url = await postgres?.createDatabase();
    const studio = await startStudio({ LIBRARY: 'open', ...(url && { DATABASE_URL: url }) });
    try {
      // A data folder can be used by only one process.
      if (!url) await studio.kill();
      const opened = url ? await openPostgresStore(url, () => {}) : await openEmbeddedStore(studio.data);
      const secret = 'secret' in opened ? (opened.secret as Buffer) : await sharedSecret(opened);
      await putVersion(opened, PUBLICATION, { title: 'There' });
      await opened.close();
      if (!url) await studio.start();
      const cookie = cookieOf(ANN, secret);
      const ann = new Caller(studio.url, new Refusals(), cookie);
      const draft = await ann.must('POST', '/api/drafts', { body: { system: 'trapped' } });
      const table = await ann.must('POST', '/api/tables', { body: { draftId: draft.id, name: 'Ann' } });
      await ask(studio, cookie, {
        'studio id': draft.id,
        'library id': PUBLICATION,
        'moderate id': PUBLICATION,
        'moderate token': moderatorToken({ number: 1, generation: 0 }, secret),
        version: '1',
        code: table.code,
        step: 'review',
      });
    } finally {
      await studio.dispose();
      await postgres?.stop();
    }
  });
}
