import { byteOf } from '../type/letters';

/** A number by two bytes (Identity-H), as it stands between the brackets of a PDF's string. */
export const codeOf = (number: number): string => byteOf(number >> 8) + byteOf(number & 0xff);

/** Codes that follow each other and mean characters that do; all in hexadecimal. */
export interface Meaning {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** A character map from codes to what they mean; all codes are equally long. */
export function toUnicodeMap(meanings: readonly Meaning[]): string {
  const blocks: string[] = [];
  for (let from = 0; from < meanings.length; from += 100) {
    const block = meanings.slice(from, from + 100);
    const lines = block.map(({ from, to, text }) => `<${from}> <${to}> <${text}>`);
    blocks.push(`${block.length} beginbfrange\n${lines.join('\n')}\nendbfrange`);
  }
  const digits = meanings[0]?.from.length ?? 4;
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<${'0'.repeat(digits)}> <${'f'.repeat(digits)}>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
