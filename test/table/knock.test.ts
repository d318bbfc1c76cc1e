import { afterAll, beforeAll, expect, it } from 'vitest';
import { knock } from '@/lib/services/tables/join-table';
import { tableToken } from '@/lib/services/tables/table-links';
import { askAs } from '../support/ask-table';
import { ANN, BOB, SECRET, startServer, type TestServer } from '../support/test-server';

const [ann, bob, tv] = [askAs(ANN), askAs(BOB), askAs('t'.repeat(26))];
const STRANGER = 's'.repeat(26);
let server: TestServer;
let id: string;
let code: string;

beforeAll(async () => {
  server = await startServer();
  const draftId = await server.create(ANN, { title: 'Whale' });
  ({ id, code } = (await ann.open({ draftId, name: 'Ann', colour: 'green' })).body);
  await bob.join({ code, name: 'Bob', colour: 'red' });
});
afterAll(() => server.stop());

const knockAs = (member: string | undefined, key: { readonly code?: string; readonly token?: string } = { code }) =>
  knock(server.services, key, member, '10.0.0.9');
const stateOf = async () => {
  const state = await server.services.store.table(id);
  if (!state) throw new Error('no table');
  return state;
};
const personOf = async (name: string) => [...(await stateOf()).people.values()].find((each) => each.name === name);
const close = (locked: boolean) => ann.say(id, { type: 'setDoor', locked, lobby: false });

it('tells a stranger with the right code which colours the others have, and nothing else', async () => {
  expect(await knockAs(undefined)).toEqual({ ok: true, value: { colours: ['green', 'red'] } });
  expect(await knockAs(BOB)).toEqual({ ok: true, value: { colours: ['green'] } });
});

it('refuses a wrong code, a closed door and a person who was removed, all with the same words', async () => {
  const wrong = await knockAs(STRANGER, { code: code === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA' });
  expect(wrong).toMatchObject({ ok: false, error: { code: 'table/no-such-table' } });
  await close(true);
  expect(await knockAs(STRANGER)).toEqual(wrong);
  expect(await knockAs(STRANGER, { token: tableToken(SECRET, (await stateOf()).table, 'player') })).toEqual(wrong);
  // Who has a seat comes back through a closed door.
  expect(await knockAs(BOB)).toMatchObject({ ok: true });
  await close(false);
  const watch = tableToken(SECRET, (await stateOf()).table, 'watcher');
  expect(await knockAs(STRANGER, { token: watch })).toEqual(wrong);
});

it('lets a screen in by the code as a watcher, which waits in a lobby and stays out of a closed door', async () => {
  const screen = { code, name: 'TV', colour: 'teal', watches: true } as const;
  expect((await tv.join(screen)).status).toBe(200);
  expect(await personOf('TV')).toMatchObject({ role: 'watcher', waiting: false });
  // A browser that sits at the table shows the board by its seat.
  expect((await bob.join(screen)).status).toBe(200);
  expect(await personOf('Bob')).toMatchObject({ role: 'player', colour: 'red' });

  const late = askAs('l'.repeat(26));
  await ann.say(id, { type: 'setDoor', locked: false, lobby: true });
  expect((await late.join({ ...screen, name: 'Late TV' })).status).toBe(200);
  expect(await personOf('Late TV')).toMatchObject({ role: 'watcher', waiting: true });
  await close(true);
  expect((await askAs(STRANGER).join(screen)).status).toBe(404);
  await close(false);
});
