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
  const at = file.indexOf(`${key}{`);
  if (at < 0) return undefined;
  try {
    return JSON.parse(file.toString('utf8', at + Buffer.byteLength(key), file.indexOf('}', at) + 1)) as Entry;
  } catch {
    // A name of the file's own structure, such as “icons”.
    return undefined;
  }
}
