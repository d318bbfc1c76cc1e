import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { LiveTable, VIEWERS_AT_ONCE } from '@/lib/live/live-table';
import { Reactions } from '@/lib/live/reactions';
import { ViewerSocket } from '@/lib/live/viewer-socket';
import { createLocalWakeups } from '@/lib/storage/wakeups';
import { applyChanges } from '@/lib/table/apply-changes';
import { newPerson } from '@/lib/table/decide/join';
import type { IdeaRow, TableState } from '@/lib/table/state';
import { emptyTable } from '../support/table-play';
import { until } from '../support/test-server';

const PEOPLE = 10 * VIEWERS_AT_ONCE;
const IDEAS = 400;

/** A socket that accepts everything at once, and keeps the buffers. */
class EarlySocket extends EventEmitter {
  readonly OPEN = 1;
  readonly readyState = 1;
  readonly bufferedAmount = 0;
  begun = 0;
  text = '';
  readonly grounds = new Set<unknown>();

  send(bytes: Buffer, { fin = true }: { readonly fin?: boolean }, done?: () => void): void {
    this.begun += this.text === '' ? 1 : 0;
    this.text = fin ? '' : this.text + String(bytes);
    if (!fin) this.grounds.add(bytes.buffer);
    if (done) setImmediate(done);
  }
}

let state: TableState;
let wake: () => void;
let table: LiveTable;
let sockets: EarlySocket[];
let turns: number[];
let isWatching: boolean;
const begun = () => sockets.reduce((sum, socket) => sum + socket.begun, 0);

/** Counts the sends begun in each turn of the event loop. */
function watchTurns(): void {
  let before = 0;
  const turn = () => {
    turns.push(begun() - before);
    before = begun();
    if (isWatching) setImmediate(turn);
  };
  isWatching = true;
  turn();
}

beforeEach(() => {
  const ids = Array.from({ length: PEOPLE }, (_, i) => `p${i}`);
  const empty = emptyTable();
  const rows = ids.map((id, i) => ({
    ...newPerson({ id, memberId: `m-${id}`, name: id, colour: 'red', role: 'player' }, 1_000),
    place: i + 2,
  }));
  const ideas = Array.from({ length: IDEAS }, (_, i) => ideaRow(`i${i}`, i));
  state = {
    ...empty,
    table: { ...empty.table, phase: 'read-back', round: 1, question: 'place' },
    people: new Map([...empty.people, ...rows.map((row) => [row.id, row] as const)]),
    ideas: new Map(ideas.map((idea) => [idea.id, idea])),
  };
  table = new LiveTable('table', {
    load: async () => state,
    subscribe: (topic, listener) => {
      if (topic === 'table:table') wake = listener;
      return () => undefined;
    },
    renderDraft: async () => ({}),
    watchToken: () => '',
    countWatchers: async () => 0,
    seen: async () => undefined,
    reactions: new Reactions(createLocalWakeups()),
    now: () => 2_000,
  });
  turns = [];
  sockets = ids.map((person) => {
    const socket = new EarlySocket();
    const who = { kind: 'table', person, memberId: `m-${person}`, epoch: 0 } as const;
    table.enter(new ViewerSocket(socket as unknown as WebSocket, who, { take: () => true }, () => Buffer.from('')));
    return socket;
  });
});
afterEach(() => {
  isWatching = false;
  table.stop();
});

it('a crowd that joins at once, and later news for it, lets others take their turns', async () => {
  watchTurns();
  await until(() => begun() === PEOPLE);
  // One turn can include the end of one batch and the next.
  expect(Math.max(...turns)).toBeLessThanOrEqual(2 * VIEWERS_AT_ONCE);
  const people = [...state.people.keys()];
  // The change is individual news for each person.
  state = applyChanges(state, [{ type: 'people', ids: people, set: { waiting: true } }]);
  wake();
  await until(() => begun() === 2 * PEOPLE);
  expect(Math.max(...turns)).toBeLessThanOrEqual(2 * VIEWERS_AT_ONCE);
});

it('a crowd is sent the shared part from one buffer', async () => {
  await until(() => begun() === PEOPLE);
  const grounds = new Set(sockets.flatMap((socket) => [...socket.grounds]));
  expect(sockets.every((socket) => socket.grounds.size > 0)).toBe(true);
  expect(grounds.size).toBe(1);
});

const ideaRow = (id: string, place: number): IdeaRow => ({
  id,
  question: 'place',
  round: 1,
  text: `${id} ${'long '.repeat(20)}`,
  author: 'gm',
  at: 1_000,
  place,
  fate: 'open',
  mergedInto: null,
  slot: null,
  keep: null,
  drop: null,
  settledBy: null,
  drawnKeep: null,
  drawnDrop: null,
  withdrawal: null,
});
