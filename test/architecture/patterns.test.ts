// @module-tag long

import { describe, expect, it } from 'vitest';
import { costOf, patternsIn } from './patterns';
import { readSources, sourceOf } from './sources';

const sources = readSources();

/** Modules that build regular expressions from strings, and why none of those is slow. */
const MADE: Readonly<Record<string, string>> = {
  'lib/kernel/fold.ts': 'one of the letters of a table',
  'lib/kernel/visible.ts': 'a run of one class, which is taken whole',
  'lib/kernel/words.ts': 'runs of classes that share no letter',
  'lib/kit/unprintable.ts': 'one letter of a script',
  'lib/scenario/find-text.ts': 'words that somebody looks for, with every sign escaped',
  'lib/schema/normalise.ts': 'patterns that a game’s schema writes, which are looked at there',
  'lib/server/compress.ts': 'a word of ours',
};

/** User input reaches these regular expressions, so none may take quadratic time. */
describe('regular expressions of the product', () => {
  it('have no nested or adjacent repeats that match the same text', () => {
    const slow = sources.flatMap((source) =>
      patternsIn(source).flatMap((pattern) => {
        const cost = costOf(pattern);
        return cost ? [`${source.path}: /${pattern.source}/${pattern.flags} (${cost.type})`] : [];
      }),
    );
    expect(slow).toEqual([]);
  });

  it('are literals, except for those listed', () => {
    const making = sources.filter(({ text }) => /\bRegExp\(/.test(text)).map(({ path }) => path);
    expect(making).toEqual(Object.keys(MADE));
  });

  it.each([
    ['a repeat inside a repeat', String.raw`/^(?:\w+\s?)*$/`],
    ['two repeats of the same', String.raw`/^\s*(?:a|\s)*b/`],
    ['a repeat that begins anywhere', '/@[^;{]*;/g'],
    ['blanks at an end', String.raw`/\s+$/`],
  ])('are checked for %s', (_, pattern) => {
    const found = patternsIn(
      sourceOf('app/x.tsx', `const a = 4 / 2; const b = <p>{'/'.match(${pattern}) as string[]}</p>;`),
    );
    expect(found.map(({ source, flags }) => `/${source}/${flags}`)).toEqual([pattern]);
    expect(found.map((one) => costOf(one)?.type)).not.toContain(undefined);
  });
});
