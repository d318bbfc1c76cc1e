import { request } from 'node:http';
import type { JsonObject } from '@/lib/kernel/json';
import { newDraft } from '@/lib/scenario/envelope';
import { findSystem } from '@/test/support/all-systems';
import { rowsOf, underAttack } from '../attack-support/under-attack';
import { scaled } from '../scale';
import { largeSetting } from '../scenarios';
import { atMost, type Measured, sleep } from '../table-support/measured';
import { Person } from '../table-support/person';

const RUN_MS = scaled(60_000);
const AT_ONCE = 16;
const OTHERS_EVERY_MS = 2_000;
const STORED_MAX_MB = 50;
/** Another machine, as far as the studio can tell. */
const ATTACKER = '127.0.0.9';

/** One address creates and duplicates the largest drafts for a minute, always as somebody new; others create theirs. */
export async function measure(): Promise<readonly Measured[]> {
  let [storedMb, refused] = [0, 0];
  const harm = await underAttack(async ({ url, stored }) => {
    const [begun, end] = [stored(), performance.now() + RUN_MS];
    const file = JSON.stringify({ scenario: largeDraft() });
    const flood = async () => {
      while (performance.now() < end) {
        const { cookie, id } = await ask(url, '/api/drafts', file);
        while (id !== undefined && (await ask(url, `/api/drafts/${id}/duplicate`, '', cookie)).id !== undefined);
      }
    };
    const others = async () => {
      const creating: Promise<void>[] = [];
      while (performance.now() < end) {
        const created = new Person(url, 'Other').send('POST', '/api/drafts', { system: 'trapped' });
        creating.push(
          created.then(({ status }) => {
            if (status !== 201) refused += 1;
          }),
        );
        await sleep(OTHERS_EVERY_MS);
      }
      await Promise.all(creating);
    };
    await Promise.all([others(), ...Array.from({ length: AT_ONCE }, flood)]);
    storedMb = (stored() - begun) / 1e6;
  });
  return [atMost(STORED_MAX_MB, storedMb, 'MB stored', refused, 'stored'), ...rowsOf(harm)];
}

/** A file of nearly 1 MB, as the largest that is taken. */
function largeDraft() {
  const system = findSystem('trapped');
  if (!system) throw new Error('The bench needs the game.');
  const body = largeSetting(newDraft(system).body, { goals: 20, events: 400, rooms: 20 });
  const events = (body.events as readonly JsonObject[]).map((event) => ({ ...event, text: 'x'.repeat(1_800) }));
  return newDraft(system, { body: { ...body, events } });
}

/** Asks from the attacker's address. */
function ask(url: string, path: string, body: string, cookie = ''): Promise<{ id?: string; cookie: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      origin: url,
      cookie,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const { hostname, port } = new URL(url);
    const asked = request({ hostname, port, path, method: 'POST', headers, localAddress: ATTACKER, family: 4 });
    asked.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { id } = JSON.parse(String(Buffer.concat(parts))) as { id?: string };
        const set = response.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie;
        resolve(id === undefined ? { cookie: set } : { id, cookie: set });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
