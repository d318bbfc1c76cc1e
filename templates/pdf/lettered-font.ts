import type { Font } from '../type/font';
import { LETTERS, type Letter, LIGATURES } from '../type/letters';
import { toUnicodeMap } from './codes';
import type { PdfFile } from './file';
import { array, dict, hex, type Ref, utf16 } from './syntax';

/** What all fonts say in common whose glyphs are called by letters. */
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

const byCode = [...LETTERS.values()].sort((a, b) => a.code - b.code);

/** Rows of neighbours that are neighbours in Unicode too. */
const rows: Letter[][] = [];
for (const letter of byCode) {
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

/** A font whose glyphs are called by the letters they draw, as its file's character map has them. */
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
