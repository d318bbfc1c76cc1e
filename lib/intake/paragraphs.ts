import { type Head, isFirm } from './head';
import { bareBucket } from './heading';
import type { SourceLine } from './source-lines';
import type { Vocabulary } from './vocabulary';

const ENDED = /[.!?…]["”“»’)\]*_]*$/u;

/**
 * Returns a function that tells whether a line begins an entry, or goes on with the paragraph of the line above.
 * Paragraphs are entries if all of them look like that: a head or a title first, and sentences below it.
 */
export function makesEntries(
  lines: readonly SourceLine[],
  heads: readonly (Head | undefined)[],
  words: Vocabulary,
): (at: number) => boolean {
  const blocks = blocksOf(lines, words);
  const long = blocks.filter(({ length }) => length > 1);
  if (long.length === 0) return () => true;
  const isNamed = (at: number) => isFirm(heads[at]);
  const isHeaded = ([first, ...rest]: readonly number[]) =>
    first !== undefined && isNamed(first) && !rest.some(isNamed);
  const isTitled = ([first, ...rest]: readonly number[]) =>
    first !== undefined &&
    !ENDED.test(lines[first]?.text ?? '') &&
    rest.every((at) => ENDED.test(lines[at]?.text ?? ''));
  const areParagraphs =
    (!words.isPlain && blocks.length > 1 && long.every(isHeaded)) ||
    ((!words.isPlain || blocks.length > 1) && long.every((block) => isTitled(block) && !block.slice(1).some(isNamed)));
  if (!areParagraphs) return () => true;
  const inside = new Set(long.flatMap((block) => block.slice(1)));
  return (at) => !inside.has(at);
}

/** Returns the indices of lines that stand together without markers, headings and blank lines between them. */
function blocksOf(lines: readonly SourceLine[], words: Vocabulary): readonly (readonly number[])[] {
  const blocks: number[][] = [];
  let block: number[] = [];
  for (const [i, line] of lines.entries()) {
    const isPlain =
      line.text !== '' &&
      line.level === 0 &&
      line.marker === undefined &&
      line.quotes === 0 &&
      bareBucket(line, words) === undefined;
    if (isPlain) {
      block.push(i);
      continue;
    }
    if (block.length > 0) blocks.push(block);
    block = [];
  }
  if (block.length > 0) blocks.push(block);
  return blocks;
}
