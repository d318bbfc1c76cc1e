import type { Fix, Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import { namesakes } from '../words/entry-names';
import { called } from '../words/wording';
import { setTo } from './reporter';

/** Issue codes for an invalid code and for a duplicate, and the noun for entries. */
interface Terms<Code> {
  readonly bad: Code;
  readonly twice: Code;
  readonly noun: string;
}

/** One to three capital letters, printed to tell decks apart. */
const isCode = (code: string): boolean => /^[A-Z]{1,3}$/.test(code);

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Returns an unused code: the first unused letter of the title, otherwise of the alphabet, otherwise two letters. */
export function freeCode(taken: readonly string[], title = ''): string {
  const used = new Set(taken.map((code) => code.trim().toUpperCase()));
  const wanted = [...title.toUpperCase()].filter(isCode);
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return [...wanted, ...LETTERS, ...pairs].find((code) => !used.has(code)) ?? 'ZZZ';
}

/** Checks the letters that identify printed things: each entry has one to three, and no two entries share them. */
export const codeCheck = <Code extends string>(
  report: (code: Code, path: Path, message: string, fix?: Fix) => Issue,
  { bad, twice, noun }: Terms<NoInfer<Code>>,
) =>
  function* <Field extends string>(
    path: readonly string[],
    field: Field,
    entries: readonly ({ readonly id: string; readonly title: string } & Readonly<Record<Field, string>>)[],
  ): Generator<Issue> {
    const codes: readonly string[] = entries.map((entry) => entry[field]);
    const second = new Set(namesakes(codes));
    for (const [i, { id, title }] of entries.entries()) {
      const [at, free, code] = [[...path, id, field], freeCode(codes, title), codes[i] ?? ''];
      const fix = setTo(at, free, `Use ${free}`);
      if (!isCode(code)) {
        yield report(bad, at, `${called(title, noun, i)} needs a code of one to three capital letters.`, fix);
      } else if (second.has(i)) {
        yield report(twice, at, `Another ${noun.toLowerCase()} has the code ${code} too. Change one of them.`, fix);
      }
    }
  };
