// @module-tag long

import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import type { Command } from '@/lib/table/commands';
import { makingOf } from '@/lib/table/making';
import { askAs } from '../support/ask-table';
import { TableListener } from '../support/table-listener';
import { ANN, BOB, startServer, type TestServer } from '../support/test-server';

const CAT = 'c'.repeat(26);
let server: TestServer;
const listeners: TableListener[] = [];
beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  for (const { socket } of listeners.splice(0)) socket.terminate();
  await server.stop();
});

const CARD = /^(10|[2-9JQKA])[HDSC]$/;
/** Lists every card in a message, with its path. */
function* cardsIn(json: Json, path: readonly string[] = []): Generator<readonly [string, string]> {
  if (typeof json === 'string' && CARD.test(json)) yield [path.filter((step) => !/^\d+$/.test(step)).join('.'), json];
  if (typeof json !== 'object' || json === null) return;
  for (const [key, value] of Object.entries(json)) yield* cardsIn(value as Json, [...path, key]);
}

it('no message to a phone, a wall or a watcher contains another person’s hand', async () => {
  const draftId = await server.create(ANN, {});
  const { body: table } = await askAs(ANN).open({ draftId, name: 'Ann' });
  const { id, code } = table;
  for (const member of [BOB, CAT]) await askAs(member).join({ code, name: member.slice(0, 3) });
  const { links } = (await askAs(ANN).table(id)).body;
  const token = String(links.watcher).split('#').at(-1) ?? '';
  const listen = async (member: string | undefined, body: object = {}) => {
    const listener = new TableListener(server.url, (await askAs(member).ticket(id, body)).body.ticket, member);
    listeners.push(listener);
    await listener.sees();
    return listener;
  };
  const onlookers = {
    gm: await listen(ANN),
    wall: await listen(BOB, { screen: true }),
    watcher: await listen(undefined, { token }),
  };
  const phones = [await listen(BOB), await listen(CAT)];

  const people = phones.map(({ view }) => view?.you?.person ?? '');
  // Presence is stored too, as a version that no view has to show.
  let latest = 0;
  const say = async (member: string, command: Command) => {
    const { status, body } = await askAs(member).say(id, command);
    expect(status, JSON.stringify(command)).toBe(200);
    latest = body.version;
  };
  await say(ANN, { type: 'startMaking' });
  await say(ANN, { type: 'beginMaking', people, cards: 'dealt', again: false });
  // Characters, then some turns of creating Extras, each with the first card on the first open line.
  for (let turn = 0; turn < 24; turn++) {
    for (const [seat, member] of [BOB, CAT].entries()) {
      const state = await server.services.store.table(id);
      const making = state && makingOf(state);
      const hand = await handOf(member);
      const [card] = hand;
      if (!card || !making || (making.turn !== null && making.turn !== seat)) continue;
      const sheets = (await sheetsNow()).map((sheet, i) => ({ ...sheet, i }));
      const sheet =
        making.stage === 'characters'
          ? sheets[seat]
          : sheets.find(({ kind, values }) => kind === 'extra' && values.includes(null));
      if (!sheet) continue;
      await say(member, { type: 'placeCard', card, sheet: sheet.i, slot: sheet.values.indexOf(null) });
    }
  }
  const state = await server.services.store.table(id);
  await Promise.all(listeners.map((listener) => listener.sees(({ version }) => version >= latest)));
  expect(state?.making.some((entry) => entry.type === 'stood' && entry.stage === 'extras')).toBe(true);

  const dealtTo = (seat: number) =>
    new Set(state?.making.flatMap((entry) => (entry.type === 'dealt' && entry.seat === seat ? entry.cards : [])));
  const placed = new Set(state?.making.flatMap((entry) => (entry.type === 'placed' ? [entry.card] : [])));
  for (const listener of listeners) {
    const seat = phones.indexOf(listener);
    const found = listener.frames.flatMap((frame) => [...cardsIn(frame as unknown as Json)]);
    for (const [where, card] of found) {
      if (where.endsWith('making.sheets.values')) expect(placed).toContain(card);
      else if (where.endsWith('you.hand')) expect(dealtTo(seat)).toContain(card);
      else expect.unreachable(`A card stands in ${where}.`);
    }
    const ownCards = new Set(found.flatMap(([where, card]) => (where.endsWith('you.hand') ? [card] : [])));
    expect(ownCards).toEqual(seat < 0 ? new Set() : dealtTo(seat));
  }
  expect(Object.keys(onlookers)).toHaveLength(3);

  async function handOf(member: string) {
    const listener = phones[[BOB, CAT].indexOf(member)];
    return (await listener?.sees(({ version }) => version >= latest))?.you?.hand ?? [];
  }
  async function sheetsNow() {
    return (await onlookers.gm.sees(({ version }) => version >= latest)).table.making?.sheets ?? [];
  }
});

it('refuses invalid input, and reports if a game has no character creation', async () => {
  const draftId = await server.create(ANN, {});
  const { body: table } = await askAs(ANN).open({ draftId, name: 'Ann' });
  await askAs(ANN).say(table.id, { type: 'startMaking' });
  const identity = { name: 'x', gender: '', occupation: '' };
  const nonsense: readonly object[] = [
    { type: 'beginMaking', people: 'all', cards: 'dealt', again: false },
    { type: 'beginMaking', people: Array.from({ length: 21 }, (_, i) => `p${i}`), cards: 'dealt', again: false },
    { type: 'beginMaking', people: [], cards: 'drawn', again: false },
    { type: 'placeCard', card: '1H', sheet: 0, slot: 0 },
    { type: 'placeCard', card: 'QH', sheet: -1, slot: 0 },
    { type: 'placeCard', card: 'QH', sheet: 0, slot: 0.5 },
    { type: 'placeCard', card: 'QH', sheet: '__proto__', slot: 0 },
    { type: 'placeCard', card: 'QH', sheet: 0, slot: 0, identity: { name: 'x' } },
    { type: 'describe', sheet: 0, identity: { ...identity, name: 'x'.repeat(201) } },
    { type: 'describe', sheet: 0, identity: { ...identity, role: 'gm' } },
    { type: 'typeCard', card: 'QH', seat: 1e9 },
  ];
  for (const command of nonsense) {
    expect((await askAs(ANN).say(table.id, command as Command)).status, JSON.stringify(command)).toBe(400);
  }
  const early = await askAs(ANN).say(table.id, { type: 'describe', sheet: 99, identity });
  expect([early.status, early.body.error.code]).toEqual([409, 'table/not-begun']);

  const other = await askAs(BOB).open({ system: 'mothership', name: 'Bob' });
  const refused = await askAs(BOB).say(other.body.id, { type: 'startMaking' });
  expect([refused.status, refused.body.error.code]).toEqual([409, 'table/no-making']);
});
