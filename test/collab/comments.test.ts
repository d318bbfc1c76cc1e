// @module-tag long

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { POST as duplicate } from '@/app/api/drafts/[id]/duplicate/route';
import { DELETE as deleteLink } from '@/app/api/drafts/[id]/links/[linkId]/route';
import * as links from '@/app/api/drafts/[id]/links/route';
import { GET as getPoint } from '@/app/api/drafts/[id]/points/[seq]/route';
import * as draft from '@/app/api/drafts/[id]/route';
import { POST as join } from '@/app/api/drafts/join/route';
import { POST as publish } from '@/app/api/library/route';
import { POST as erase } from '@/app/api/me/deletion/route';
import * as comments from '@/app/read/[token]/comments/route';
import { COMMENTS_MAX, type Comment, commentsOf, formatComment, readThreads } from '@/lib/collab/document/comments';
import { CLOSE } from '@/lib/collab/protocol/protocol';
import { formatPath } from '@/lib/kernel/path';
import { newDraft } from '@/lib/scenario/envelope';
import type { CommentsOfLink } from '@/lib/services/drafts/comments';
import { personId } from '@/lib/services/drafts/people-of-draft';
import { loadReading } from '@/lib/services/drafts/readings';
import { formatCookie } from '@/lib/services/requests/identity';
import { requireServices } from '@/lib/services/requests/services';
import { readStarters } from '@/lib/starters/read-starters';
import { plantCanaries } from '../support/canaries';
import { publishable } from '../support/publishable';
import { TestBrowser as Browser } from '../support/test-browser';
import { ANN, BOB, SECRET, startServer, system, type TestServer, until } from '../support/test-server';

const CANARY = 'zqcommentzq';
const [starter] = readStarters(system);
const { body, gmOnly } = plantCanaries(system, starter?.body ?? system.blank());
const TITLE = 'title';
const GOAL = formatPath(['body', 'goals', String((body.goals as readonly { id: string }[])[0]?.id)]);
const EVENTS = formatPath(['body', 'events']);

let server: TestServer;
let id: string;
const ann = new Browser();
beforeEach(async () => {
  server = await startServer();
  ann.cookie = formatCookie(ANN, SECRET, false).split(';')[0];
  id = await server.create(ANN, { title: 'Mine', body });
});
afterEach(() => server.stop());

const who = (member: string, draftId = id) => personId(SECRET, draftId, member);
const say = (text: string, about = GOAL, by = ANN): Omit<Comment, 'id' | 'at'> => ({
  by: who(by),
  name: 'Ann',
  about,
  text,
});
const share = async (role: string, hideGm = false) =>
  ann.json<{ id: string; url: string }>(links.POST, 'POST', { id }, { role, hideGm });
const tokenOf = ({ url }: { readonly url: string }) => url.slice(-26);
const read = (by: Browser, token: string) => by.json<CommentsOfLink>(comments.GET, 'GET', { token });
const add = (text: string, more: object = {}) => ({ act: 'add', about: GOAL, name: 'Cleo', text, ...more });
const post = (by: Browser, token: string, body: object) => by.ask(comments.POST, 'POST', { token }, body);
const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;
const textsIn = ({ threads }: Pick<CommentsOfLink, 'threads'>) =>
  threads.flatMap(({ comments }) => comments.map(({ text }) => text));
const onDisk = () => server.services.documents.comments(id);

describe('a link to comment', () => {
  it('takes comments, and gives them to everybody who writes', async () => {
    const token = tokenOf(await share('comment'));
    const session = await server.open(ANN, id);
    session.comments?.add(say('Who locked it?'));
    await until(async () => (await onDisk()).length === 1);
    const cleo = new Browser();
    expect(await cleo.json(join, 'POST', {}, { token })).toEqual({ page: `/read/${token}` });
    const seen = await read(cleo, token);
    expect(textsIn(seen)).toEqual(['Who locked it?']);
    expect(cleo.cookie).toBeUndefined();
    const answered = await cleo.json<CommentsOfLink>(
      comments.POST,
      'POST',
      { token },
      add('The cat.', { re: seen.threads[0]?.id }),
    );
    expect(textsIn(answered)).toEqual(['Who locked it?', 'The cat.']);
    await until(() => session.comments?.threads()[0]?.comments.length === 2);
    expect(session.comments?.threads()[0]?.comments[1]).toMatchObject({ name: 'Cleo', text: 'The cat.' });
    expect(await cleo.list()).toEqual([]);
    expect((await cleo.ask(draft.GET, 'GET', { id })).status).toBe(403);
    expect((await cleo.ask(duplicate, 'POST', { id })).status).toBe(403);
  });

  it('ends with the link', async () => {
    const link = await share('comment');
    const cleo = new Browser();
    expect((await post(cleo, tokenOf(link), add('Hello'))).status).toBe(200);
    await ann.json(deleteLink, 'DELETE', { id, linkId: link.id });
    expect((await cleo.ask(comments.GET, 'GET', { token: tokenOf(link) })).status).toBe(404);
    expect((await post(cleo, tokenOf(link), add('Still here'))).status).toBe(404);
    expect(textsIn({ threads: await onDisk() })).toEqual(['Hello']);
  });

  it('is needed: links to read or edit take none', async () => {
    for (const role of ['read', 'edit']) {
      const token = tokenOf(await share(role));
      expect((await post(new Browser(), token, add('Hello'))).status).toBe(404);
    }
  });

  it('shows no GM-only text and no comments on it, and takes none there', async () => {
    const session = await server.open(ANN, id);
    session.comments?.add(say(CANARY, EVENTS));
    session.comments?.add(say(CANARY, 'step/events'));
    session.comments?.add(say(CANARY, formatPath(['body', 'map', 'rooms', 'none', 'secret'])));
    session.comments?.add(say('Open to all'));
    await until(async () => (await onDisk()).length === 4);
    const [all, some] = [tokenOf(await share('comment')), tokenOf(await share('comment', true))];
    expect(textsIn(await read(new Browser(), all))).toHaveLength(4);
    const cleo = new Browser();
    const seen = await read(cleo, some);
    expect(textsIn(seen)).toEqual(['Open to all']);
    expect(gmOnly.length).toBeGreaterThan(0);
    for (const word of [...gmOnly, CANARY]) expect(JSON.stringify(seen)).not.toContain(word);
    const page = await loadReading(requireServices(), some);
    for (const word of [...gmOnly, CANARY]) expect(JSON.stringify(page)).not.toContain(word);
    expect(await codeOf(await post(cleo, some, add('Guess', { about: EVENTS })))).toBe('comments/refused');
    const hidden = (await onDisk()).find(({ about }) => about === EVENTS);
    expect(await codeOf(await post(cleo, some, add('Guess', { re: hidden?.id })))).toBe('comments/refused');
  });

  it('refuses forged requests', async () => {
    const token = tokenOf(await share('comment'));
    const [cleo, dan] = [new Browser(), new Browser()];
    const { threads } = await cleo.json<CommentsOfLink>(comments.POST, 'POST', { token }, add('Mine'));
    const thread = threads[0]?.id;
    for (const forged of [
      { act: 'remove', id: thread },
      { act: 'resolve', thread, isResolved: true },
      add('x'.repeat(2_001)),
      add('No name', { name: '' }),
      add('Elsewhere', { about: 'body/nothing' }),
    ]) {
      expect(await codeOf(await post(dan, token, forged))).toBe('comments/refused');
    }
    for (const forged of [{ ...add('As Ann'), by: who(ANN) }, { act: 'rename' }, { ...add('Hello'), at: 0 }]) {
      expect((await post(dan, token, forged)).status).toBe(400);
    }
    expect(textsIn({ threads: await onDisk() })).toEqual(['Mine']);
    expect((await post(cleo, token, { act: 'resolve', thread, isResolved: true })).status).toBe(200);
    expect((await onDisk())[0]?.isResolved).toBe(true);
    expect((await post(cleo, token, { act: 'remove', id: thread })).status).toBe(200);
    expect(await onDisk()).toEqual([]);
  });

  it('opens no connection to the document', async () => {
    const token = tokenOf(await share('comment'));
    const link = (await server.services.store.links(id))[0];
    expect(link?.role).toBe('comment');
    await server.services.store.joinByLink(String(link?.id), BOB, Date.now());
    expect(await server.services.store.roleOf(id, BOB)).toBe('comment');
    expect(await server.raw(BOB, id).ended()).toMatchObject({ code: CLOSE.noAccess });
    expect(token).toHaveLength(26);
  });
});

describe('an editor', () => {
  it('can’t comment under another name, nor change another’s comment', async () => {
    await server.let(BOB, id, 'edit');
    const session = await server.open(ANN, id);
    session.comments?.add(say('Mine'));
    await until(async () => (await onDisk()).length === 1);
    const bob = await server.raw(BOB, id).opened();
    bob.say({ type: 'hello', stateVector: new Uint8Array() });
    const doc = new Y.Doc();
    Y.applyUpdate(doc, (await bob.hear('state')).bytes);
    const [thread] = readThreads(doc);
    const forge = (n: number, key: string, comment: Comment | undefined) => {
      const page = new Y.Doc();
      Y.applyUpdate(page, Y.encodeStateAsUpdate(doc));
      const before = Y.encodeStateVector(page);
      if (comment) commentsOf(page).set(key, formatComment(comment));
      bob.say({ type: 'edit', n, last: true, bytes: Y.encodeStateAsUpdate(page, before) });
    };
    const [mine] = thread?.comments ?? [];
    forge(1, 'c2', mine && { ...mine, id: 'c2', text: 'I give up.' });
    expect(await bob.hear('reject')).toMatchObject({ n: 1, refusal: { code: 'not-yours' } });
    forge(2, mine?.id ?? '', mine && { ...mine, by: who(BOB), text: 'Changed' });
    expect(await bob.hear('reject')).toMatchObject({ n: 2, refusal: { code: 'not-yours' } });
    expect(textsIn({ threads: await onDisk() })).toEqual(['Mine']);
  });

  it('undoes their writing without touching comments', async () => {
    const session = await server.open(ANN, id);
    session.editText(['title'], 'Another title');
    session.comments?.add(say('Mine'));
    session.undo();
    expect(session.draft().title).toBe('Mine');
    session.undo();
    expect(session.comments?.threads()).toHaveLength(1);
    session.redo();
    session.comments?.undo();
    expect(session.comments?.threads()).toHaveLength(0);
    expect(session.draft().title).toBe('Another title');
  });

  it('gets the same draft while others comment', async () => {
    const { store } = server.services;
    const session = await server.open(ANN, id);
    const [before, changedAt] = [session.draft(), (await store.draft(id))?.updatedAt];
    session.comments?.add(say('Mine'));
    expect(session.draft()).toBe(before);
    await until(async () => (await onDisk()).length === 1);
    // So there is nothing new to publish.
    expect((await store.draft(id))?.updatedAt).toBe(changedAt);
  });
});

describe('comments', () => {
  it('survive compaction, and stay out of its limit', async () => {
    await server.stop();
    server = await startServer({ lengthMax: 30_000 });
    id = await server.create(ANN, { title: 'Mine' });
    const session = await server.open(ANN, id);
    for (let i = 0; i < 30; i++) session.comments?.add(say(`${i} ${'x'.repeat(1_900)}`, TITLE));
    await until(async () => (await onDisk()).length === 30);
    for (let i = 0; i < 60; i++) session.editText(['summary'], `${i} `.repeat(200));
    await until(() => session.saveState().state === 'saved');
    for (let i = 0; i < 60; i++) session.editText(['summary'], `${i}, `.repeat(200));
    await until(() => session.saveState().state === 'saved');
    session.comments?.add(say('The last', TITLE));
    await until(async () => (await onDisk()).length === 31);
    expect(session.comments?.threads()).toHaveLength(31);
  });

  it('can be 2,000 of 2 kB', async () => {
    await server.hub.change(id, (doc) => {
      for (let i = 0; i < COMMENTS_MAX; i++) {
        const comment = { ...say('x'.repeat(2_000)), id: `c${i}`, at: Date.now() };
        commentsOf(doc).set(comment.id, formatComment(comment));
      }
    });
    const session = await server.open(ANN, id);
    expect(session.comments?.threads()).toHaveLength(COMMENTS_MAX);
    session.editText(['title'], 'Still writing');
    await until(() => session.saveState().state === 'saved');
    expect((await server.services.documents.read(id)).title).toBe('Still writing');
    const refusal = await post(new Browser(), tokenOf(await share('comment')), add('One more'));
    expect(await codeOf(refusal)).toBe('comments/refused');
  });

  it('are in no copy, restore point, page to read or publication', async () => {
    const session = await server.open(ANN, id);
    session.comments?.add(say(CANARY));
    await until(async () => (await onDisk()).length === 1);
    const documents = server.services.documents;
    expect(JSON.stringify(await documents.read(id))).not.toContain(CANARY);
    const copy = await ann.json<{ id: string }>(duplicate, 'POST', { id });
    expect(await documents.comments(copy.id)).toEqual([]);
    const seq = String((await server.services.store.history(id, 1))[0]?.seq);
    expect(JSON.stringify(await ann.json(getPoint, 'GET', { id, seq }))).not.toContain(CANARY);
    for (const role of ['read', 'comment']) {
      const page = await loadReading(requireServices(), tokenOf(await share(role)));
      expect(JSON.stringify(page)).not.toContain(CANARY);
    }
    const sent = await server.create(ANN, publishable('lantern'));
    const writing = await server.open(ANN, sent);
    writing.comments?.add({ ...say(CANARY, TITLE), by: who(ANN, sent) });
    await until(async () => (await documents.comments(sent)).length === 1);
    const made = await ann.json<{ id: string }>(publish, 'POST', {}, { draft: sent });
    const bytes = await server.services.store.versionBytes(made.id, 1);
    expect(String(bytes && Buffer.from(bytes))).toContain('The lantern');
    expect(String(bytes && Buffer.from(bytes))).not.toContain(CANARY);
  });

  it('come with a file that has them, as nobody’s here', async () => {
    const at = '2026-11-30T12:00:00.000Z';
    const file = { id: 'c1', name: 'Zoë', at, about: TITLE, text: 'From afar', resolved: true };
    const made = await ann.create({ scenario: { ...newDraft(system, { title: 'Sent' }), comments: [file] } });
    expect(await server.services.documents.comments(made)).toMatchObject([
      { id: 'c1', isResolved: true, comments: [{ by: '', name: 'Zoë', text: 'From afar', at: Date.parse(at) }] },
    ]);
    const response = await ann.ask(publish, 'POST', {}, { scenario: { ...publishable('lamp'), comments: [file] } });
    const { id: published } = (await response.json()) as { id: string };
    const bytes = await server.services.store.versionBytes(published, 1);
    expect(String(bytes && Buffer.from(bytes))).toContain('The lamp');
    expect(String(bytes && Buffer.from(bytes))).not.toContain('From afar');
  });

  it('go with their author', async () => {
    const token = tokenOf(await share('comment'));
    const cleo = new Browser();
    await post(cleo, token, add('Mine'));
    const session = await server.open(ANN, id);
    session.comments?.add(say('Ann’s'));
    await until(async () => (await onDisk()).length === 2);
    expect((await cleo.ask(erase, 'POST', {}, { forGood: true, withdrawals: {} })).status).toBeLessThan(400);
    expect(textsIn({ threads: await onDisk() })).toEqual(['Ann’s']);
  });
});
