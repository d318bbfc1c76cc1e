import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as links from '@/app/api/drafts/[id]/links/route';
import * as deletion from '@/app/api/me/deletion/route';
import * as exporting from '@/app/api/me/export/route';
import type { Json } from '@/lib/kernel/json';
import { openEnvelope } from '@/lib/scenario/open';
import { formatCookie } from '@/lib/services/requests/identity';
import { memberOf } from '@/lib/services/requests/member-of';
import type { Command } from '@/lib/table/commands';
import { askAs } from '../support/ask-table';
import { TestBrowser } from '../support/test-browser';
import { ANN, BOB, SECRET, startServer, system, type TestServer, until } from '../support/test-server';

const WORDS = ['w', 'v'].map((letter) => letter.repeat(26));
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const [ann, bob] = [askAs(ANN), askAs(BOB)];
const [slot] = system.form.steps.flatMap(({ slots }) => slots ?? []);

let server: TestServer;
let draftId: string;
let tableId: string;
beforeEach(async () => {
  server = await startServer();
  draftId = await server.create(ANN, { title: 'Whale' });
  const { id, code } = (await ann.open({ draftId, name: 'Ann' })).body;
  tableId = id;
  await bob.join({ code, name: 'Bobolink' });
});
afterEach(() => server.stop());

const browserOf = (member: string) => {
  const browser = new TestBrowser();
  browser.cookie = String(formatCookie(member, SECRET, false).split(';')[0]);
  return browser;
};
const stateNow = async () => {
  const state = await server.services.store.table(tableId);
  if (!state) throw new Error('The table is there.');
  return state;
};
const textsNow = async () => [...(await stateNow()).ideas.values()].map(({ text }) => text);
const openQuestion = (anonymous: boolean) =>
  ann.say(tableId, { type: 'openQuestion', question: slot?.id ?? '', anonymous, seconds: null });
const idea = (text: string, withdrawal?: string): Command => ({
  type: 'addIdea',
  question: slot?.id ?? '',
  text,
  ...(withdrawal !== undefined && { withdrawal }),
});
const deleteAs = (browser: TestBrowser, withdrawals: Json = {}) =>
  browser.ask(deletion.POST, 'POST', {}, { forGood: true, withdrawals });
const eventsNow = () => server.securityLines.map((line) => (JSON.parse(line) as { security: string }).security);

describe('deleting everything', () => {
  it('deletes seats, votes and ideas at tables of others, including ideas without names by the browser’s tokens', async () => {
    await openQuestion(false);
    await bob.say(tableId, idea('A signed reef'));
    await ann.say(tableId, idea('A lighthouse'));
    await openQuestion(true);
    await bob.say(tableId, idea('An unsigned squid', WORDS[0]));
    await bob.say(tableId, idea('A squid of before', undefined));
    await ann.say(tableId, idea('A harbour', WORDS[1]));
    expect((await stateNow()).ideas.size).toBe(5);

    const browser = browserOf(BOB);
    expect((await deleteAs(browser, { [tableId]: [WORDS[0] ?? '', 'not a word of anybody'] })).status).toBe(200);
    expect(new Set(await textsNow())).toEqual(new Set(['A lighthouse', 'A squid of before', 'A harbour']));
    expect([...(await stateNow()).people.values()].map(({ name }) => name)).toEqual(['Ann']);
    expect(await server.services.store.holdingsOf(BOB)).toEqual({ drafts: [], tables: [], publications: [] });
    expect(await server.services.store.roleOf(draftId, BOB)).toBeUndefined();
    expect(browser.cookie).toBe('trapdoor=');
    expect(await memberOf(server.services, browserOf(BOB).cookie)).toBeUndefined();
    expect(eventsNow()).toContain('deleted-everything');
  });

  it('separates others’ ideas from a deleted one, and finds another GM', async () => {
    await openQuestion(false);
    await bob.say(tableId, idea('A reef'));
    await ann.say(tableId, idea('Reefs'));
    await ann.say(tableId, { type: 'readBack' });
    const byText = new Map([...(await stateNow()).ideas.values()].map(({ text, id }) => [text, id]));
    await ann.say(tableId, { type: 'merge', idea: byText.get('Reefs') ?? '', into: byText.get('A reef') ?? '' });
    await ann.say(tableId, { type: 'showIdea', idea: byText.get('A reef') ?? '' });
    const bobIs = [...(await stateNow()).people.values()].find(({ memberId }) => memberId === BOB)?.id ?? '';
    await ann.say(tableId, { type: 'handOver', person: bobIs });
    expect((await deleteAs(browserOf(BOB))).status).toBe(200);
    const { ideas, people, table } = await stateNow();
    expect([...ideas.values()].map(({ text, fate, mergedInto }) => [text, fate, mergedInto])).toEqual([
      ['Reefs', 'open', null],
    ]);
    expect([...people.values()].map(({ name, role }) => [name, role])).toEqual([['Ann', 'gm']]);
    expect(table.reading).toBeNull();
    // A fresh read from the database gives the same.
    const fresh = await server.services.store.table(tableId);
    expect(fresh?.ideas.size).toBe(1);
  });

  it('deletes drafts with all their data, including deleted ones, and anonymises text elsewhere', async () => {
    const others = await server.create(BOB, { title: 'Bob’s' });
    await server.let(ANN, others, 'edit');
    await server.services.store.namePoint(draftId, 1, 'Before the storm', 9);
    await server.services.store.namePoint(others, 1, 'Named by Ann', 9);
    const session = await server.open(ANN, others);
    session.edit([{ op: 'set', path: ['title'], value: 'Written by Ann' }]);
    await until(async () => (await server.services.store.draft(others))?.title === 'Written by Ann');
    session.destroy();
    const binned = await server.create(ANN, { title: 'In the bin' });
    await server.services.store.setDeleted(binned, Date.now());
    const visitor = await server.raw(BOB, draftId).opened();

    expect((await deleteAs(browserOf(ANN))).status).toBe(200);
    expect((await visitor.ended()).code).toBeGreaterThanOrEqual(4403);
    const { store } = server.services;
    for (const id of [draftId, binned]) expect(await store.draft(id)).toBeUndefined();
    expect(await store.table(tableId)).toBeUndefined();
    expect((await store.pointNames(draftId)).size).toBe(0);
    expect((await store.draft(others))?.title).toBe('Written by Ann');
    expect([...(await store.pointNames(others))]).toEqual([[1, 'Named by Ann']]);
    const writers = (await store.history(others, 100)).map(({ memberId }) => memberId);
    expect(writers).not.toContain(ANN);
    expect(writers.filter((member) => /^[0-9a-z]{26}$/.test(member) && member !== BOB).length).toBeGreaterThan(0);
    expect([...(await store.clients(others)).values()]).not.toContain(ANN);
    expect(await store.draftsOf(BOB)).toHaveLength(1);
  });

  it('leaves nothing in the files of the database', async () => {
    const secret = 'Zephyranthes candida';
    const named = await server.create(BOB, { title: 'Bob’s' });
    await server.services.store.namePoint(named, 1, `${secret} of a version`, 9);
    await server.create(BOB, { title: secret });
    await openQuestion(true);
    await bob.say(tableId, idea(`${secret} of an idea`, WORDS[0]));
    const inFiles = () =>
      readdirSync(server.folder)
        .filter((name) => name.startsWith('trapdoor.db'))
        .filter((name) => readFileSync(join(server.folder, name)).includes(secret));
    expect(inFiles()).not.toEqual([]);
    await deleteAs(browserOf(BOB), { [tableId]: [WORDS[0] ?? ''] });
    expect(inFiles()).toEqual([]);
  });

  it('requires explicit confirmation, a page of ours and a browser that has a list', async () => {
    const browser = browserOf(ANN);
    for (const body of [
      {},
      { forGood: true },
      { forGood: false, withdrawals: {} },
      { forGood: true, withdrawals: [] },
    ]) {
      expect((await browser.ask(deletion.POST, 'POST', {}, body)).status).toBe(400);
    }
    const evil = { origin: 'http://evil.example' };
    const asked = { forGood: true, withdrawals: {} };
    expect((await browser.ask(deletion.POST, 'POST', {}, asked, evil)).status).toBe(403);
    expect((await new TestBrowser().ask(deletion.POST, 'POST', {}, asked)).status).toBe(401);
    expect(await browser.list()).toHaveLength(1);
  });
});

describe('downloading everything', () => {
  const filesOf = async (browser: TestBrowser, withdrawals: Json = {}) => {
    const body = `withdrawals=${encodeURIComponent(JSON.stringify(withdrawals))}`;
    const response = await browser.ask(exporting.POST, 'POST', {}, body, FORM);
    expect(response.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    return {
      names: Object.keys(files),
      bytes: (name: string) => files[name],
      // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
      json: (name: string): any => JSON.parse(new TextDecoder().decode(files[name])),
    };
  };

  it('contains scenarios that can be opened again, with their pictures and links', async () => {
    const browser = browserOf(ANN);
    const picture = new Uint8Array([1, 2, 3]);
    const art = { draftId, hash: 'a'.repeat(64), type: 'image/png', alt: 'A whale', credit: 'Ann', createdAt: 1 };
    await server.services.store.addArt(art, picture, { count: 9, bytes: 99 });
    await browser.json(links.POST, 'POST', { id: draftId }, { role: 'read' });
    const binned = await server.create(ANN, { title: 'In the bin' });
    await server.services.store.setDeleted(binned, 5);
    const files = await filesOf(browser);
    const folder = `scenarios/whale-${draftId.slice(0, 6)}`;
    const opened = await openEnvelope(files.json(`${folder}/whale.trapdoor.json`), server.services.findSystem);
    expect(opened.ok && opened.value.draft.title).toBe('Whale');
    expect(files.bytes(`${folder}/art/${art.hash}.png`)).toEqual(picture);
    expect(files.json(`${folder}/art/index.json`)).toEqual([{ hash: art.hash, alt: 'A whale', credit: 'Ann' }]);
    const { scenarios, tables, recoveryLink } = files.json('everything.json');
    expect(scenarios).toMatchObject([
      { title: 'Whale', role: 'owner', folder, links: [{ role: 'read' }] },
      { title: 'In the bin', role: 'owner', deletedAt: '1970-01-01T00:00:00.005Z' },
    ]);
    expect(tables).toMatchObject([{ title: 'Whale', seat: { name: 'Ann', role: 'gm' } }]);
    expect(Object.keys(tables[0].links)).toEqual(['gm', 'player', 'watcher']);
    expect(recoveryLink).toContain('/recover#');
    expect(eventsNow()).toContain('exported');
  });

  it('contains the names of versions only for people who can edit a scenario', async () => {
    const { store } = server.services;
    const shown = await server.create(ANN, { title: 'Only to read' });
    await server.let(BOB, shown, 'read');
    for (const id of [draftId, shown]) await store.namePoint(id, 1, 'Before the storm', 9);
    const namedFor = async (member: string) => {
      const { scenarios } = (await filesOf(browserOf(member))).json('everything.json');
      // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
      return Object.fromEntries(scenarios.map(({ id, role, namedVersions }: any) => [id, [role, namedVersions]]));
    };
    const named = [{ edit: 1, name: 'Before the storm' }];
    expect(await namedFor(ANN)).toEqual({ [draftId]: ['owner', named], [shown]: ['owner', named] });
    expect(await namedFor(BOB)).toEqual({ [draftId]: ['edit', named], [shown]: ['read', undefined] });
  });

  it('contains seats and ideas, those without names by the browser’s tokens, and nothing of others', async () => {
    await openQuestion(true);
    await bob.say(tableId, idea('An unsigned squid', WORDS[0]));
    await ann.say(tableId, idea('Not his', WORDS[1]));
    await openQuestion(false);
    await bob.say(tableId, idea('A signed reef'));
    const files = await filesOf(browserOf(BOB), { [tableId]: [WORDS[0] ?? ''] });
    const { tables } = files.json('everything.json');
    expect(tables).toMatchObject([{ seat: { name: 'Bobolink' } }]);
    expect(tables[0].ideas.map(({ text, signed }: { text: string; signed: boolean }) => [text, signed])).toEqual([
      ['An unsigned squid', false],
      ['A signed reef', true],
    ]);
    expect(tables[0]).not.toHaveProperty('links');
    expect(files.names.some((name) => name.includes('whale'))).toBe(true);
  });

  it('requires a browser that has a list and a page of ours, and is rate limited', async () => {
    expect((await new TestBrowser().ask(exporting.POST, 'POST', {}, '', FORM)).status).toBe(401);
    const foreign = { ...FORM, origin: 'http://evil.example' };
    expect((await browserOf(ANN).ask(exporting.POST, 'POST', {}, '', foreign)).status).toBe(403);
    const nonsense = await browserOf(ANN).ask(exporting.POST, 'POST', {}, 'withdrawals=%7B', FORM);
    expect(nonsense.status).toBe(200);
    await nonsense.arrayBuffer();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      const response = await browserOf(ANN).ask(exporting.POST, 'POST', {}, '', FORM);
      await response.arrayBuffer();
      statuses.push(response.status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(eventsNow()).toContain('rate-refused');
  });
});
