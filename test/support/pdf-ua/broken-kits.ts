import { zlibSync } from 'fflate';
import { type PDFDict, PDFName, PDFRawStream } from 'pdf-lib';
import { bytesOf, dictsIn, nameOf, type OpenPdf, openPdf } from './open';

type Break = (pdf: OpenPdf) => void;

const removed =
  (key: string, isMeant: (dict: PDFDict, pdf: OpenPdf) => boolean): Break =>
  (pdf) => {
    for (const dict of dictsIn(pdf)) if (isMeant(dict, pdf)) dict.delete(PDFName.of(key));
  };

const set =
  (key: string, value: string, isMeant: (dict: PDFDict, pdf: OpenPdf) => boolean): Break =>
  (pdf) => {
    for (const dict of dictsIn(pdf)) if (isMeant(dict, pdf)) dict.set(PDFName.of(key), PDFName.of(value));
  };

const of =
  (key: string, value: string) =>
  (dict: PDFDict, { look }: OpenPdf) =>
    nameOf(look(dict, key)) === value;

/** Replaces text in all content streams by text of the same length or not. */
const replaced =
  (before: string, after: string): Break =>
  ({ document: { context } }) => {
    for (const [ref, object] of context.enumerateIndirectObjects()) {
      if (!(object instanceof PDFRawStream)) continue;
      const text = new TextDecoder('latin1').decode(bytesOf(object));
      if (!text.includes(before)) continue;
      const bytes = Uint8Array.from(text.replaceAll(before, after), (sign) => sign.charCodeAt(0));
      context.assign(ref, PDFRawStream.of(object.dict, zlibSync(bytes)));
    }
  };

const isCatalog = of('Type', 'Catalog');
const isWidget = of('Subtype', 'Widget');
const isLettered = of('Subtype', 'TrueType');
const isWide = of('Subtype', 'CIDFontType2');

/** Ways to break a kit, by the index of the check that must find each. */
export const BREAKS: readonly (readonly [index: string, damage: Break])[] = [
  ['01-003', replaced(' BDC\n', ' BDC\n/Artifact BMC\nEMC\n')],
  ['01-004', replaced('/Artifact BMC\n', '/Artifact BMC\n/P <</MCID 0>> BDC\nEMC\n')],
  ['01-005', replaced('/Artifact BMC\n', '/Nothing BMC\n')],
  ['01-007', removed('MarkInfo', isCatalog)],
  ['02-001', set('S', 'Paragraph', of('S', 'P'))],
  ['06-001', removed('Metadata', isCatalog)],
  ['06-002', replaced('<pdfuaid:part>1', '<pdfuaid:part>0')],
  ['06-003', replaced('dc:title', 'dc:label')],
  ['07-001', removed('ViewerPreferences', isCatalog)],
  ['09-004', set('S', 'P', of('S', 'TR'))],
  ['09-005', set('S', 'P', of('S', 'LI'))],
  ['11-001', removed('Lang', isCatalog)],
  ['13-004', removed('Alt', of('S', 'Figure'))],
  ['14-002', set('S', 'H2', of('S', 'H1'))],
  ['14-003', set('S', 'H4', of('S', 'H2'))],
  ['15-003', removed('A', of('S', 'TH'))],
  ['17-002', set('S', 'Formula', of('S', 'P'))],
  ['21-001', removed('UF', of('Type', 'Filespec'))],
  ['25-001', set('XFA', 'None', isCatalog)],
  ['28-002', set('Subtype', 'Text', isWidget)],
  ['28-005', removed('TU', isWidget)],
  ['28-008', removed('Tabs', of('Type', 'Page'))],
  ['28-009', set('Tabs', 'R', of('Type', 'Page'))],
  ['28-010', set('S', 'P', of('S', 'Form'))],
  ['31-005', removed('CIDToGIDMap', isWide)],
  ['31-006', set('Encoding', 'GBK-EUC-H', of('Subtype', 'Type0'))],
  ['31-009', removed('FontFile2', of('Type', 'FontDescriptor'))],
  ['31-016', removed('Widths', isLettered)],
  ['31-019', removed('Encoding', isLettered)],
  ['31-021', set('Encoding', 'StandardEncoding', isLettered)],
  ['31-027', removed('ToUnicode', isLettered)],
];

/** Returns a copy of a PDF with one thing broken. */
export async function broken(bytes: Uint8Array, damage: Break): Promise<Uint8Array> {
  const pdf = await openPdf(bytes);
  damage(pdf);
  return await pdf.document.save({ updateFieldAppearances: false });
}
