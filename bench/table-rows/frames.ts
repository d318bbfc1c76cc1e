import type WebSocket from 'ws';
import * as Y from 'yjs';
import { rootOf } from '@/lib/collab/document/draft-doc';
import { formatPresence } from '@/lib/collab/protocol/presence-frame';
import { formatClientFrame } from '@/lib/collab/protocol/protocol';
import { scaled } from '../scale';
import { atMost, type Measured, sleep } from '../table-support/measured';
import { type Chance, chanceOf, mutate } from '../table-support/mutate';
import { Person } from '../table-support/person';
import { openStudio } from '../table-support/studio';
import { Writer } from '../table-support/writer';

const FRAMES = scaled(20_000);
/** So many on one line: those after the first that is none at all fall on deaf ears. */
const BURST = 20;
const AT_ONCE = 8;
const ATTACKERS = 20;
const TARGET_STALL_MS = 100;
const STALL = 'trapdoor_event_loop_lag_seconds{quantile="1"}';

/**
 * Frames that were broken by chance, on lines of the draft and of the table. The process has to live,
 * its loop may not stall, and anyone who behaves may not notice: neither somebody who writes nor somebody who listens.
 */
export async function measure(): Promise<Measured> {
  const studio = await openStudio();
  try {
    const gm = new Person(studio.url, 'GM');
    const { id, code, draftId } = await gm.openTable();
    const writer = await Writer.open(gm, draftId, 'w');
    const listener = await gm.listen(id, () => {});
    const people = await Promise.all(
      Array.from({ length: ATTACKERS }, async (_, i) => {
        const person = new Person(studio.url, `Attacker ${i}`);
        await person.join(code);
        return person;
      }),
    );
    const valid = framesOf(writer.doc);
    const chance = chanceOf(2005);
    let sent = 0;
    const attack = async (turn: number) => {
      while (sent < FRAMES) {
        const person = people[Math.floor(chance() * people.length)] ?? gm;
        const isTable = chance() < 0.2;
        const socket = await (isTable ? person.listen(id, () => {}) : person.dialDraft(draftId)).catch(() => undefined);
        if (!socket) await sleep(50);
        else sent += await burst(socket, isTable ? [new TextEncoder().encode('ping')] : valid, chance, turn);
      }
    };
    await studio.sample(STALL);
    const stalls: number[] = [];
    const attacks = Promise.all(Array.from({ length: AT_ONCE }, (_, i) => attack(i)));
    let n = 0;
    const isOver = attacks.then(() => true);
    while (!(await Promise.race([isOver, sleep(500)]))) {
      writer.write(++n);
      stalls.push((await studio.sample(STALL)) * 1000);
    }
    const lines = [writer.socket, listener].filter(({ readyState }) => readyState !== 1).length;
    return atMost(TARGET_STALL_MS, Math.max(...stalls), 'ms the loop stood still at most', lines + writer.lost);
  } finally {
    await studio.dispose();
  }
}

/** One valid frame of each kind, as pages send them. */
function framesOf(doc: Y.Doc): readonly Uint8Array[] {
  const other = new Y.Doc();
  Y.applyUpdate(other, Y.encodeStateAsUpdate(doc));
  const before = Y.encodeStateVector(other);
  rootOf(other).set('title', 'Another title');
  const edit = Y.encodeStateAsUpdate(other, before);
  return [
    formatClientFrame({ type: 'hello', stateVector: Y.encodeStateVector(doc) }),
    formatClientFrame({ type: 'edit', n: 1, last: true, bytes: edit }),
    formatClientFrame({ type: 'edit', n: 2, last: true, bytes: Y.encodeStateAsUpdate(doc).slice(0, 4_000) }),
    formatClientFrame({ type: 'awareness', bytes: formatPresence({ clientId: 7, clock: 1, state: { at: 'title' } }) }),
    formatClientFrame({ type: 'ping' }),
  ];
}

/** Sends some broken frames, perhaps after a proper greeting, and waits until they were all taken or the line is cut. */
async function burst(socket: WebSocket, valid: readonly Uint8Array[], chance: Chance, turn: number): Promise<number> {
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  const [hello] = valid;
  if (hello && chance() < 0.7) socket.send(hello);
  for (let i = 0; i < BURST && socket.readyState === 1; i++) {
    socket.send(mutate(valid[Math.floor(chance() * valid.length)] ?? new Uint8Array(), chance), {
      binary: turn % 5 > 0,
    });
  }
  // Answers come in order: anyone who pongs has taken everything before.
  socket.ping();
  await Promise.race([closed, new Promise((resolve) => void socket.once('pong', resolve)), sleep(5_000)]);
  socket.terminate();
  return BURST;
}
