import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewJoin } from '@/lib/services/tables/join-table';
import { type LinkRole, tableToken } from '@/lib/services/tables/table-links';
import { systems } from '../support/all-systems';
import { askAs } from '../support/ask-table';
import { ANN, BOB, SECRET, startServer, system, type TestServer } from '../support/test-server';

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
  previewJoin(server.services, key, member, '10.0.0.9');
const stateOf = async () => {
  const state = await server.services.store.table(id);
  if (!state) throw new Error('no table');
  return state;
};
const personOf = async (name: string) => [...(await stateOf()).people.values()].find((each) => each.name === name);
const close = (locked: boolean) => ann.say(id, { type: 'setDoor', locked, lobby: false });

it('shows a stranger with the right code only the colours already used', async () => {
  expect(await knockAs(undefined)).toEqual({ ok: true, value: { colours: ['green', 'red'] } });
  expect(await knockAs(BOB)).toEqual({ ok: true, value: { colours: ['green'] } });
});

it('refuses a wrong code, a closed door and a removed person with the same message', async () => {
  const wrong = await knockAs(STRANGER, { code: code === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA' });
  expect(wrong).toMatchObject({ ok: false, error: { code: 'table/no-such-table' } });
  await close(true);
  expect(await knockAs(STRANGER)).toEqual(wrong);
  expect(await knockAs(STRANGER, { token: tableToken(SECRET, (await stateOf()).table, 'player') })).toEqual(wrong);
  // A person with a seat can return through a closed door.
  expect(await knockAs(BOB)).toMatchObject({ ok: true });
  await close(false);
  const watch = tableToken(SECRET, (await stateOf()).table, 'watcher');
  expect(await knockAs(STRANGER, { token: watch })).toEqual(wrong);
});

it('admits a screen by the code as a watcher, which waits in a lobby and not through a closed door', async () => {
  const screen = { code, name: 'TV', colour: 'teal', watches: true } as const;
  expect((await tv.join(screen)).status).toBe(200);
  expect(await personOf('TV')).toMatchObject({ role: 'watcher', waiting: false });
  // A browser with a seat shows the board through its seat.
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

describe('a table’s link, opened', () => {
  const tokenOf = async (role: LinkRole) => tableToken(SECRET, (await stateOf()).table, role);
  const stranger = askAs(undefined);
  const open = async (role: LinkRole, by = stranger) => (await by.knock({ token: await tokenOf(role) })).body;

  it('shows the door to people without a seat, and creates no member', async () => {
    const { body, headers } = await stranger.knock({ token: await tokenOf('player') });
    expect(body).toEqual({ door: { title: 'Whale', role: 'player', colours: ['green', 'red'] } });
    expect([headers.get('set-cookie'), headers.get('cache-control')]).toEqual([null, 'no-store']);
    expect(await open('gm')).toMatchObject({ door: { role: 'co-gm' } });
  });

  it('redirects people with a seat to it, unless it gives more rights', async () => {
    const seat = { page: `/table/${code}` };
    expect([await open('player', bob), await open('watcher', bob), await open('gm', ann)]).toEqual([seat, seat, seat]);
    expect(await open('gm', bob)).toMatchObject({ door: { role: 'co-gm', colours: ['green'] } });
  });

  it('shows watchers the whole board, without the code', async () => {
    const { board } = await open('watcher');
    const { title, form, shape } = system;
    expect(board).toEqual({
      table: { id, title: 'Whale', code: '' },
      game: { title, form, shape },
      origin: 'http://localhost:3000',
    });
    expect(JSON.stringify(board)).not.toContain(code);
  });

  it.each(systems)('can send the form and shape of $id as JSON', ({ form, shape }) => {
    expect(JSON.parse(JSON.stringify({ form, shape }))).toEqual({ form, shape });
  });

  it('is refused once it is replaced or the door is closed', async () => {
    const old = await tokenOf('player');
    await close(true);
    expect((await stranger.knock({ token: old })).status).toBe(404);
    await close(false);
    expect((await stranger.knock({ token: old })).status).toBe(200);
    code = (await ann.renew(id)).body.code;
    for (const token of [old, 'x', `${old}x`]) {
      const refused = await stranger.knock({ token });
      expect([refused.status, refused.body.error.code]).toEqual([404, 'table/no-such-table']);
    }
    expect((await stranger.knock({})).status).toBe(400);
  });
});
