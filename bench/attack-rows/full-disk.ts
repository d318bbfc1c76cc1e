import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOnFolder } from '../attack-support/start-on-folder';
import { type Measured, waitFor } from '../table-support/measured';
import { Person } from '../table-support/person';
import { Writer } from '../table-support/writer';

const EDITS = 150;
/** New drafts take a disk with 200 MB left. */
const DISK_MB = 260;
const PAGES = ['/', '/guides', '/privacy', '/library'];
const WORDS = 'disk is full';

/**
 * Somebody writes while the disk fills up; then the studio is killed, and started again without room: which pages it
 * shows with words, and how much is lost once there is room again.
 */
export async function measure(): Promise<readonly Measured[]> {
  const place = mkdtempSync(join(tmpdir(), 'trapdoor-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', place], { stdio: 'ignore' });
  } catch {
    return [{ part: 'skipped: no right to mount a small disk', measured: 0, target: 0, unit: '', lost: 0, ok: true }];
  }
  try {
    return await onSmallDisk(place);
  } finally {
    execFileSync('umount', ['--lazy', place]);
    rmSync(place, { recursive: true, force: true });
  }
}

async function onSmallDisk(place: string): Promise<readonly Measured[]> {
  const [folder, filling] = [join(place, 'data'), join(place, 'filling')];
  const first = await startOnFolder(folder);
  const ann = new Person(first.url ?? '', 'Ann');
  const { id } = await ann.ask<{ id: string }>('POST', '/api/drafts', { system: 'trapped', starter: 'spaceship' });
  const writer = await Writer.open(ann, id, 'word');
  for (let n = 1; n <= EDITS; n++) writer.write(n);
  if (!(await waitFor(() => writer.sentAt.size === 0, 20_000))) throw new Error('An edit was not acknowledged.');
  fill(filling);
  await first.end('SIGKILL');

  const second = await startOnFolder(folder);
  const again = new Person(second.url ?? '', 'Ann');
  again.cookie = ann.cookie;
  const pages = await Promise.all(
    [...PAGES, `/studio/${id}`].map(async (path) => (await again.send('GET', path)).text()),
  );
  const said = pages.filter((text) => text.includes(WORDS)).length;
  const refused = await again.send('POST', '/api/drafts', { system: 'trapped' });
  const points = await again.ask<readonly { readonly edits: number }[]>('GET', `/api/drafts/${id}/points`);
  rmSync(filling);
  const begun = performance.now();
  await waitFor(async () => (await again.send('GET', '/healthz')).ok, 30_000);
  const seconds = (performance.now() - begun) / 1000;
  const later = await Writer.open(again, id, 'later');
  later.write(1);
  const writes = await waitFor(() => later.sentAt.size === 0, 10_000);
  await second.end('SIGTERM');
  const all = PAGES.length + 1;
  const kept = points.reduce((sum, { edits }) => sum + edits, 0);
  const lost = Math.max(0, EDITS + 1 - kept) + Number(!writes);
  return [
    { part: 'words', measured: said, target: all, unit: 'pages that say so', lost, ok: said === all && lost === 0 },
    {
      part: 'refused',
      measured: refused.status,
      target: 507,
      unit: 'to a new draft',
      lost: 0,
      ok: refused.status === 507,
    },
    {
      part: 'again',
      measured: Number(seconds.toFixed(1)),
      target: 10,
      unit: 's until it writes',
      lost: 0,
      ok: seconds <= 10,
    },
  ];
}

/** Leaves not a byte. */
function fill(file: string): void {
  for (const bytes of [1_000_000, 4_096]) {
    const part = Buffer.alloc(bytes);
    try {
      for (;;) appendFileSync(file, part);
    } catch {
      // Full.
    }
  }
}
