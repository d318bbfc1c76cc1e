import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DAMAGES, type UsedFolders } from '../../support/damaged-folders';
import type { Measured } from '../table-support/measured';
import { waitFor } from '../table-support/measured';
import { Person } from '../table-support/person';
import { Writer } from '../table-support/writer';

const EDITS = 150;
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BARE = ['--import', 'tsx', fileURLToPath(new URL('../../support/server-child.ts', import.meta.url))];
const ADDRESS = /http:\/\/\S+/;

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
    const honest = await start(folders.killed);
    await honest.end('SIGKILL');

    let [refused, opened] = [0, 0];
    for (const [i, { name, of, apply, says }] of DAMAGES.entries()) {
      const copy = join(place, `copy-${i}`);
      cpSync(folders[of], copy, { recursive: true });
      apply(copy, folders);
      const { url, said, end } = await start(copy);
      await end('SIGKILL');
      if (url !== undefined) opened += 1;
      else if (says.test(said)) refused += 1;
      if (url !== undefined || !says.test(said)) console.error(`${name}: ${url ?? said}`);
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
  const { url = '', end } = await start(folder);
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

interface Started {
  /** Where it answers; undefined if it has ended instead. */
  readonly url: string | undefined;
  /** What it said when it refused. */
  readonly said: string;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts the studio as it was built, or with BENCH_BARE=1 from its sources. */
async function start(folder: string): Promise<Started> {
  const child = spawn(process.execPath, process.env.BENCH_BARE ? BARE : ['dist/server.mjs'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', TRAPDOOR_DATA: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit');
  let [said, url] = ['', undefined as string | undefined];
  child.stderr.on('data', (data: Buffer) => {
    said += String(data);
  });
  child.stdout.on('data', (data: Buffer) => {
    url ??= ADDRESS.exec(String(data))?.[0];
  });
  await Promise.race([gone, waitFor(() => url !== undefined, 60_000)]);
  return {
    url,
    said,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await gone;
    },
  };
}
