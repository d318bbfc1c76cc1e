import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedBeside } from '@/lib/storage/embedded/open';
import { openReadOnly } from '@/lib/storage/embedded/sqlite';
import { startOnFolder } from '../attack-support/start-on-folder';
import { type Measured, waitFor } from '../table-support/measured';
import { Person } from '../table-support/person';
import { Writer } from '../table-support/writer';

const DAY_MS = 24 * 3_600_000;
const JUMP_DAYS = 400;
const TABLES = 5;
const DRAFTS = 45;
const EDITS = 20;
const CLOCK = new URL('../attack-support/shifted-clock.mjs', import.meta.url).href;
/** The first sweep comes a minute after the start. */
const SWEEP_WITHIN_MS = 120_000;

/** The clock of a studio that forgets after 180 days jumps 400 days ahead, and back: how much of what people made is left. */
export async function measure(): Promise<readonly Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'trapdoor-clock-'));
  try {
    const ann = new Person('', 'Ann');
    await workIn(folder, ann);
    const before = rowsIn(folder);
    const jumped = await startShifted(folder, JUMP_DAYS);
    await sweptAfter(folder, Date.now() + (JUMP_DAYS - 1) * DAY_MS);
    await jumped.end('SIGTERM');
    const logged = /The clock went from .*trapdoor sweep --confirm/.test(jumped.said());
    const lost = before - rowsIn(folder);
    const back = await startShifted(folder, 0);
    const drafts = await personAt(back.url, ann).ask<readonly object[]>('GET', '/api/drafts');
    await back.end('SIGTERM');
    const all = TABLES + DRAFTS;
    return [
      { part: 'kept', measured: drafts.length, target: all, unit: 'drafts still listed', lost, ok: drafts.length === all && lost === 0 },
      { part: 'logged', measured: Number(logged), target: 1, unit: 'jump in the log', lost: 0, ok: logged },
    ]; // biome-ignore format: a table
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** People make drafts and tables and write in some, until the studio has swept once. */
async function workIn(folder: string, person: Person): Promise<void> {
  const { url, end } = await startShifted(folder, 0);
  const ann = personAt(url, person);
  for (let i = 0; i < TABLES; i++) await ann.openTable();
  for (let i = 0; i < DRAFTS; i++) {
    const { id } = await ann.ask<{ id: string }>('POST', '/api/drafts', { system: 'trapped', starter: 'spaceship' });
    if (i % 10 > 0) continue;
    const writer = await Writer.open(ann, id, 'word');
    for (let n = 1; n <= EDITS; n++) writer.write(n);
    if (!(await waitFor(() => writer.sentAt.size === 0, 10_000))) throw new Error('An edit was not acknowledged.');
  }
  person.cookie = ann.cookie;
  await sweptAfter(folder, 1);
  await end('SIGTERM');
}

const startShifted = (folder: string, days: number) =>
  startOnFolder(folder, {
    FORGET_AFTER_DAYS: '180',
    CLOCK_SHIFT_DAYS: String(days),
    NODE_OPTIONS: `--import ${CLOCK}`,
  });

function personAt(url: string | undefined, { name, cookie }: Person): Person {
  if (url === undefined) throw new Error('The studio has not started.');
  const person = new Person(url, name);
  person.cookie = cookie;
  return person;
}

async function sweptAfter(folder: string, reading: number): Promise<void> {
  const opened = openEmbeddedBeside(folder);
  if (!opened.ok) throw new Error(opened.error);
  const store = opened.value;
  const swept = await waitFor(async () => ((await store.lastSweep())?.sweptAt ?? 0) >= reading, SWEEP_WITHIN_MS);
  await store.close();
  if (!swept) throw new Error('The studio did not sweep.');
}

/** Drafts, edits and tables in a folder that nobody works in. */
function rowsIn(folder: string): number {
  const database = openReadOnly(join(folder, 'trapdoor.db'), { alone: true });
  const rows = ['drafts', 'updates', 'game_tables'].flatMap(
    (table) => database.prepare(`SELECT count(*) AS n FROM ${table}`).all([]) as { readonly n: number }[],
  );
  database.close();
  return rows.reduce((sum, { n }) => sum + n, 0);
}
