import { createHash } from 'node:crypto';
import { copyFileSync, openSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Data folders of used studios. Tests copy and damage them. */
export interface UsedFolders {
  /** Folder of a killed studio, with the newest changes in the WAL. */
  readonly killed: string;
  /** An earlier copy of the same studio's folder, after a clean stop. */
  readonly stopped: string;
  /** Folder of another studio, also killed. */
  readonly foreign: string;
}

/** A way to damage a copy of a used folder. */
export interface Damage {
  readonly name: string;
  readonly of: 'killed' | 'stopped';
  readonly apply: (folder: string, others: UsedFolders) => void;
  /** Pattern of the error message. */
  readonly says: RegExp;
}

const DB = 'trapdoor.db';
const WAL = 'trapdoor.db-wal';
const SHM = 'trapdoor.db-shm';
const RECORD = 'installation.json';

const remove =
  (...names: readonly string[]) =>
  (folder: string) => {
    for (const name of names) rmSync(join(folder, name), { force: true });
  };
const keepOnly = (kept: string) => (folder: string) =>
  remove(...readdirSync(folder).filter((name) => name !== kept))(folder);
const cut = (name: string, lengthOf: (bytes: number) => number) => (folder: string) =>
  truncateSync(join(folder, name), lengthOf(statSync(join(folder, name)).size));
const take = (name: string, from: keyof UsedFolders) => (folder: string, others: UsedFolders) =>
  copyFileSync(join(others[from], name), join(folder, name));
const overwrite = (name: string, range: (bytes: number) => readonly [from: number, to: number]) => (folder: string) => {
  const file = openSync(join(folder, name), 'r+');
  const [from, to] = range(statSync(join(folder, name)).size);
  writeSync(file, Buffer.alloc(to - from, 'garbage '), 0, to - from, from);
};
const all =
  (...steps: readonly Damage['apply'][]): Damage['apply'] =>
  (folder, others) => {
    for (const step of steps) step(folder, others);
  };

export const DAMAGES: readonly Damage[] = [
  { name: 'a database without its secret', of: 'killed', apply: remove('secret'), says: /secret is missing/ },
  { name: 'a secret without its database', of: 'killed', apply: keepOnly('secret'), says: /trapdoor.db is missing/ },
  { name: 'no database', of: 'killed', apply: remove(DB, WAL, SHM), says: /trapdoor.db is missing/ },
  {
    name: 'neither database nor secret',
    of: 'killed',
    apply: keepOnly(RECORD),
    says: /secret is missing; trapdoor.db/,
  },
  { name: 'a WAL that is missing', of: 'killed', apply: remove(WAL, SHM), says: /missing with trapdoor.db-wal/ },
  { name: 'an empty WAL', of: 'killed', apply: cut(WAL, () => 0), says: /newest \d+ changes are missing/ },
  { name: 'half a WAL', of: 'killed', apply: cut(WAL, (bytes) => bytes / 2), says: /newest \d+ changes are missing/ },
  {
    name: 'a WAL without its last byte',
    of: 'killed',
    apply: cut(WAL, (bytes) => bytes - 1),
    says: /newest 1 changes/,
  },
  {
    name: 'a WAL garbled in its middle',
    of: 'killed',
    apply: overwrite(WAL, (bytes) => [bytes / 2, bytes / 2 + 100]),
    says: /newest \d+ changes are missing/,
  },
  { name: 'the WAL of another studio', of: 'killed', apply: take(WAL, 'foreign'), says: /belongs to another studio/ },
  { name: 'an empty database', of: 'stopped', apply: cut(DB, () => 0), says: /trapdoor.db is empty/ },
  { name: 'half a database', of: 'stopped', apply: cut(DB, (bytes) => bytes / 2), says: /trapdoor.db can’t be read/ },
  {
    name: 'a database with garbled pages',
    of: 'stopped',
    apply: overwrite(DB, (bytes) => [bytes / 2, bytes / 2 + 8192]),
    says: /trapdoor.db is damaged/,
  },
  {
    name: 'a database with a garbled header',
    of: 'stopped',
    apply: overwrite(DB, () => [0, 100]),
    says: /trapdoor.db can’t be read/,
  },
  {
    name: 'an older database',
    of: 'killed',
    apply: all(remove(WAL, SHM), take(DB, 'stopped')),
    says: /newest \d+ changes are missing/,
  },
  {
    name: 'the database of another studio',
    of: 'stopped',
    apply: all(take(DB, 'foreign'), take(WAL, 'foreign')),
    says: /trapdoor.db belongs to another studio/,
  },
  { name: 'the secret of another studio', of: 'killed', apply: take('secret', 'foreign'), says: /secret belongs to/ },
  { name: 'a secret cut short', of: 'killed', apply: cut('secret', () => 9), says: /secret is damaged/ },
  { name: 'no installation.json', of: 'killed', apply: remove(RECORD), says: /installation.json is missing/ },
  {
    name: 'half an installation.json',
    of: 'killed',
    apply: cut(RECORD, (n) => n / 2),
    says: /installation.json is dam/,
  },
];

/** SHA-256 of each file that a refusal must leave unchanged. */
export const contentsOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name !== SHM && !name.startsWith('trapdoor.lock'))
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
      ]),
  );
