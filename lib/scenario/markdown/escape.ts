import { linesOf, readBlocks, startsBlock, trimBlanks } from './blocks';
import { plainName } from './outline';

/** Characters that editors and encodings lose: controls, lone surrogates, the byte order mark. */
const FRAGILE = /[\p{Cc}\p{Cs}\ufeff]/gu;
const REFERENCE = /&#(\d{1,7});/g;

const referTo = (char: string): string => `&#${char.codePointAt(0)};`;

/** Writes what would be lost as a character reference (“&#13;”), also what looks like one. */
export const escapeText = (text: string): string =>
  text
    .replace(/&(?=#\d{1,7};)/g, referTo('&'))
    .replace(FRAGILE, (char) => (char === '\n' || char === '\t' ? char : referTo(char)));

/** The same for a text within a line: line ends, and blanks at both ends. */
export const escapeLine = (text: string): string =>
  escapeText(text)
    .replaceAll('\n', referTo('\n'))
    .replace(/^[ \t]|[ \t]$/g, referTo);

/** A text that stands alone in a heading or an item, where an id may follow. */
export function escapeLead(text: string): string {
  const line = escapeLine(text)
    .replace(/\{(?=#[\w-]{1,64}\}$)/, referTo)
    .replace(/#$/, referTo);
  return startsBlock(line) || line.startsWith('|') ? referTo(line) + line.slice(1) : line;
}

export const escapeCell = (text: string): string => escapeLead(text).replaceAll('|', referTo('|'));

/** Reads what `escapeText` wrote. */
export const unescapeText = (text: string): string =>
  text.replace(REFERENCE, (written, code: string) =>
    Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : written,
  );

const ID = /^\{#([\w-]{1,64})\}$/;

/** Splits a heading, item or cell into its text and its id. */
export function splitId(text: string): { readonly text: string; readonly id: string | undefined } {
  const at = text.lastIndexOf('{#');
  const [, id] = at === -1 ? [] : (ID.exec(text.slice(at)) ?? []);
  return { text: id === undefined ? text : trimBlanks(text.slice(0, at)), id };
}

interface Labelled {
  readonly label: string;
  readonly isBold: boolean;
  /** The first line behind the label, and the lines below it. */
  readonly rest: string;
}

const LABEL = /^(?:\*\*([^*\n]{1,80})\*\*[ \t]*:?|([^:\n]{1,80}):(?=[ \t\n]|$))/;

/** Splits “**Kind:** Fix” or “Kind: Fix” into label and value. */
export function labelIn(text: string): Labelled | undefined {
  const [all, bold, plain] = LABEL.exec(text) ?? [];
  if (all === undefined) return undefined;
  return {
    label: (bold ?? plain ?? '').replace(/:$/, ''),
    isBold: bold !== undefined,
    rest: trimBlanks(text.slice(all.length)),
  };
}

/** Tells whether a text can stand in a file as it is. */
export function isPlain(text: string, names: ReadonlySet<string>): boolean {
  if (text !== trimBlanks(text) || /^\n|\n$/.test(text) || /^[ \t]*[<|#]/m.test(text)) return false;
  const blocks = readBlocks(linesOf(escapeText(text)));
  const [first] = blocks;
  return (
    first?.kind === 'paragraph' &&
    !names.has(plainName(labelIn(first.text)?.label ?? '')) &&
    blocks.every(({ kind }) => kind === 'paragraph' || kind === 'list' || kind === 'quote')
  );
}
