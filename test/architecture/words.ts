import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './sources';

/** What a native engineer does not write, by the name it is counted under. */
const BANNED: Readonly<Record<string, RegExp>> = {
  whoever: /whoever|whomever|whosoever/,
  anew: /anew/,
  'lies open': /(?:lie|lies|lay) open/,
  'comes to light': /(?:come|comes|came|coming) to light/,
  worn: /worn/,
  'heaps up': /(?:heap|heaps|heaped) up/,
  farther: /farther/,
  thither: /thither|hither|whither/,
  nought: /nought|naught/,
  mend: /mend|mends|mended|mending/,
  'or else': /or else/,
  'for ever': /for ever/,
  lest: /lest|whilst|amidst|albeit/,
  thereby: /thereby|thereof|therein|whereby|whereof|wherein|henceforth|forthwith/,
  upon: /upon/,
  'one’s own': /one[’']s own/,
  'by lot': /by lot/,
  'in vain': /in vain/,
};

const PATTERNS = Object.entries(BANNED).map(([name, { source }]) => {
  // A comment's next line begins with a star or slashes.
  const spaced = source.replaceAll(' ', String.raw`\s+(?:\*\s+|//\s+)?`);
  return [name, new RegExp(String.raw`(?<![\w-])(?:${spaced})(?![\w-])`, 'gi')] as const;
});

/** By folder and word; what there is none of is not listed. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Prose {
  readonly folder: string;
  readonly text: string;
}

const FOLDERS = ['app', 'cli', 'content', 'lib', 'scripts', 'templates', 'test'];
const WRITTEN = /\.(?:css|mdx?|mjs|tsx?)$/;
/** What is stored as it was, and the list of the words itself. */
const LEFT_OUT = /^test\/(?:fixtures|golden)\/|^test\/architecture\/words\./;

/** Everything that people write and read in the repository, but the changelog. */
export function proseFiles(): readonly Prose[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && WRITTEN.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name))),
  )
    .filter((path) => !LEFT_OUT.test(path))
    .map((path) => ({ folder: folderOf(path), text: readFileSync(join(ROOT, path), 'utf8') }));
}

/** The top folder; in lib, the room. */
function folderOf(path: string): string {
  const [top = '', room = '', ...rest] = path.split('/');
  return top === 'lib' && rest.length > 0 ? `lib/${room}` : top;
}

export function countWords(files: readonly Prose[]): Counts {
  const counts: Record<string, Record<string, number>> = {};
  for (const { folder, text } of files) {
    for (const [name, pattern] of PATTERNS) {
      const found = text.match(pattern)?.length ?? 0;
      if (found > 0) counts[folder] = { ...counts[folder], [name]: (counts[folder]?.[name] ?? 0) + found };
    }
  }
  return counts;
}

/** Where the counts are not those stored, a line each. */
export function differences(stored: Counts, counted: Counts): readonly string[] {
  return [...new Set([...Object.keys(stored), ...Object.keys(counted)])].toSorted().flatMap((folder) =>
    Object.keys(BANNED).flatMap((name) => {
      const [before, now] = [stored[folder]?.[name] ?? 0, counted[folder]?.[name] ?? 0];
      return before === now ? [] : [`${folder}: “${name}” ${now} instead of ${before}`];
    }),
  );
}

/** The stored counts, lowered to those counted. */
export const lowered = (stored: Counts, counted: Counts): Counts =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([folder, words]) => {
      const left = Object.entries(words).flatMap(([name, before]) => {
        const now = Math.min(before, counted[folder]?.[name] ?? 0);
        return now === 0 ? [] : [[name, now] as const];
      });
      return left.length === 0 ? [] : [[folder, Object.fromEntries(left)] as const];
    }),
  );
