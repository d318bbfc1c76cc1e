/** A line of a text, with what stands in front of its words taken apart. */
export interface SourceLine {
  /** Counted from 1. */
  readonly line: number;
  readonly raw: string;
  /** Width of the white space in front of the marker. */
  readonly indent: number;
  /** Depth of e-mail quotes, above the depth that all lines have. */
  readonly quotes: number;
  /** Bullet, number or letter in front: "-", "2", "a", "1.1". */
  readonly marker: string | undefined;
  /** Level of a Markdown heading, 0 for none. */
  readonly level: number;
  /** The words of the line. Empty for a blank line and for rules. */
  readonly text: string;
}

const TAB = 4;
const QUOTES = /^(?:\s?>)+/;
const BULLET = /^(?:[-*+•·▪▫◦‣⁃∙●○■□◆◇➢➤►▸▶▷▼▾✓✔✗✘§–—](?=\s)|o(?=\t)|[•▪◦‣●○■➢➤►▸▶](?=\S))\s*/u;
const CHECKBOX = /^\[[ xX]?\]\s+/;
/** "1." "1)" "(1)" "1.1" "2.3.1)" "A." "a)" "(b)" "iv." */
const NUMBER =
  /^(?:\((\d{1,3}|[a-z]|[ivx]{2,5})\)|(\d{1,6})[.)](?=\s)|(\d{1,3}(?:\.\d{1,3}){1,4})[.)]?(?=\s)|([A-Za-z]|[ivx]{2,5}|[IVX]{2,5})[.)](?=\s))\s+/;
const BARE_NUMBER = /^(\d{1,3})\s+(?=\S)/;
const DOTTED = /^[\s>]*\d{1,3}(?:\.\d{1,3}){1,4}\s/;
const HEADING = /^(#{1,6})\s+(\S.*)$/;
const RULE = /^(?:[-*_=]\s?){3,}$|^```|^~~~|^[|+][-=+|:]{3,}$/;
const UNDERLINE = /^\s*(?:=+|-+)\s*$/;

/** Splits a text at line ends of all kinds. */
export const splitLines = (text: string): readonly string[] => text.split(/\r\n|[\n\r\u0085\u2028\u2029]/);

/** Reads the lines of a text. An e-mail quote around all lines is removed. */
export function sourceLines(text: string, firstLine = 1): readonly SourceLine[] {
  const raws = splitLines(text);
  const filled = raws.filter((raw) => raw.trim() !== '');
  const quoted = filled.length > 0 && filled.filter((raw) => QUOTES.test(raw)).length >= filled.length * 0.8;
  // One such line alone can be a quantity: "1.5 litres".
  const isOutline = raws.filter((raw) => DOTTED.test(raw)).length > 1;
  const isNumbered = isOutline && filled.every((raw) => /^[\s>]*\d/.test(raw));
  const reading = { outer: quoted ? 1 : 0, isOutline, isNumbered };
  const lines = raws.map((raw, i) => readLine(raw, firstLine + i, reading));
  return withLevels(lines.map((line, i) => withUnderline(line, lines[i + 1])));
}

/** Bullets of office programs by the level of their lists. */
const LEVELS: readonly string[] = ['·•●', 'o○◦', '§■▪'];
const STEP = 2;

/** Indents bullets of lower levels, if pasting has lost all indents. */
function withLevels(lines: readonly SourceLine[]): readonly SourceLine[] {
  const levelOf = ({ marker }: SourceLine) => (marker ? LEVELS.findIndex((signs) => signs.includes(marker)) : -1);
  const levels = lines.map(levelOf);
  if (levels.every((level) => level <= 0) || lines.some(({ indent, text }) => text !== '' && indent > 0)) return lines;
  // The list must begin with the first level.
  if (levels.find((level) => level >= 0) !== 0) return lines;
  return lines.map((line, i) => ({ ...line, indent: Math.max(0, levels[i] ?? 0) * STEP }));
}

interface Reading {
  /** Depth of the quotes around all lines. */
  readonly outer: number;
  /** Numbers with dots are markers. */
  readonly isOutline: boolean;
  /** Numbers without anything behind them are markers, too: "1 Row away" above "1.1 Find the oars". */
  readonly isNumbered: boolean;
}

function readLine(raw: string, line: number, { outer, isOutline, isNumbered }: Reading): SourceLine {
  const quote = QUOTES.exec(raw)?.[0] ?? '';
  const quotes = Math.max(0, (quote.match(/>/g)?.length ?? 0) - outer);
  let text = raw.slice(quote.length);
  if (quote !== '' && text.startsWith(' ')) text = text.slice(1);
  const indent = indentOf(text);
  text = text.trim();
  if (text === '' || RULE.test(text)) return { line, raw, indent, quotes, marker: undefined, level: 0, text: '' };
  const heading = HEADING.exec(text);
  if (heading) {
    const level = heading[1]?.length ?? 0;
    return { line, raw, indent, quotes, marker: undefined, level, text: (heading[2] ?? '').replace(/\s#+$/, '') };
  }
  let marker: string | undefined;
  const bullet = BULLET.exec(text)?.[0];
  if (bullet !== undefined) {
    marker = bullet.trim();
    text = text.slice(bullet.length);
  }
  text = text.replace(CHECKBOX, '');
  const number = NUMBER.exec(text);
  if (number && (isOutline || !DOTTED.test(text))) {
    marker = number[1] ?? number[2] ?? number[3] ?? number[4];
    text = text.slice(number[0].length);
  } else if (isNumbered && BARE_NUMBER.test(text)) {
    marker = BARE_NUMBER.exec(text)?.[1];
    text = text.replace(BARE_NUMBER, '');
  }
  return { line, raw, indent, quotes, marker, level: 0, text: text.trim() };
}

/** Makes a line with a line of = or - below it a heading. */
function withUnderline(line: SourceLine, next: SourceLine | undefined): SourceLine {
  const isUnderlined = next !== undefined && next.text === '' && UNDERLINE.test(next.raw) && next.raw.trim().length > 1;
  if (!isUnderlined || line.text === '' || line.level > 0 || line.marker !== undefined) return line;
  return { ...line, level: next.raw.trim().startsWith('=') ? 1 : 2 };
}

const indentOf = (line: string): number =>
  [...(/^\s*/u.exec(line)?.[0] ?? '')].reduce((width, space) => width + (space === '\t' ? TAB : 1), 0);
