import type { Font } from '../type/font';
import { byteOf, LETTERS, type Letter, LIGATURES } from '../type/letters';
import type { PdfFile } from './file';
import { array, dict, hex, type Ref, utf16 } from './syntax';

/** Entries shared by all fonts with one-byte letter codes. */
export interface Alphabet {
  readonly Encoding: Ref;
  readonly ToUnicode: Ref;
}

export interface DrawnLetter extends Letter {
  readonly id: number;
}

export function addAlphabet(file: PdfFile): Alphabet {
  const added = LIGATURES.map((name) => `${LETTERS.get(name)?.code}/${name}`);
  return {
    Encoding: file.add(dict({ Type: '/Encoding', BaseEncoding: '/WinAnsiEncoding', Differences: array(added) })),
    ToUnicode: file.addStream({}, MEANINGS),
  };
}

/** Encodes a number as two bytes (Identity-H) of a literal PDF string. */
export const codeOf = (number: number): string => byteOf(number >> 8) + byteOf(number & 0xff);

/** A range of consecutive codes for consecutive characters, in hexadecimal. */
export interface Meaning {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** Builds a ToUnicode map. All codes have the same length. */
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

/** Runs of consecutive codes that are consecutive in Unicode too. */
const rows: Letter[][] = [];
for (const letter of [...LETTERS.values()].sort((a, b) => a.code - b.code)) {
  const row = rows.at(-1);
  const last = row?.at(-1);
  const isNext = last?.code === letter.code - 1 && last.point === letter.point - 1 && letter.text.length === 1;
  if (row && isNext) row.push(letter);
  else rows.push([letter]);
}

const MEANINGS = toUnicodeMap(
  rows.map(([first, ...others]) => ({
    from: hex(first?.code ?? 0, 2),
    to: hex((first?.code ?? 0) + others.length, 2),
    text: utf16(first?.text ?? ''),
  })),
);

/** Adds a font whose codes are letters, using the character map of its file. */
export function addLettered(
  file: PdfFile,
  font: Font,
  { base, descriptor }: { readonly base: string; readonly descriptor: Ref },
  letters: readonly DrawnLetter[],
  alphabet: Alphabet,
): Ref {
  const [first, last] = [letters[0]?.code ?? 0, letters.at(-1)?.code ?? 0];
  const widths = Array.from({ length: last - first + 1 }, () => 0);
  for (const { code, id } of letters) widths[code - first] = font.pdfWidth(id);
  return file.add(
    dict({
      Type: '/Font',
      Subtype: '/TrueType',
      BaseFont: `/${base}`,
      FirstChar: first,
      LastChar: last,
      Widths: array(widths),
      FontDescriptor: descriptor,
      ...alphabet,
    }),
  );
}
