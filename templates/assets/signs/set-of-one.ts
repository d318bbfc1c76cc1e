import type { IconSet } from './game-icons-set';

/** The part of a set's JSON file that one name needs: parsing all 6 MB takes forty times as long. */
export function setOfOne(file: Buffer, name: string): IconSet {
  const entry = entryOf(file, name);
  if (entry?.parent !== undefined)
    return { ...setOfOne(file, entry.parent), aliases: { [name]: { parent: entry.parent } } };
  return { icons: entry?.body === undefined ? {} : { [name]: { body: entry.body } } };
}

interface Entry {
  readonly body?: string;
  readonly parent?: string;
}

/** An icon or an alias, which ends at the next brace: neither has another inside. */
function entryOf(file: Buffer, name: string): Entry | undefined {
  const key = `${JSON.stringify(name)}: `;
  const near = file.indexOf(`${key}{`, beforeIcon(file, name));
  const at = near < 0 ? file.indexOf(`${key}{`) : near;
  if (at < 0) return undefined;
  try {
    return JSON.parse(file.toString('utf8', at + Buffer.byteLength(key), file.indexOf('}', at) + 1)) as Entry;
  } catch {
    // A name of the file's own structure, such as “icons”.
    return undefined;
  }
}

/** Near enough to a name to search on from there. */
const NEAR = 10_000;
/** Stands before the name of an icon, and of an alias. */
const BEFORE_NAME = '\n\t\t"';

/** A place before an icon, by halving, since the file has icons in order; anywhere if it had not. */
function beforeIcon(file: Buffer, name: string): number {
  let [from, to] = [0, file.length];
  while (to - from > NEAR) {
    const middle = (from + to) >> 1;
    const at = file.indexOf(BEFORE_NAME, middle);
    const start = at + BEFORE_NAME.length;
    if (at >= 0 && at < to && file.toString('latin1', start, file.indexOf('"', start)) <= name) from = at;
    else to = middle;
  }
  return from;
}
