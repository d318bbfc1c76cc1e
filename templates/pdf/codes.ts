import { hex } from './syntax';

/*
 * How glyphs are called in a page's text: by one to four bytes of ASCII. What a character's own glyph is called follows
 * from the character alone, so that most text stands in the file as it reads and is written the same way in every file.
 * No code holds a bracket, a backslash or a line end, which would mean something inside a PDF's string.
 */
const DIGITS = Array.from({ length: 95 }, (_, i) => String.fromCharCode(0x20 + i)).filter(
  (sign) => !'()\\'.includes(sign),
);
const BASE = DIGITS.length;

/** First bytes of codes of two bytes, three and four. */
const SHORT_LEADS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 14, 15];
const FIRST_POINT_LEAD = 0x10;
const POINT_LEADS = 16;
const LONG_LEAD = '\x7f';

/** Everything that codes of each length lie between. */
const CODE_SPACE: Readonly<Record<number, string>> = {
  1: '<20> <7e>',
  2: '<0120> <0f7e>',
  3: '<102020> <1f7e7e>',
  4: '<7f202020> <7f7e7e7e>',
};

const digit = (value: number) => DIGITS[value % BASE] ?? '';

/** Code of a character's own glyph; a printable character of ASCII is called by itself. */
export function codeOfPoint(point: number): string | undefined {
  if (point >= 0x20 && point < 0x7f && point !== 0x28 && point !== 0x29 && point !== 0x5c)
    return String.fromCharCode(point);
  const lead = Math.floor(point / BASE ** 2);
  if (lead >= POINT_LEADS) return undefined;
  return String.fromCharCode(FIRST_POINT_LEAD + lead) + digit(Math.floor(point / BASE)) + digit(point);
}

/** Codes for everything else, such as ligatures, in the order in which a file needs them. */
export function spareCode(index: number): string {
  const lead = SHORT_LEADS[Math.floor(index / BASE)];
  if (lead !== undefined) return String.fromCharCode(lead) + digit(index);
  return LONG_LEAD + digit(Math.floor(index / BASE ** 2)) + digit(Math.floor(index / BASE)) + digit(index);
}

export function hexOf(code: string): string {
  let out = '<';
  for (let i = 0; i < code.length; i++) out += hex(code.charCodeAt(i), 2);
  return `${out}>`;
}

/** A character map that gives each code a meaning: `cid` numbers, or characters as `bf` strings. */
export function characterMap(
  kind: 'cid' | 'bf',
  entries: readonly (readonly [code: string, meaning: string])[],
): string {
  const lengths = [...new Set(entries.map(([code]) => code.length))].sort();
  const blocks: string[] = [];
  for (let from = 0; from < entries.length; from += 100) {
    const block = entries.slice(from, from + 100).map(([code, meaning]) => `${hexOf(code)} ${meaning}`);
    blocks.push(`${block.length} begin${kind}char\n${block.join('\n')}\nend${kind}char`);
  }
  return cMap(
    kind,
    lengths.map((length) => CODE_SPACE[length] ?? ''),
    blocks,
  );
}

/** The frame of a character map. */
export function cMap(kind: 'cid' | 'bf', spaces: readonly string[], blocks: readonly string[]): string {
  const [name, ordering, type] = kind === 'cid' ? ['Trapdoor', 'Identity', 1] : ['Adobe-Identity-UCS', 'UCS', 2];
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 0 >> def
/CMapName /${name} def
/CMapType ${type} def
${spaces.length} begincodespacerange
${spaces.join('\n')}
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
