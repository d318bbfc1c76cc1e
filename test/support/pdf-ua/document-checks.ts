import { type PDFDict, PDFName, type PDFObject, PDFRawStream } from 'pdf-lib';
import { bytesOf, dictsIn, type Element, listOf, nameOf, type OpenPdf, wordsOf } from './open';
import type { Check, Checks } from './tags';

const xmpOf = ({ catalog, look }: OpenPdf): string => {
  const stream = look(catalog, 'Metadata');
  return stream instanceof PDFRawStream ? new TextDecoder().decode(bytesOf(stream)) : '';
};

const orElse = (isGood: boolean, failure: string): readonly string[] => (isGood ? [] : [failure]);

/** Languages as in RFC 3066: letters, then parts of up to eight letters or digits. */
const LANGUAGE = /^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$/;

/** The language of the document applies to all of its text. */
const language: Check = ({ catalog, look }) =>
  orElse(LANGUAGE.test(wordsOf(look(catalog, 'Lang'))), `language ${look(catalog, 'Lang')}`);

const annotationsOf = ({ pages, look }: OpenPdf) =>
  pages.flatMap(({ node }, page) =>
    listOf(look(node, 'Annots')).map((ref) => ({ page, node, annotation: look(ref) as PDFDict, ref })),
  );

const isWidget = ({ look }: OpenPdf, annotation: PDFObject) => nameOf(look(annotation, 'Subtype')) === 'Widget';

const holderOf = (elements: readonly Element[], annotation: PDFObject): Element | undefined =>
  elements.find(({ widgets }) => widgets.includes(annotation));

const isWithin = (element: Element | undefined, role: string): boolean =>
  element !== undefined && (element.role === role || isWithin(element.parent, role));

const withKey =
  (...keys: readonly string[]): Check =>
  (pdf) =>
    dictsIn(pdf).flatMap((dict) => keys.filter((key) => dict.has(PDFName.of(key))));

const otherAnnotations: Check = (pdf) =>
  annotationsOf(pdf).flatMap(({ page, annotation }) =>
    isWidget(pdf, annotation) ? [] : [`page ${page + 1}: ${pdf.look(annotation, 'Subtype')}`],
  );

export const DOCUMENT_CHECKS: Checks = {
  '06-001': (pdf) => orElse(xmpOf(pdf) !== '', 'no metadata'),
  '06-002': (pdf) => orElse(/<pdfuaid:part>1<\/pdfuaid:part>/.test(xmpOf(pdf)), 'no identifier of PDF/UA'),
  '06-003': (pdf) => {
    const [, title = ''] = /<dc:title><rdf:Alt><rdf:li xml:lang="x-default">([^<]+)</.exec(xmpOf(pdf)) ?? [];
    return orElse(title !== '', 'no title in the metadata');
  },
  '07-001': ({ catalog, look }) =>
    orElse(
      look(catalog, 'ViewerPreferences', 'DisplayDocTitle') !== undefined,
      'viewers may show the name of the file',
    ),
  '07-002': ({ catalog, look }) =>
    orElse(
      String(look(catalog, 'ViewerPreferences', 'DisplayDocTitle')) === 'true',
      'viewers show the name of the file',
    ),
  '11-001': language,
  '11-002': language,
  '11-003': language,
  '11-005': language,
  '11-006': language,
  '21-001': (pdf) =>
    dictsIn(pdf)
      .filter((dict) => pdf.look(dict, 'EF') && !(wordsOf(pdf.look(dict, 'F')) && wordsOf(pdf.look(dict, 'UF'))))
      .map(String),
  '28-005': (pdf) =>
    annotationsOf(pdf)
      .filter(({ annotation }) => isWidget(pdf, annotation) && wordsOf(pdf.look(annotation, 'TU')).trim() === '')
      .map(({ page, annotation }) => `page ${page + 1}: ${wordsOf(pdf.look(annotation, 'T'))}`),
  '28-008': (pdf) =>
    annotationsOf(pdf).flatMap(({ page, node }) => orElse(pdf.look(node, 'Tabs') !== undefined, `page ${page + 1}`)),
  '28-009': (pdf) =>
    annotationsOf(pdf).flatMap(({ page, node }) => orElse(nameOf(pdf.look(node, 'Tabs')) === 'S', `page ${page + 1}`)),
  '28-010': (pdf) =>
    annotationsOf(pdf)
      .filter(({ annotation }) => isWidget(pdf, annotation) && !isWithin(holderOf(pdf.elements, annotation), 'Form'))
      .map(({ page, annotation }) => `page ${page + 1}: ${wordsOf(pdf.look(annotation, 'T'))}`),
  '30-002': ({ forms }) =>
    forms.flatMap(({ operations }) =>
      operations.flatMap(({ operator, operands: [, properties] }) =>
        operator === 'BDC' && properties instanceof Map && properties.has('/MCID') ? ['tagged content in a form'] : [],
      ),
    ),
};

/** Conditions about things that kits don't have; each check finds such things. */
export const ABSENT_FROM_DOCUMENT: Checks = {
  '11-004': otherAnnotations,
  '20-001': withKey('OCProperties'),
  '20-002': withKey('OCProperties'),
  '20-003': withKey('OCProperties'),
  '25-001': withKey('XFA'),
  '26-001': ({ document }) => orElse(!document.isEncrypted, 'encrypted'),
  '26-002': ({ document }) => orElse(!document.isEncrypted, 'encrypted'),
  ...Object.fromEntries(
    [2, 4, 6, 7, 11, 12, 14, 15, 16, 17, 18].map((index) => [`28-${String(index).padStart(3, '0')}`, otherAnnotations]),
  ),
  '30-001': (pdf) => pdf.forms.flatMap(({ stream }) => orElse(!stream.dict.has(PDFName.of('Ref')), 'reference')),
};
