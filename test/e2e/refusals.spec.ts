import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { FORMAT } from '@/lib/scenario/draft';
import { moderatorCookie } from '@/lib/services/requests/identity';
import { draftFile } from '../support/drafts';
import { publishable } from '../support/publishable';
import { type StudioServer, startStudio } from '../support/studio-server';
import { HAS, startPostgres } from '../support/system-stores';
import { ANN, BOB, until } from '../support/test-server';
import { Caller, cookieOf, Refusals } from './refusals/caller';
import { editRefusals } from './refusals/edits';
import { CAT, DAN, type Filled, fillFolder, PUBLISHED } from './refusals/filled-folder';
import { tableRefusals } from './refusals/tables';

// Each test provokes some refusals, and the last one compares them all.
test.describe.configure({ mode: 'serial' });

const met = new Refusals();
let folder: string;
let filled: Filled;
let studio: StudioServer | undefined;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'trapdoor-refusals-'));
  filled = await fillFolder(folder);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
test.afterEach(async () => {
  await studio?.dispose();
  studio = undefined;
});

/** Starts the studio in the filled folder with an operator's settings. Returns its callers. */
async function open(env: Readonly<Record<string, string>> = {}) {
  studio = await startStudio({ LIBRARY: 'open', ...env }, folder);
  const { url } = studio;
  const as = (member: string | undefined) => new Caller(url, met, member && cookieOf(member, filled.secret));
  return { as, ann: as(ANN), bob: as(BOB), cat: as(CAT), nobody: as(undefined) };
}

test('requests and files', async () => {
  const { ann, bob, nobody } = await open();
  const post = (body: string | Uint8Array, headers = { 'content-type': 'application/json' }) =>
    bob.ask('POST', '/api/drafts', { body, headers });
  await nobody.ask('POST', '/api/drafts', { body: {}, headers: { origin: 'http://elsewhere.example' } });
  await nobody.ask('POST', '/api/me/recovery');
  await nobody.ask('GET', '/schema/nothing.json');
  await nobody.ask('GET', '/sitemap/9');
  await bob.ask('POST', '/api/me/export', { body: {} });
  await nobody.ask('POST', '/api/me/recover/offer', { body: { token: 'nothing' } });
  await nobody.ask('POST', '/api/drafts/join', { body: { token: 'nothing' } });
  await post('x', { 'content-type': 'text/plain' });
  await post(new Uint8Array([0x22, 0xff, 0x22]));
  await post('hello');
  await post('['.repeat(40));
  await post('{"a":1,"a":2}');
  await post('{"__proto__":1}');
  await post(' '.repeat(1_000_001));
  await post('{}');
  const openFile = (scenario: object) => bob.ask('POST', '/api/drafts', { body: { scenario } });
  await openFile({ parts: Array.from({ length: 20_001 }, () => 0) });
  await openFile({});
  await openFile({ format: FORMAT });
  await openFile(draftFile('trapped', {}, { formatVersion: 999 }));
  await openFile(draftFile('nothing'));
  await bob.ask('POST', '/api/drafts', { body: { system: 'trapped', starter: 'nothing' } });

  const { draft, unknown } = filled;
  const { id } = await ann.must('POST', '/api/drafts', { body: { system: 'trapped' } });
  const { url } = await ann.must('POST', `/api/drafts/${id}/links`, { body: { role: 'edit' } });
  await bob.must('POST', '/api/drafts/join', { body: { token: new URL(url).hash.slice(1) } });
  const comment = await ann.must('POST', `/api/drafts/${id}/links`, { body: { role: 'comment' } });
  await bob.ask('POST', `${new URL(comment.url).pathname}/comments`, { body: { act: 'remove', id: 'nothing' } });
  await bob.ask('DELETE', `/api/drafts/${id}`);
  await bob.ask('GET', '/api/drafts/nothing');
  await ann.ask('PUT', `/api/drafts/${id}`, { body: { scenario: draftFile('walls') } });
  await ann.ask('GET', `/api/drafts/${unknown}/poster`);
  await ann.ask('POST', `/api/drafts/${draft}/links`, { body: { role: 'read' } });
  await ann.ask('DELETE', `/api/drafts/${draft}/links/nothing`);
  await ann.ask('PATCH', `/api/drafts/${draft}/points/1`, { body: { name: 'One more' } });

  const png = new PNG({ width: 1, height: 1 });
  const put = (bytes: Uint8Array) =>
    ann.ask('PUT', `/api/drafts/${draft}/art/${createHash('sha256').update(bytes).digest('hex')}`, {
      body: bytes,
      headers: { 'content-type': 'image/png' },
    });
  await put(PNG.sync.write(png, { colorType: 6 }));
  await put(new Uint8Array([1, 2, 3]));
  await ann.ask('GET', `/api/drafts/${draft}/art/nothing`);

  await ann.ask('POST', '/api/me/keys', { body: { name: 'One more' } });
  await ann.ask('DELETE', '/api/me/keys/nothing');
  const key = (word: string) => ({ headers: { authorization: `Bearer ${word}` } });
  await nobody.ask('GET', '/api/me/publications', key('nothing'));
  await nobody.ask('POST', '/api/library', key('nothing'));
  const made = await bob.must('POST', '/api/me/keys', { body: { name: 'A program' } });
  await nobody.ask('DELETE', `/api/library/${PUBLISHED.other}`, key(made.key));
});

test('the library', async () => {
  test.setTimeout(120_000);
  const { as, ann, bob, nobody } = await open();
  for (const path of ['?system=nothing', '/nothing', `/${PUBLISHED.hidden}`, `/${PUBLISHED.withdrawn}`]) {
    await nobody.ask('GET', `/api/library${path}`);
  }
  await ann.ask('DELETE', `/api/library/${PUBLISHED.other}/versions/9`);
  await ann.ask('PATCH', `/api/library/${PUBLISHED.unlisted}`, { body: { listing: 'public' } });
  await ann.ask('POST', `/api/library/${PUBLISHED.reserved}/versions/1/remix`);

  await nobody.form(`/api/library/${PUBLISHED.other}/report`, { version: '1' });
  await nobody.form(`/api/library/${PUBLISHED.other}/report`, { version: '9', reason: 'spam', text: '' });
  const moderator = new Caller(
    nobody.url,
    met,
    moderatorCookie({ number: 1, generation: 0 }, filled.secret, false).split(';')[0],
  );
  const moderate = (publication: string, more: object) =>
    moderator.form('/api/moderation', { publication, act: 'hide', ...more });
  await nobody.ask('POST', '/api/moderation/session', { body: { token: 'nothing' } });
  await moderate(PUBLISHED.hidden, {});
  await moderate(PUBLISHED.hidden, { reason: 'Again.' });
  await moderate('9'.repeat(16), { reason: 'So.' });

  const publish = (who: Caller, body: object) => who.ask('POST', '/api/library', { body });
  await publish(as(DAN), { scenario: publishable('lantern') });
  const harbour = await ann.must('POST', '/api/drafts', { body: { scenario: publishable('harbour') } });
  await Promise.all([
    bob.must('POST', '/api/library', { body: { scenario: publishable('lantern') } }),
    publish(ann, { draft: harbour.id }).then(() => publish(ann, { draft: harbour.id, id: PUBLISHED.other })),
    publish(ann, { scenario: publishable('candle'), id: PUBLISHED.hundreds }),
  ]);
  await publish(ann, { scenario: publishable('lantern') });
});

test('too much at once', async () => {
  test.setTimeout(120_000);
  const { as, ann, cat, nobody } = await open();
  const art = `/api/drafts/${filled.draft}/art/${'a'.repeat(64)}`;
  for (let i = 0; i < 2; i++) await nobody.announce('POST', '/api/drafts', 30_000_000);
  for (let i = 0; i < 2; i++) await ann.announce('PUT', art, 70_000_000);
  await as(ANN).often(200, 'PUT', art, { body: 'x' });
  await cat.often(65, 'POST', '/api/tables', { body: { draftId: 'nothing', name: 'Cat' } });
  await cat.often(25, 'POST', '/api/me/recovery');
  await cat.often(70, 'POST', '/read/nothing/comments', { body: { act: 'remove', id: 'nothing' } });
  for (let i = 0; i < 7; i++) await cat.form('/api/me/export', {});
  await cat.often(25, 'POST', '/api/me/keys', { body: { name: 'A key' } });
  await cat.often(35, 'POST', '/api/library', { body: {} });
  const report = { version: '1', reason: 'spam', text: '' };
  for (let i = 0; i < 12; i++) await cat.form(`/api/library/${PUBLISHED.other}/report`, report);
  await cat.often(12, 'POST', '/api/moderation/session', { body: { token: 'nothing' } });
  await nobody.often(40, 'POST', '/api/library', { headers: { authorization: 'Bearer nothing' } });
  await nobody.often(600, 'GET', (i) => `/api/library?q=word${i}`);
  await nobody.often(1_800, 'POST', '/api/me/keys', { body: {} });
  // Requests that wait behind two that never end.
  const stalled = await Promise.all([1, 2].map(() => ann.stall('POST', '/api/drafts')));
  const waiting = ann.often(200, 'GET', `/api/drafts/${filled.draft}`, { atOnce: 200 });
  await until(() => met.has('request/too-many'));
  for (const end of stalled) end();
  await waiting;
});

test('edits', async () => {
  const { nobody } = await open();
  await editRefusals(nobody.url, filled, met);
});

test('tables', async () => {
  test.setTimeout(120_000);
  const { ann, bob, cat } = await open();
  await tableRefusals({ ann, bob, cat }, filled);
});

test('a studio without a library, or with one for people with the address', async () => {
  const { nobody } = await open({ LIBRARY: 'off' });
  await nobody.ask('GET', '/api/library');
  await studio?.dispose();
  const { ann } = await open({ LIBRARY: 'unlisted' });
  await ann.ask('POST', '/api/library', { body: { scenario: publishable('lamp'), listing: 'public' } });
});

test('a full studio', async () => {
  test.setTimeout(120_000);
  const { ann } = await open({ LIBRARY_MAX_MB: '1' });
  await ann.ask('POST', '/api/library', { body: { scenario: publishable('lamp') } });
  await studio?.dispose();
  const { as, cat } = await open({ MAX_STORAGE_MB: '1' });
  await cat.ask('POST', '/api/drafts', { body: { system: 'trapped' } });
  // Failed attempts count too.
  const tries = Array.from({ length: 65 }, () => as(CAT));
  for (const one of tries) await one.ask('POST', '/api/library', { body: { scenario: publishable('lamp') } });
});

test('a studio that has lost its database', async () => {
  test.skip(!HAS.postgres, 'PostgreSQL is not installed');
  const postgres = await startPostgres();
  const { nobody } = await open({ DATABASE_URL: await postgres.createDatabase() });
  await postgres.stop();
  await nobody.ask('GET', '/api/library?q=gone');
  const page = await fetch(`${nobody.url}/library?q=gone`);
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('can’t reach its storage')]);
});

test('match test/golden/refusals.txt', () => {
  expect(met.list()).toMatchSnapshot('refusals.txt');
});
