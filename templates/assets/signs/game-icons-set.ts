import { absolutePath } from './absolute-path';
import { authorInSet } from './game-icons-authors';
import { SET_BOX, SIGN_BOX, type Sign } from './sign-file';

/** Icon set in the format of its package (@iconify-json/game-icons/icons.json). */
export interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string; readonly hidden?: boolean }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

export const SET_FILE = '@iconify-json/game-icons/icons.json';

export { formatSignFile, signFile } from './sign-file';

/** Returns a sign of the set. Undefined if the name is unknown, or if the sign is not a single path. */
export function signInSet(set: IconSet, name: string): Sign | undefined {
  const real = own(set.aliases ?? {}, name)?.parent ?? name;
  const { body } = own(set.icons, real) ?? {};
  const [, d] = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body ?? '') ?? [];
  return d === undefined ? undefined : { path: absolutePath(d, SIGN_BOX / SET_BOX), author: authorInSet(real) };
}

/** Returns all names for the search. Hidden former spellings are recognised but not offered. */
export const namesInSet = (set: IconSet): readonly string[] =>
  Object.entries(set.icons)
    .filter(([, { hidden }]) => hidden !== true)
    .map(([name]) => name)
    .sort();

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
