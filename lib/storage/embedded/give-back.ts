import { statfsSync } from 'node:fs';
import type { Sqlite } from './sqlite';

const INCREMENTAL = 2;
/** A quarter of a megabyte: some milliseconds. */
const STEP_PAGES = 64;

/**
 * Makes a database ready to give freed space back to the disk. New ones are; one of an older version is written once
 * more, which takes seconds for a gigabyte, unless the disk has no room for that.
 */
export function readyToGiveBack(database: Sqlite, folder: string): void {
  if (ask(database, 'auto_vacuum') === INCREMENTAL) return;
  const { bavail, bsize } = statfsSync(folder);
  // The new one stands in the WAL until it has taken the old one's place, and in a temporary file before.
  if (bavail * bsize > 3 * ask(database, 'page_count') * ask(database, 'page_size')) database.exec('VACUUM');
}

/** Gives a little of the freed space back. False if there is no more to give. */
export function giveBack(database: Sqlite): boolean {
  const before = ask(database, 'freelist_count');
  if (before === 0) return false;
  database.exec(`PRAGMA incremental_vacuum(${STEP_PAGES})`);
  const after = ask(database, 'freelist_count');
  return after > 0 && after < before;
}

function ask(database: Sqlite, pragma: string): number {
  const [row] = database.prepare(`PRAGMA ${pragma}`).all([]) as Record<string, number>[];
  return row?.[pragma] ?? 0;
}
