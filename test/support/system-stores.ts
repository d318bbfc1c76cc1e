import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A real PostgreSQL or Redis from the system's packages, with its own port and folder. */
export interface SystemStore {
  readonly url: string;
  readonly port: number;
  /** Stops answering, like a machine without network, until `thaw`. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

const isRequired = process.env.TRAPDOOR_SYSTEM_STORES === '1';

export const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/** Path of a PostgreSQL program, which Debian does not put on the PATH; undefined if not installed. */
export function postgresTool(name: string): string | undefined {
  const versions = '/usr/lib/postgresql';
  const packaged = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin', name))
        .find((file) => existsSync(file))
    : undefined;
  return onPath(name) ?? packaged;
}

/** Stores to test: those installed, or all if TRAPDOOR_SYSTEM_STORES=1 requires them. */
export const HAS = {
  postgres: isRequired || postgresTool('initdb') !== undefined,
  redis: isRequired || onPath('redis-server') !== undefined,
} as const;

/** Suffix for the names of skipped tests, so that they are not mistaken for passed ones. */
export const unlessMissing = (...names: readonly (keyof typeof HAS)[]): string => {
  const missing = names.filter((name) => !HAS[name]);
  return missing.length === 0 ? '' : ` (skipped: ${missing.join(' and ')} not installed)`;
};

/** Deletes all rows except those of the version table. */
const EMPTY = `do $$ declare name text; begin
  set session_replication_role = replica;
  for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'database_%' loop
    execute format('delete from %I', name);
  end loop;
  if to_regclass('public.moderators') is not null then
    insert into moderators (number, generation) values (1, 0);
  end if;
end $$`;

/** Starts an empty PostgreSQL; `createDatabase` adds databases. Only a `durable` one survives a power cut. */
export async function startPostgres(
  durable = false,
): Promise<
  SystemStore & { createDatabase(): Promise<string>; empty(url: string): Promise<void>; crash(): Promise<void> }
> {
  const folder = mkdtempSync(join(tmpdir(), 'trapdoor-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? nobody() : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { cwd: folder, ...user };
  execFileSync(
    required('initdb'),
    ['-D', data, '-A', 'trust', '-U', 'trapdoor', '--no-sync', '-E', 'UTF8', '--locale=C'],
    {
      ...options,
      stdio: 'ignore',
    },
  );
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=200'];
  if (!durable) settings.push('fsync=off', 'full_page_writes=off');
  const run = () =>
    spawn(required('postgres'), ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])], {
      ...options,
      stdio: 'ignore',
    });
  let server = run();
  const url = `postgres://trapdoor@127.0.0.1:${port}`;
  const { default: pg } = await import('pg');
  const ask = async (query: string, database = `${url}/postgres`) => {
    const client = new pg.Client({ connectionString: database });
    client.on('error', () => {});
    await client.connect();
    await client.query(query).finally(() => client.end());
  };
  await answering(() => ask('select 1'), server);
  let count = 0;
  return {
    url,
    port,
    ...freezer(() => family(server.pid)),
    async createDatabase() {
      const name = `test_${++count}`;
      await ask(`create database ${name}`);
      return `${url}/${name}`;
    },
    empty: (database) => ask(EMPTY, database),
    /** Kills it like a power cut, and restarts it. */
    async crash() {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      for (const pid of family(server.pid)) kill(pid, 'SIGKILL');
      await gone;
      server = run();
      await answering(() => ask('select 1'), server);
    },
    stop: () => stopped(server, 'SIGINT', folder),
  };
}

/** Starts an empty Redis without persistence. */
export async function startRedis(): Promise<SystemStore> {
  const folder = mkdtempSync(join(tmpdir(), 'trapdoor-redis-'));
  const port = await freePort();
  const program = onPath('redis-server') ?? missing('redis-server');
  const server = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
    { stdio: 'ignore' },
  );
  const url = `redis://127.0.0.1:${port}`;
  const { Redis } = await import('ioredis');
  await answering(async () => {
    const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
    client.on('error', () => {});
    await client
      .connect()
      .then(() => client.ping())
      .finally(() => client.disconnect());
  }, server);
  return {
    url,
    port,
    ...freezer(() => (server.pid ? [server.pid] : [])),
    stop: () => stopped(server, 'SIGTERM', folder),
  };
}

const required = (name: string) => postgresTool(name) ?? missing(name);

function missing(name: string): never {
  throw new Error(`“${name}” is not installed. On Debian: apt-get install postgresql redis-server`);
}

function nobody(): { readonly uid: number; readonly gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Ids of a process and its descendants. */
function family(pid: number | undefined): readonly number[] {
  if (pid === undefined) return [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return [pid, ...children];
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended.
  }
}

const freezer = (pids: () => readonly number[]) => {
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids()) kill(pid, name);
  };
  return { freeze: () => signal('SIGSTOP'), thaw: () => signal('SIGCONT') };
};

async function answering(ask: () => Promise<unknown>, server: ChildProcess): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return void (await ask());
    } catch (error) {
      if (server.exitCode !== null || tries > 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function stopped(server: ChildProcess, signal: NodeJS.Signals, folder: string): Promise<void> {
  if (server.exitCode === null) {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
