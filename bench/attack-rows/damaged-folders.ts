import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAMAGES, type UsedFolders } from '@/test/support/damaged-folders';
import { startOnFolder } from '../attack-support/start-on-folder';
import type { Measured } from '../table-support/measured';
import { waitFor } from '../table-support/measured';
import { Person } from '../table-support/person';
import { Writer } from '../table-support/writer';

const EDITS = 150;

/** Studios are started on folders that were damaged after people had worked in them: how many refuse, with a reason. */
export async function measure(): Promise<readonly Measured[]> {
  const place = mkdtempSync(join(tmpdir(), 'trapdoor-damaged-'));
  const folders: UsedFolders = {
    killed: join(place, 'killed'),
    stopped: join(place, 'stopped'),
    foreign: join(place, 'foreign'),
  };
  try {
    const ann = await workIn(folders.killed, 'SIGTERM', new Person('', 'Ann'));
    cpSync(folders.killed, folders.stopped, { recursive: true });
    await workIn(folders.killed, 'SIGKILL', ann);
    await workIn(folders.foreign, 'SIGKILL', new Person('', 'Bob'));
    const honest = await startOnFolder(folders.killed);
    await honest.end('SIGKILL');

    let [refused, opened] = [0, 0];
    for (const [i, { name, of, apply, says }] of DAMAGES.entries()) {
      const copy = join(place, `copy-${i}`);
      cpSync(folders[of], copy, { recursive: true });
      apply(copy, folders);
      const { url, said, end } = await startOnFolder(copy);
      await end('SIGKILL');
      if (url !== undefined) opened += 1;
      else if (says.test(said())) refused += 1;
      if (url !== undefined || !says.test(said())) console.error(`${name}: ${url ?? said()}`);
    }
    const all = DAMAGES.length;
    return [
      {
        part: 'refused',
        measured: refused,
        target: all,
        unit: 'kinds refused with a reason',
        lost: 0,
        ok: refused === all,
      },
      { part: 'opened', measured: opened, target: 0, unit: 'kinds opened', lost: opened, ok: opened === 0 },
      {
        part: 'honest',
        measured: honest.url === undefined ? 0 : 1,
        target: 1,
        unit: 'killed and undamaged, opened',
        lost: 0,
        ok: honest.url !== undefined,
      },
    ];
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Somebody works in a folder's studio until that ends. */
async function workIn(folder: string, signal: NodeJS.Signals, person: Person): Promise<Person> {
  const { url = '', end } = await startOnFolder(folder);
  const there = new Person(url, person.name);
  there.cookie = person.cookie;
  const { id } = await there.ask<{ id: string }>('POST', '/api/drafts', { system: 'trapped', starter: 'spaceship' });
  const writer = await Writer.open(there, id, 'word');
  for (let n = 1; n <= EDITS; n++) {
    writer.write(n);
    if (!(await waitFor(() => writer.sentAt.size === 0, 10_000))) throw new Error('An edit was not acknowledged.');
  }
  await end(signal);
  return there;
}
