// @module-tag long

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setDeleted } from '@/lib/services/drafts/drafts';
import { placesOf } from '@/lib/table/questions';
import { TABLE_CLOSE } from '@/lib/table/wire';
import { askAs } from '../support/ask-table';
import { TableListener } from '../support/table-listener';
import { ANN, BOB, startServer, system, type TestServer, until } from '../support/test-server';

const [ann, bob] = [askAs(ANN), askAs(BOB)];
const [slot] = placesOf(system.form);
const question = slot?.id ?? '';

let server: TestServer;
let draftId: string;
let id: string;
let code: string;
let listeners: TableListener[];
beforeEach(async () => {
  listeners = [];
  server = await startServer();
  draftId = await server.create(ANN, { title: 'Whale' });
  ({ id, code } = (await ann.open({ draftId, name: 'Ann' })).body);
});
afterEach(async () => {
  for (const { socket } of listeners) socket.terminate();
  await server.stop();
});

const listen = (ticket: string, member: string | undefined, headers?: Record<string, string>) => {
  const listener = new TableListener(server.url, ticket, member, headers);
  listeners.push(listener);
  return listener;
};
const asMember = async (member: string, body: object = {}) =>
  listen((await askAs(member).ticket(id, body)).body.ticket, member);
async function tokenOf(role: 'player' | 'watcher') {
  const { links } = (await ann.table(id)).body;
  return String(links[role]).split('#').at(-1) ?? '';
}
async function asWatcher(token?: string) {
  const ticket = await askAs(undefined).ticket(id, { token: token ?? (await tokenOf('watcher')) });
  return listen(ticket.body.ticket, undefined);
}
const nameIs = (title: string) => server.services.documents.rename(draftId, title);

describe('a table’s connection', () => {
  it('shows reactions to ideas until their question is closed, and stores none', async () => {
    await bob.join({ code, name: 'Bob' });
    const [gm, player] = [await asMember(ANN), await asMember(BOB)];
    await ann.say(id, { type: 'openQuestion', question, anonymous: false, seconds: null });
    await ann.say(id, { type: 'addIdea', question, text: 'A lighthouse' });
    const idea = (await player.sees(({ ideas }) => ideas.length === 1)).ideas[0]?.id ?? '';
    const before = await server.services.store.table(id);
    expect((await bob.say(id, { type: 'react', idea, reaction: 'laugh' })).status).toBe(200);
    for (const each of [gm, player]) await each.sees(({ ideas }) => ideas[0]?.reactions?.laugh === 1);
    expect(player.view?.you?.reactions).toEqual({ [idea]: 'laugh' });
    expect(gm.view?.you?.reactions).toEqual({});
    expect(await server.services.store.table(id)).toEqual(before);
    await ann.say(id, { type: 'readBack' });
    await gm.sees(({ ideas }) => ideas[0]?.reactions === null);
    await until(() => server.services.reactions.at(id).byIdea.size === 0);
    expect((await bob.say(id, { type: 'react', idea, reaction: 'love' })).status).toBe(409);
  });

  it('sends the whole table, then changes, to each as far as they may see', async () => {
    const gm = await asMember(ANN);
    expect(await gm.sees()).toMatchObject({ table: { title: 'Whale', phase: 'lobby' }, you: { role: 'gm' } });
    await bob.join({ code, name: 'Bob' });
    const player = await asMember(BOB);
    const watcher = await asWatcher();
    await ann.say(id, { type: 'openQuestion', question, anonymous: false, seconds: null });
    await bob.say(id, { type: 'addIdea', question, text: 'A lighthouse' });
    for (const each of [gm, player, watcher]) {
      const { ideas } = await each.sees((view) => view.ideas.length === 1);
      expect(ideas).toMatchObject([{ text: 'A lighthouse' }]);
    }
    expect(player.view?.you).toMatchObject({ role: 'player', draftId });
    // Anyone who knows the code can become a player.
    expect(JSON.stringify(player.frames)).toContain(code);
    expect(JSON.stringify(watcher.frames)).not.toContain(code);
    expect([watcher.view?.you, watcher.view?.table.watchers]).toEqual([undefined, 1]);
    expect(player.frames.filter(({ type }) => type === 'view')).toHaveLength(1);
  });

  it('shows who is connected, and who has left', async () => {
    const gm = await asMember(ANN);
    await bob.join({ code, name: 'Bob' });
    const isBobThere = (there: boolean) =>
      gm.sees(({ people }) => people.some(({ name, present }) => name === 'Bob' && present === there));
    await isBobThere(false);
    const player = await asMember(BOB);
    await isBobThere(true);
    player.socket.close();
    await isBobThere(false);
    const { people } = await gm.sees();
    expect(people.find(({ name }) => name === 'Ann')?.present).toBe(true);
  });

  it('shows the draft without the GM’s parts to screens and watchers, and updates it', async () => {
    const [watcher, screen, gm] = [await asWatcher(), await asMember(ANN, { screen: true }), await asMember(ANN)];
    await until(() => watcher.draft !== undefined && screen.draft !== undefined);
    const { body } = await server.services.documents.read(draftId);
    expect(screen.draft?.body).toEqual(system.open(body as never).forPlayers());
    await nameIs('Ghost ship');
    for (const each of [watcher, screen]) await until(() => each.draft?.title === 'Ghost ship');
    expect(watcher.frames.filter(({ type }) => type === 'draft')).toHaveLength(1);
    expect(gm.draft).toBeUndefined();
    expect(screen.view?.you).toBeUndefined();
  });

  it('is the same bytes for all watchers', async () => {
    const watchers = [await asWatcher(), await asWatcher(), await asWatcher()];
    for (const each of watchers) await each.sees(({ table }) => table.watchers === 3);
    const received = watchers.map((each) => {
      const texts: string[] = [];
      each.socket.on('message', (data: Buffer) => texts.push(String(data)));
      return texts;
    });
    await ann.say(id, { type: 'openQuestion', question, anonymous: false, seconds: 60 });
    await nameIs('Ghost ship');
    for (const each of watchers) await until(() => each.draft?.title === 'Ghost ship');
    for (const each of watchers) await each.sees(({ table }) => table.phase === 'brainstorm');
    expect(received[0]?.length).toBeGreaterThanOrEqual(2);
    for (const texts of received) expect(texts).toEqual(received[0]);
  });

  it('does not reveal the moment at which somebody sends an anonymous idea', async () => {
    const gm = await asMember(ANN);
    await bob.join({ code, name: 'Bob' });
    await ann.say(id, { type: 'openQuestion', question, anonymous: true, seconds: null });
    await gm.sees(({ table }) => table.anonymous);
    for (const text of ['A lighthouse', 'A lift', 'A submarine']) {
      await bob.say(id, { type: 'addIdea', question, text });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const said = gm.frames.filter((frame) => frame.type === 'change');
    expect(said.filter((frame) => !(frame.table ?? frame.you ?? frame.people ?? frame.ideas))).toEqual([]);
  });

  it('combines many changes', async () => {
    const gm = await asMember(ANN);
    const { version } = await gm.sees();
    const before = gm.frames.length;
    await Promise.all(Array.from({ length: 40 }, (_, i) => ann.say(id, { type: 'rename', name: `Ann ${i}` })));
    await gm.sees((view) => view.version >= version + 40);
    expect(gm.frames.length - before).toBeLessThan(20);
  });

  it('shows people in the lobby only that they are waiting', async () => {
    await ann.say(id, { type: 'setDoor', locked: false, lobby: true });
    await ann.say(id, { type: 'openQuestion', question, anonymous: false, seconds: null });
    await ann.say(id, { type: 'addIdea', question, text: 'A lighthouse' });
    await bob.join({ code, name: 'Bob' });
    const [waiting, theirScreen] = [await asMember(BOB), await asMember(BOB, { screen: true })];
    expect(await waiting.sees()).toMatchObject({ you: { waiting: true, draftId: null }, ideas: [] });
    expect((await theirScreen.sees()).ideas).toEqual([]);
    expect(theirScreen.draft).toBeUndefined();
    await ann.say(id, { type: 'admit', people: [waiting.view?.you?.person ?? ''] });
    expect((await waiting.sees(({ you }) => you?.waiting === false)).ideas).toHaveLength(1);
    await theirScreen.sees(({ ideas }) => ideas.length === 1);
  });
});

describe('people who are removed or lose access', () => {
  it('lose the table, its screens and the draft within a second', async () => {
    await bob.join({ code, name: 'Bob' });
    const [player, screen] = [await asMember(BOB), await asMember(BOB, { screen: true })];
    const writer = await server.raw(BOB, draftId).opened();
    writer.say({ type: 'hello', stateVector: new Uint8Array() });
    await writer.hear('state');
    const { you } = await player.sees();
    await ann.say(id, { type: 'remove', people: [you?.person ?? ''] });
    await until(() => [player, screen, writer].every(({ closed }) => closed !== undefined), 1_000);
    expect([player.closed?.code, screen.closed?.code, writer.closed?.code]).toEqual([
      TABLE_CLOSE.removed,
      TABLE_CLOSE.removed,
      4403,
    ]);
    expect((await bob.ticket(id)).status).toBe(404);
  });

  it('can’t come back by anything they knew: not by the code, a link, or as an anonymous visitor', async () => {
    await bob.join({ code, name: 'Bob' });
    const [seat, link] = [await tokenOf('player'), await tokenOf('watcher')];
    const looking = listen((await bob.ticket(id, { token: link })).body.ticket, BOB);
    const person = (await (await asMember(BOB)).sees()).you?.person ?? '';
    await looking.sees();
    await ann.say(id, { type: 'remove', people: [person] });
    expect((await looking.ended()).code).toBe(TABLE_CLOSE.removed);
    const stranger = askAs('z'.repeat(26));
    for (const door of [{ code }, { token: seat }]) expect((await stranger.join(door)).status).toBe(404);
    expect((await askAs(undefined).ticket(id, { token: link })).status).toBe(404);
    // Nor by a link from others, as long as their browser recognises them.
    expect((await bob.ticket(id, { token: await tokenOf('watcher') })).status).toBe(404);
    expect((await stranger.join({ token: await tokenOf('player') })).status).toBe(200);
  });

  it('are not noticed by watchers, who get the new link to reconnect', async () => {
    await bob.join({ code, name: 'Bob' });
    const [gm, watcher, old] = [await asMember(ANN), await asWatcher(), await tokenOf('watcher')];
    const EVE = 'e'.repeat(26);
    const known = listen((await askAs(EVE).ticket(id, { token: old })).body.ticket, EVE);
    await gm.sees(({ table }) => table.watchers === 2);
    const person = (await gm.sees()).people.find(({ name }) => name === 'Bob')?.id ?? '';
    await ann.say(id, { type: 'remove', people: [person] });
    const { table } = await gm.sees((view) => view.table.code !== code);
    // A browser without a member must identify itself again, since it may have become a removed person's.
    expect((await watcher.ended()).code).toBe(TABLE_CLOSE.tryAgain);
    await until(() => known.frames.some(({ type }) => type === 'link'));
    await nameIs('Ghost ship');
    await until(() => known.draft?.title === 'Ghost ship');
    expect([known.closed, gm.closed]).toEqual([undefined, undefined]);
    const frames = [...watcher.frames, ...known.frames];
    expect(JSON.stringify(frames)).not.toContain(table.code);
    const handed = frames.flatMap((frame) => (frame.type === 'link' ? [frame.token] : []));
    expect(handed).toEqual(Array(2).fill(await tokenOf('watcher')));
    expect(handed).not.toContain(old);
    const again = await asWatcher(handed[0]);
    await again.sees();
    // Admitting Bob again changes nothing for others; revoking all links disconnects all watchers.
    await ann.say(id, { type: 'admit', people: [person] });
    const back = await gm.sees(({ people }) => people.some((each) => each.id === person && !each.removed));
    expect(back.table.code).toBe(table.code);
    await ann.renew(id);
    for (const each of [again, known]) expect((await each.ended()).code).toBe(TABLE_CLOSE.removed);
  });

  it('see nothing more by a watch link that their browser opened before it joined', async () => {
    const link = await tokenOf('watcher');
    // A browser without a member, and one whose member was not at the table.
    const [unknown, known] = [await asWatcher(), listen((await bob.ticket(id, { token: link })).body.ticket, BOB)];
    for (const each of [unknown, known]) await each.sees();
    await bob.join({ code, name: 'Bob' });
    const person = (await (await asMember(BOB)).sees()).you?.person ?? '';
    await ann.say(id, { type: 'remove', people: [person] });
    expect((await known.ended()).code).toBe(TABLE_CLOSE.removed);
    expect((await unknown.ended()).code).toBe(TABLE_CLOSE.tryAgain);
    const [handed] = unknown.frames.flatMap((frame) => (frame.type === 'link' ? [frame.token] : []));
    // Now the browser's cookie identifies the person.
    expect((await bob.ticket(id, { token: handed ?? '' })).status).toBe(404);
  });

  it('no longer see the secrets when they stop being lead', async () => {
    await bob.join({ code, name: 'Bob' });
    const player = await asMember(BOB);
    const person = (await player.sees()).you?.person ?? '';
    await ann.say(id, { type: 'setRole', person, role: 'co-gm' });
    expect((await player.sees(({ you }) => you?.role === 'co-gm')).you?.secrets).toEqual({});
    await ann.say(id, { type: 'setRole', person, role: 'watcher' });
    const { you } = await player.sees((view) => view.you?.role === 'watcher');
    expect([you?.secrets, you?.draftId]).toEqual([null, null]);
    await until(() => player.draft !== undefined);
  });

  it('by new links are only those with the old one', async () => {
    const watcher = await asWatcher();
    const gm = await asMember(ANN);
    await gm.sees(({ table }) => table.watchers === 1);
    await ann.renew(id);
    expect(await watcher.ended()).toMatchObject({ code: TABLE_CLOSE.removed });
    expect(gm.closed).toBeUndefined();
  });

  it('by the deletion of the draft learn the reason', async () => {
    const gm = await asMember(ANN);
    await gm.sees();
    await setDeleted(server.services, draftId, true);
    expect(await gm.ended()).toMatchObject({ code: TABLE_CLOSE.gone });
  });
});

describe('a page that sends messages', () => {
  it('gets an answer to its ping', async () => {
    const gm = await asMember(ANN);
    await gm.sees();
    gm.socket.send('ping');
    await until(() => gm.frames.some(({ type }) => type === 'beat'));
  });

  it.each([
    ['sends anything else', 'hello', TABLE_CLOSE.badFrame],
    ['sends much at once', 'x'.repeat(65), 1009],
  ])('that %s is closed', async (_, text, code) => {
    const gm = await asMember(ANN);
    await gm.sees();
    gm.socket.send(text);
    expect((await gm.ended()).code).toBe(code);
  });

  it('that does not stop is closed', async () => {
    const gm = await asMember(ANN);
    await gm.sees();
    for (let i = 0; i < 140; i++) gm.socket.send('ping');
    expect((await gm.ended()).code).toBe(TABLE_CLOSE.tooFast);
  });
});
