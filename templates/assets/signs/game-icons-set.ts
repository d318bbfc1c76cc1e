import { absolutePath } from './absolute-path';
import { authorInSet } from './game-icons-authors';
import { SET_BOX, SIGN_BOX, type Sign } from './sign-file';

/** The set as its package has it (@iconify-json/game-icons/icons.json). */
export interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string; readonly hidden?: boolean }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

export const SET_FILE = '@iconify-json/game-icons/icons.json';

export { formatSignFile, signFile } from './sign-file';

/** Reads a sign out of the set. Undefined if it has none of that name, or one that is more than one path. */
export function signInSet(set: IconSet, name: string): Sign | undefined {
  const real = own(set.aliases ?? {}, name)?.parent ?? name;
  const { body } = own(set.icons, real) ?? {};
  const [, d] = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body ?? '') ?? [];
  return d === undefined ? undefined : { path: absolutePath(d, SIGN_BOX / SET_BOX), author: authorInSet(real) };
}

/** Every name that stands for a sign, for the search; old spellings are known but not offered. */
export const namesInSet = (set: IconSet): readonly string[] =>
  Object.entries(set.icons)
    .filter(([, { hidden }]) => hidden !== true)
    .map(([name]) => name)
    .sort();

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
