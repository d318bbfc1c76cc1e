import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placesOf } from '@/lib/table/questions';
import { askAs, newKey } from '../support/ask-table';
import { ANN, BOB, startServer, system, type TestServer } from '../support/test-server';

const CAT = 'c'.repeat(26);
const [ann, bob, cat] = [askAs(ANN), askAs(BOB), askAs(CAT)];
const slot = placesOf(system.form).find(({ field, given }) => field !== undefined && given !== undefined);
if (!slot) throw new Error('The tests need a slot that is a list.');

let server: TestServer;
let draftId: string;
let id: string;
let code: string;
beforeEach(async () => {
  server = await startServer();
  draftId = await server.create(ANN, { title: 'Whale' });
  ({ id, code } = (await ann.open({ draftId, name: 'Ann' })).body);
});
afterEach(() => server.stop());

const personOf = async (member: string) => {
  const state = await server.services.store.table(id);
  return [...(state?.people.values() ?? [])].find(({ memberId }) => memberId === member);
};
const tokenFor = async (role: string) => {
  const { links } = (await ann.table(id)).body;
  return String(links[role]).split('#').at(-1) ?? '';
};

describe('nobody bypasses the referee', () => {
  it('by sending another command under a used key', async () => {
    await ann.say(id, { type: 'openQuestion', question: slot.id, anonymous: false, seconds: null });
    await ann.say(id, { type: 'addIdea', question: slot.id, text: 'Teeth' });
    const [idea = ''] = (await server.services.store.table(id))?.ideas.keys() ?? [];
    await bob.join({ code, name: 'Bob' });
    await ann.say(id, { type: 'setRole', person: (await personOf(BOB))?.id ?? '', role: 'watcher' });
    const key = newKey();
    expect((await bob.say(id, { type: 'rename', name: 'Robert' }, key)).status).toBe(200);
    const before = await server.services.documents.read(draftId);
    await bob.say(id, { type: 'place', idea, slot: slot.id }, key);
    expect(await server.services.documents.read(draftId)).toEqual(before);
  });

  it('in the lobby by watching with the link for players', async () => {
    await ann.say(id, { type: 'setDoor', locked: false, lobby: true });
    const token = await tokenFor('player');
    expect((await bob.join({ token, name: 'Bob' })).status).toBe(200);
    expect((await personOf(BOB))?.waiting).toBe(true);
    expect((await bob.ticket(id, { token })).status).toBe(404);
    expect((await askAs(undefined).ticket(id, { token: await tokenFor('watcher') })).status).toBe(200);
  });

  it('by leading while still in the lobby', async () => {
    await ann.say(id, { type: 'setDoor', locked: false, lobby: true });
    await bob.join({ code, name: 'Bob' });
    await ann.say(id, { type: 'setRole', person: (await personOf(BOB))?.id ?? '', role: 'co-gm' });
    expect((await bob.points(id)).status).toBe(403);
    expect((await bob.table(id)).body.links).toBeUndefined();
  });

  it('by opening a table for somebody else’s draft, which would outlast their access', async () => {
    await bob.join({ code, name: 'Bob' });
    expect((await bob.open({ draftId })).body.id).toBe(id);
    await ann.say(id, { type: 'finish' });
    expect((await bob.open({ draftId })).status).toBe(403);
    await server.let(CAT, draftId, 'edit');
    expect((await cat.open({ draftId })).status).toBe(403);
  });
});
