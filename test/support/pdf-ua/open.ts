import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFString,
} from 'pdf-lib';
import { type Operand, type Operation, operationsIn } from './content';

/** An element of the structure tree. */
export interface Element {
  readonly role: string;
  readonly dict: PDFDict;
  readonly parent: Element | undefined;
  readonly children: Element[];
  /** Number of marked-content ids and objects that belong to it. */
  readonly contents: number;
  readonly widgets: readonly PDFObject[];
}

/** Marked content around an operator. */
export interface Mark {
  readonly tag: string;
  readonly mcid: number | undefined;
}

export interface Drawing extends Operation {
  readonly page: number;
  readonly marks: readonly Mark[];
  /** Resource name of the current font. */
  readonly font: string;
}

/** A PDF as the checks read it. */
export interface OpenPdf {
  readonly document: PDFDocument;
  readonly catalog: PDFDict;
  readonly pages: readonly PDFPage[];
  readonly objects: readonly PDFObject[];
  readonly elements: readonly Element[];
  /** Operators of all pages, without those of form XObjects. */
  readonly drawn: readonly Drawing[];
  /** Operators of each form XObject. */
  readonly forms: readonly { readonly stream: PDFRawStream; readonly operations: readonly Operation[] }[];
  look(of: PDFObject | undefined, ...path: readonly string[]): PDFObject | undefined;
}

export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context, catalog } = document;
  const look: OpenPdf['look'] = (of, ...path) => {
    let found = context.lookup(of);
    for (const key of path) {
      const held = found instanceof PDFRawStream ? found.dict : found;
      found = held instanceof PDFDict ? context.lookup(held.get(PDFName.of(key))) : undefined;
    }
    return found;
  };
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  const forms = objects.flatMap((object) =>
    object instanceof PDFRawStream && nameOf(look(object, 'Subtype')) === 'Form'
      ? [{ stream: object, operations: operationsIn(bytesOf(object)) }]
      : [],
  );
  const pages = document.getPages();
  const elements: Element[] = [];
  const top = look(catalog, 'StructTreeRoot', 'K');
  for (const kid of listOf(top)) grow(kid, undefined);
  return { document, catalog, pages, objects, elements, forms, look, drawn: pages.flatMap(drawnOn) };

  function grow(of: PDFObject, parent: Element | undefined): void {
    const dict = context.lookup(of);
    if (!(dict instanceof PDFDict)) return;
    const kids = listOf(look(dict, 'K'));
    const held = kids.map((kid) => context.lookup(kid));
    const widgets = held.flatMap((kid) => {
      const target = kid instanceof PDFDict && nameOf(look(kid, 'Type')) === 'OBJR' ? look(kid, 'Obj') : undefined;
      return target ? [target] : [];
    });
    const role = nameOf(look(dict, 'S')) ?? '';
    const below = held.filter((kid) => kid instanceof PDFDict && look(kid, 'S') !== undefined);
    const element = { role, dict, parent, widgets, children: [], contents: held.length - below.length };
    elements.push(element);
    parent?.children.push(element);
    for (const kid of below) if (kid) grow(kid, element);
  }

  function drawnOn({ node }: PDFPage, page: number): readonly Drawing[] {
    const streams = listOf(look(node, 'Contents')).map((one) => context.lookup(one));
    const parts = streams.flatMap((one) => (one instanceof PDFRawStream ? [...bytesOf(one), 10] : []));
    const [marks, fonts]: [Mark[], string[]] = [[], []];
    let font = '';
    return operationsIn(Uint8Array.from(parts)).map(({ operator, operands }) => {
      if (operator === 'q') fonts.push(font);
      if (operator === 'Q') font = fonts.pop() ?? '';
      if (operator === 'Tf') font = String(operands[0]);
      if (operator === 'EMC' && !marks.pop())
        throw new Error(`page ${page + 1} closes marked content that is not open`);
      const drawing = { page, operator, operands, font, marks: [...marks] };
      if (operator === 'BMC' || operator === 'BDC') marks.push(markOf(operands));
      return drawing;
    });
  }
}

function markOf([tag, properties]: readonly Operand[]): Mark {
  const mcid = properties instanceof Map ? properties.get('/MCID') : undefined;
  return { tag: String(tag).slice(1), mcid: typeof mcid === 'number' ? mcid : undefined };
}

export const bytesOf = (stream: PDFRawStream): Uint8Array => decodePDFRawStream(stream).decode();

export const nameOf = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFName ? object.asString().slice(1) : undefined;

export const numberOf = (object: PDFObject | undefined): number | undefined =>
  object instanceof PDFNumber ? object.asNumber() : undefined;

export const wordsOf = (object: PDFObject | undefined): string =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : '';

/** Returns the items of an array, or a single object as a list of one. */
export function listOf(object: PDFObject | undefined): readonly PDFObject[] {
  if (object === undefined) return [];
  return object instanceof PDFArray ? object.asArray() : [object];
}

/** Returns all dictionaries of a PDF, including those inside other objects. */
export function dictsIn({ objects }: OpenPdf): readonly PDFDict[] {
  const found: PDFDict[] = [];
  const walk = (object: PDFObject): void => {
    if (object instanceof PDFRawStream) walk(object.dict);
    else if (object instanceof PDFArray) for (const item of object.asArray()) walk(item);
    else if (object instanceof PDFDict) {
      found.push(object);
      for (const value of object.values()) walk(value);
    }
  };
  for (const object of objects) walk(object);
  return found;
}
