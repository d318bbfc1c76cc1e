import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbeddedStore } from '@/lib/storage/embedded/open';
import { createLocalWakeups } from '@/lib/storage/wakeups';
import { TABLE_CLOSE } from '@/lib/table/wire';
import { askAs } from '../support/ask-table';
import { TableListener } from '../support/table-listener';
import { ANN, BOB, startServer, type TestServer, until } from '../support/test-server';

const [ann, bob] = [askAs(ANN), askAs(BOB)];

/** Two servers over one store, like two processes with one database and one Redis. */
let servers: readonly [TestServer, TestServer];
let folder: string;
let draftId: string;
let id: string;
let code: string;
let listeners: TableListener[];
beforeEach(async () => {
  listeners = [];
  folder = mkdtempSync(join(tmpdir(), 'trapdoor-two-'));
  const stores = { store: await openEmbeddedStore(folder), wakeups: createLocalWakeups() };
  servers = [await startServer({ stores }), await startServer({ stores })];
  draftId = await servers[0].create(ANN, { title: 'Whale' });
  ({ id, code } = (await ann.open({ draftId, name: 'Ann' })).body);
});
afterEach(async () => {
  for (const { socket } of listeners) socket.terminate();
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ticketTo = async (member: string) => (await askAs(member).ticket(id)).body.ticket as string;
const listen = (server: TestServer, ticket: string, member: string) => {
  const listener = new TableListener(server.url, ticket, member);
  listeners.push(listener);
  return listener;
};

describe('of two processes', () => {
  it('the second accepts no ticket that the first has accepted', async () => {
    const ticket = await ticketTo(ANN);
    const both = servers.map((server) => listen(server, ticket, ANN));
    await until(() => both.some(({ closed }) => closed?.code === TABLE_CLOSE.badTicket));
    await until(() => both.some(({ view }) => view !== undefined));
  });

  it('each shows commands, edits and presence of the other', async () => {
    await bob.join({ code, name: 'Bob' });
    const here = listen(servers[0], await ticketTo(ANN), ANN);
    const there = listen(servers[1], await ticketTo(BOB), BOB);
    await here.sees(({ people }) => people.filter(({ present }) => present).length === 2);
    await ann.say(id, { type: 'setDoor', locked: true, lobby: false });
    for (const each of [here, there]) await each.sees(({ table }) => table.locked);
    const screen = listen(servers[1], (await ann.ticket(id, { screen: true })).body.ticket, ANN);
    await until(() => screen.draft !== undefined);
    await servers[0].services.documents.rename(draftId, 'Ghost ship');
    await until(() => screen.draft?.title === 'Ghost ship');
  });

  it('each disconnects people removed through the other, within a second', async () => {
    await bob.join({ code, name: 'Bob' });
    const there = listen(servers[1], await ticketTo(BOB), BOB);
    const writer = await servers[0].raw(BOB, draftId).opened();
    writer.say({ type: 'hello', stateVector: new Uint8Array() });
    await writer.hear('state');
    const person = (await there.sees()).you?.person ?? '';
    await ann.say(id, { type: 'remove', people: [person] });
    await until(() => there.closed !== undefined && writer.closed !== undefined, 1_000);
    expect(there.closed?.code).toBe(TABLE_CLOSE.removed);
  });
});
