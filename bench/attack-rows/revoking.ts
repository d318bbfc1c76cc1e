import type WebSocket from 'ws';
import { formatClientFrame } from '@/lib/collab/protocol/protocol';
import { HAS, startPostgres } from '@/test/support/system-stores';
import { scaled } from '../scale';
import { atMost, type Measured, sleep, waitFor } from '../table-support/measured';
import { Person } from '../table-support/person';
import { openStudio } from '../table-support/studio';

const ROUNDS = scaled(200);
const JOINING = 12;
/** They take turns, so that nobody opens more lines than a browser would. */
const GROUPS = 4;
const REVOKED_AFTER_MS = 80;
const LET_GO_MS = 5_000;
const HELLO = formatClientFrame({ type: 'hello', stateVector: new Uint8Array() });

/** A link is revoked while twelve people come in by it: who is still inside when everything is done. */
export async function measure(): Promise<readonly Measured[]> {
  const studio = await openStudio();
  const rows: Measured[] = [];
  try {
    rows.push(rowOf(await leftInside(studio.url, studio.url), 'SQLite'));
  } finally {
    await studio.dispose();
  }
  if (!HAS.postgres) return rows;
  const postgres = await startPostgres();
  const env = { DATABASE_URL: await postgres.createDatabase() };
  const studios = [await openStudio(env), await openStudio(env)] as const;
  try {
    const [owners, joins] = studios;
    rows.push(rowOf(await leftInside(owners.url, joins.url), 'PostgreSQL, by way of another process'));
  } finally {
    for (const each of studios) await each.dispose();
    await postgres.stop();
  }
  return rows;
}

const rowOf = (left: number, part: string) => atMost(0, left, `of ${ROUNDS * JOINING} left inside`, 0, part);

/** Revokes at one address while people join at the other. */
async function leftInside(ownersUrl: string, joinsUrl: string): Promise<number> {
  const owner = new Person(ownersUrl, 'Owner');
  const { id } = await owner.ask<{ id: string }>('POST', '/api/drafts', { system: 'trapped', starter: 'spaceship' });
  const people = Array.from({ length: JOINING * GROUPS }, (_, i) => new Person(joinsUrl, `Guest ${i}`));
  let [left, entered] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const link = await owner.ask<{ id: string; url: string }>('POST', `/api/drafts/${id}/links`, { role: 'edit' });
    const group = people.slice((round % GROUPS) * JOINING).slice(0, JOINING);
    const sockets: WebSocket[] = [];
    const joining = group.map(async (person) => {
      await person.send('GET', new URL(link.url).pathname);
      const socket = await person.dialDraft(id).catch(() => undefined);
      if (!socket) return;
      sockets.push(socket);
      socket.send(HELLO, () => {});
      if (socket.readyState === socket.OPEN) entered += 1;
    });
    await sleep(Math.random() * REVOKED_AFTER_MS);
    await owner.ask('DELETE', `/api/drafts/${id}/links/${link.id}`);
    await Promise.all(joining);
    const isOut = (socket: WebSocket) => socket.readyState === socket.CLOSED;
    await waitFor(() => sockets.every(isOut), LET_GO_MS);
    left += sockets.filter((socket) => !isOut(socket)).length;
    for (const socket of sockets) socket.terminate();
  }
  // A round in which nobody got as far as the door would prove nothing.
  if (entered === 0) throw new Error('Nobody came in.');
  return left;
}
