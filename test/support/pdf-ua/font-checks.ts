import { PDFName, PDFRawStream } from 'pdf-lib';
import { fontsIn, GLYPH_NAMES, isSymbolic, subtypeOf, type UsedFont } from './fonts';
import { dictsIn, listOf, nameOf, type OpenPdf } from './open';
import type { Check, Checks } from './tags';

const read = new WeakMap<OpenPdf, readonly UsedFont[]>();

function fontsOf(pdf: OpenPdf): readonly UsedFont[] {
  const fonts = read.get(pdf) ?? fontsIn(pdf);
  read.set(pdf, fonts);
  return fonts;
}

/** Checks every font of some kind. */
const each =
  (
    isMeant: (pdf: OpenPdf, font: UsedFont) => boolean,
    failures: (pdf: OpenPdf, font: UsedFont) => readonly string[],
  ): Check =>
  (pdf) =>
    fontsOf(pdf).flatMap((font) =>
      isMeant(pdf, font) ? failures(pdf, font).map((failure) => `${font.names.join()}: ${failure}`) : [],
    );

/** Checks every code that is shown in a font. */
const eachCode = (isGood: (font: UsedFont, code: number) => boolean): Check =>
  each(any, (_, font) => [...font.shown].filter((code) => !isGood(font, code)).map((code) => `code ${code}`));

const any = () => true;
const isWide = (pdf: OpenPdf, font: UsedFont) => subtypeOf(pdf, font) === 'Type0';
const isTrueType = (pdf: OpenPdf, font: UsedFont) => subtypeOf(pdf, font) === 'TrueType';
const isPlain = (pdf: OpenPdf, font: UsedFont) => isTrueType(pdf, font) && !isSymbolic(pdf, font);
const orElse = (isGood: boolean, failure: string): readonly string[] => (isGood ? [] : [failure]);

/** Character maps that are not for symbols. */
const isUnicode = (subtable: string) => subtable === '3,1' || subtable === '1,0' || subtable.startsWith('0,');
const differencesOf = (pdf: OpenPdf, { dict }: UsedFont) => listOf(pdf.look(dict, 'Encoding', 'Differences'));
const baseOf = (pdf: OpenPdf, { dict }: UsedFont) =>
  nameOf(pdf.look(dict, 'Encoding')) ?? nameOf(pdf.look(dict, 'Encoding', 'BaseEncoding'));

const meaningIncludes =
  (...points: readonly number[]): Check =>
  (pdf) =>
    fontsOf(pdf).flatMap(({ names, meanings }) =>
      [...(meanings ?? [])].flatMap(([code, text]) =>
        [...text].some((sign) => points.includes(sign.codePointAt(0) ?? -1)) ? [`${names.join()}: code ${code}`] : [],
      ),
    );

export const FONT_CHECKS: Checks = {
  '10-001': eachCode(({ meanings }, code) => (meanings?.get(code) ?? '') !== ''),
  '31-004': each(isWide, (pdf, { descendant }) => {
    const map = pdf.look(descendant, 'CIDToGIDMap');
    return orElse(map instanceof PDFRawStream || nameOf(map) === 'Identity', `map ${map}`);
  }),
  '31-005': each(isWide, (pdf, { descendant }) => orElse(pdf.look(descendant, 'CIDToGIDMap') !== undefined, 'no map')),
  '31-006': each(isWide, (pdf, { dict }) =>
    orElse(nameOf(pdf.look(dict, 'Encoding')) === 'Identity-H', 'another CMap'),
  ),
  '31-009': each(any, (_, { program }) => orElse(program !== undefined, 'not embedded')),
  '31-011': eachCode((font, code) => {
    const glyph = font.glyphOf(code);
    return glyph !== undefined && glyph < (font.program?.glyphCount ?? 0);
  }),
  '31-016': eachCode((font, code) => {
    const own = font.program?.advance(font.glyphOf(code) ?? 0) ?? 0;
    return Math.abs(own - (font.widthOf(code) ?? Number.NaN)) <= 1;
  }),
  '31-017': each(isPlain, (_, { program }) => orElse(program?.subtables.some(isUnicode) === true, 'no Unicode map')),
  '31-018': (pdf) =>
    fontsOf(pdf)
      .filter((font) => isPlain(pdf, font))
      .flatMap((font) =>
        [...font.shown].filter((code) => !font.glyphOf(code)).map((code) => `${font.names.join()}: code ${code}`),
      ),
  '31-019': each(isPlain, (pdf, { dict }) => orElse(pdf.look(dict, 'Encoding') !== undefined, 'no encoding')),
  '31-020': each(isPlain, (pdf, font) => orElse(baseOf(pdf, font) !== undefined, 'no base encoding')),
  '31-021': each(isPlain, (pdf, font) =>
    orElse(['MacRomanEncoding', 'WinAnsiEncoding'].includes(baseOf(pdf, font) ?? ''), `encoding ${baseOf(pdf, font)}`),
  ),
  '31-022': each(isPlain, (pdf, font) =>
    differencesOf(pdf, font).flatMap((item) => {
      const name = nameOf(item);
      return name === undefined || name in GLYPH_NAMES ? [] : [name];
    }),
  ),
  '31-023': each(isPlain, (pdf, font) =>
    orElse(differencesOf(pdf, font).length === 0 || font.program?.subtables.includes('3,1') === true, 'no (3, 1) map'),
  ),
  '31-027': each(any, (_, { meanings }) => orElse(meanings !== undefined, 'no ToUnicode')),
  '31-028': meaningIncludes(0),
  '31-029': meaningIncludes(0xfeff, 0xfffe),
  '31-030': eachCode((font, code) => font.glyphOf(code) !== 0),
};

const otherCMaps = each(isWide, (pdf, { dict }) =>
  orElse(['Identity-H', 'Identity-V'].includes(nameOf(pdf.look(dict, 'Encoding')) ?? ''), 'another CMap'),
);
const withEntry =
  (key: string): Check =>
  (pdf) =>
    dictsIn(pdf).flatMap((dict) => (dict.has(PDFName.of(key)) ? [key] : []));
const symbolic = each(
  (pdf, font) => isTrueType(pdf, font) && isSymbolic(pdf, font),
  () => ['symbolic'],
);

/** Conditions about things that kits don't have; each check finds such things. */
export const ABSENT_FONTS: Checks = {
  '31-001': otherCMaps,
  '31-002': otherCMaps,
  '31-003': otherCMaps,
  '31-007': otherCMaps,
  '31-008': otherCMaps,
  '31-012': withEntry('CharSet'),
  '31-013': withEntry('CharSet'),
  '31-014': withEntry('CIDSet'),
  '31-015': withEntry('CIDSet'),
  '31-024': symbolic,
  '31-025': symbolic,
  '31-026': symbolic,
};
