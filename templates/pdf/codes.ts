/*
 * How glyphs are called in a page's text: by two bytes each (Identity-H), which every reader knows. A glyph that stands
 * for its own character is called by its own number, so that most text is written the same way in every file; every
 * other meaning of a glyph has a number after the last of them.
 */

const ESCAPED: Readonly<Record<number, string>> = { 13: '\\r', 40: '\\(', 41: '\\)', 92: '\\\\' };

/** A number as it stands between the brackets of a PDF's string; each sign is one byte. */
export const codeOf = (number: number): string => sign(number >> 8) + sign(number & 0xff);

const sign = (byte: number) => ESCAPED[byte] ?? String.fromCharCode(byte);

/** A character map from numbers of two bytes, as hexadecimal lines, to what they mean. */
export function toUnicodeMap(lines: readonly string[]): string {
  const blocks: string[] = [];
  for (let from = 0; from < lines.length; from += 100) {
    const block = lines.slice(from, from + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
