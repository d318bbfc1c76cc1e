import { type Head, isFirm } from './head';
import { bareBucket } from './heading';
import type { SourceLine } from './source-lines';
import type { Vocabulary } from './vocabulary';

/** Lines of a text, for finding headings that name no bucket. */
export interface ThemeContext {
  readonly lines: readonly SourceLine[];
  readonly heads: readonly (Head | undefined)[];
  readonly words: Vocabulary;
}

/**
 * Returns a function that tells whether a line ends the part below `heading` without naming a bucket, as a heading or
 * as an entry: "Other ideas:" below "Clubs:" and "Hearts:". What stands below it must not land in the last bucket.
 */
export function findThemes(
  context: ThemeContext,
): (at: number, heading: SourceLine) => 'heading' | 'entry' | undefined {
  const { lines, heads, words } = context;
  const outside = blocksOutside(context);
  return (at, heading) => {
    const line = lines[at];
    if (!line || heading.level > 0 || line.level > 0 || line.quotes !== heading.quotes) return undefined;
    const isHeading = line.marker === undefined && heading.marker === undefined && isLike(at, line, heading, context);
    if (!isHeading && !outside.has(at)) return undefined;
    if (isFirm(heads[at]) || bareBucket(line, words) !== undefined) return undefined;
    return isHeading ? 'heading' : 'entry';
  };
}

/** Tells whether a line is set off like a heading with a bucket, and has lines below it. */
function isLike(at: number, line: SourceLine, heading: SourceLine, { lines, words }: ThemeContext): boolean {
  const form = formOf(line.text);
  const next = nextFilled(lines, at);
  if (!next || form !== formOf(heading.text)) return false;
  const isAfterGap = lines[at - 1]?.text === '';
  const startsList = next.marker !== undefined;
  if (form === 'plain') return startsList && isAfterGap && listsBelow(lines, heading);
  const isAlone = formOf(next.text) !== form || bareBucket(next, words) !== undefined;
  return isAlone && (isAfterGap || startsList);
}

function nextFilled(lines: readonly SourceLine[], at: number): SourceLine | undefined {
  for (let i = at + 1; i < lines.length; i++) if (lines[i]?.text !== '') return lines[i];
  return undefined;
}

/** Tells whether the first line below a heading is marked. */
function listsBelow(lines: readonly SourceLine[], heading: SourceLine): boolean {
  return nextFilled(lines, heading.line - (lines[0]?.line ?? 1))?.marker !== undefined;
}

/** Returns the first lines of blocks between blank lines that have no heading, where most blocks have one. */
function blocksOutside({ lines, heads, words }: ThemeContext): ReadonlySet<number> {
  const starts = lines.flatMap(({ text }, at) => (text !== '' && (lines[at - 1]?.text ?? '') === '' ? [at] : []));
  const isHeaded = (at: number) => {
    const [line, next] = [lines[at], lines[at + 1]];
    return line?.level === 0 && bareBucket(line, words) !== undefined && next !== undefined && next.text !== '';
  };
  const headed = starts.filter(isHeaded);
  const [first] = headed;
  const others = starts.filter((at) => first !== undefined && at > first && !isHeaded(at));
  return headed.length > 1 && headed.length > others.length
    ? new Set(others.filter((at) => !isFirm(heads[at]) && lines[at]?.level === 0))
    : new Set();
}

/** Returns how a line that is alone is set off: in bold type, by a colon, in a frame or in capitals. */
function formOf(text: string): 'bold' | 'colon' | 'framed' | 'capitals' | 'plain' {
  if (/^[*_]{1,3}[^*_]+[*_]{1,3}[:：]?$/u.test(text)) return 'bold';
  if (/[:：]$/u.test(text)) return 'colon';
  if (/^[=[–—-].*[=\]–—-]$/u.test(text)) return 'framed';
  return text === text.toUpperCase() && /\p{L}{2}/u.test(text) ? 'capitals' : 'plain';
}
