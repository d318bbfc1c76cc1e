import { describe, expect, it } from 'vitest';
import { readModules } from './sources';

/** A headless clause, or a question, at the beginning of a doc comment. */
const HEADLESS = /\/\*\*\s*(?:\*\s*)?((?:What|Whether|Whom|Where|How|Who)\b[^.?!]*[.?!]?)/g;

/** Migrations that have landed are never edited, comments included. */
const LANDED = /^lib\/storage\/migrations\//;

const headlessIn = (text: string) =>
  [...text.matchAll(HEADLESS)].flatMap(([, words = '']) => (words.endsWith('?') ? [] : [words]));

describe('doc comments', () => {
  it('begin with a verb or a noun', () => {
    const found = readModules()
      .filter(({ path }) => !LANDED.test(path))
      .flatMap(({ path, text }) => headlessIn(text).map((words) => `${path}: ${words}`));
    expect(
      found,
      'Say what it returns or does, or name the thing: “Returns the open rooms.”, “Key for rate limits: …”',
    ).toEqual([]);
  });

  it('are found over lines, and may ask', () => {
    expect(headlessIn('/**\n * Whether it is open.\n */')).toEqual(['Whether it is open.']);
    expect(headlessIn('/** What if nobody came? */ /** Howling wind. */ // What now')).toEqual([]);
  });
});
