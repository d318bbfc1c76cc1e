import { type PDFContext, PDFHexString, PDFName, type PDFObject, type PDFRef, PDFString } from 'pdf-lib';
import { pointsFromMm } from '@/lib/kernel/units';
import { type FieldItem, type Page, round } from '../display-list';
import { apply } from '../matrix';
import { hasRightToLeft, sanitise } from '../type/characters';
import type { Font } from '../type/font';
import type { Streams } from './streams';

/** Fields of a fillable PDF; all of them share one wide font, which is embedded whole. */
export interface Forms {
  /** Adds a field to a page; the annotation goes among the page's own. */
  add(item: FieldItem, ref: PDFRef, page: Page, structParent: (annotation: PDFRef) => number): PDFRef;
  write(): PDFRef;
}

const PRINTED = 4;
const MULTILINE = 1 << 12;
const INSET_PT = 2;
const WIDEST_PT = 11;

export function createForms(context: PDFContext, streams: Streams, font: Font, fontRef: PDFRef): Forms {
  const resources = context.register(context.obj({ Font: context.obj({ FW: fontRef }) }));
  const appearance = (width: number, height: number, operators: string) =>
    streams.add(
      { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, round(width), round(height)], Resources: resources },
      ascii(operators),
    );
  const groups = new Map<string, { readonly ref: PDFRef; readonly kids: PDFRef[]; readonly names: Set<string> }>();
  const group = (title: string) => {
    const known = groups.get(title);
    if (known) return known;
    const made = { ref: context.nextRef(), kids: [], names: new Set<string>() };
    groups.set(title, made);
    return made;
  };
  return {
    add(item, pageRef, page, structParent) {
      const [prefix, name] = splitName(item.name);
      const parent = group(prefix);
      const ref = context.nextRef();
      const [width, height] = [pointsFromMm(item.widthMm), pointsFromMm(item.heightMm)];
      const [left, bottom] = cornerOf(item, page);
      const common = {
        Type: 'Annot',
        Subtype: 'Widget',
        Rect: [left, bottom, left + width, bottom + height].map(round),
        P: pageRef,
        F: PRINTED,
        Parent: parent.ref,
        T: PDFHexString.fromText(unique(name, parent.names)),
        TU: PDFHexString.fromText(item.label),
        StructParent: structParent(ref),
      };
      const specific =
        item.field === 'check'
          ? checkBox(context, appearance, width, height, item.value !== '')
          : textField(context, appearance, font, item, width, height);
      context.assign(ref, context.obj({ ...common, ...specific } as never));
      parent.kids.push(ref);
      return ref;
    },
    write() {
      const fields: PDFRef[] = [];
      for (const [title, { ref, kids }] of groups) {
        context.assign(ref, context.obj({ T: PDFHexString.fromText(title), Kids: context.obj(kids) }));
        fields.push(ref);
      }
      return context.register(
        context.obj({
          Fields: context.obj(fields),
          DR: resources,
          DA: PDFString.of('/FW 0 Tf 0 g'),
        }),
      );
    },
  };
}

/** The lower left corner, in points. A field stands upright whatever is turned, so only its middle is moved. */
function cornerOf({ x, y, widthMm, heightMm }: FieldItem, page: Page): readonly [number, number] {
  const middle = [x + widthMm / 2, y + heightMm / 2] as const;
  const [toX, toY] = page.transform ? apply(page.transform, ...middle) : middle;
  return [pointsFromMm(toX - widthMm / 2), pointsFromMm(page.heightMm - toY - heightMm / 2)];
}

// A full stop separates levels in a field's full name, so none may stand inside a part.
function splitName(name: string): readonly [string, string] {
  const [first = '', ...rest] = name.split('.');
  return [first, rest.join('-') || 'field'];
}

function unique(name: string, taken: Set<string>): string {
  let candidate = name;
  for (let i = 2; taken.has(candidate); i++) candidate = `${name}-${i}`;
  taken.add(candidate);
  return candidate;
}

type Appearance = (width: number, height: number, operators: string) => PDFObject;

function textField(
  context: PDFContext,
  appearance: Appearance,
  font: Font,
  item: FieldItem,
  width: number,
  height: number,
) {
  const value = sanitise(item.value).replaceAll('\n', ' ');
  const multiline = item.field === 'lines';
  const shown = Array.from(value, (character) =>
    font.coverage.has(character.codePointAt(0) ?? 0) ? character : '\ufffd',
  );
  const shaped = font.shape(shown.join(''), hasRightToLeft(value));
  const roomy = multiline ? WIDEST_PT : Math.min(WIDEST_PT, height * 0.7);
  const wide = (shaped.width * roomy) / 1000;
  const size = round(Math.max(4, wide > width - 2 * INSET_PT ? (roomy * (width - 2 * INSET_PT)) / wide : roomy));
  const base = multiline
    ? height - size * 1.2
    : (height - (font.metrics.capHeight / font.metrics.unitsPerEm) * size) / 2;
  const codes = shaped.glyphs.map(({ id }) => id.toString(16).padStart(4, '0')).join('');
  const text = value === '' ? '' : `BT /FW ${size} Tf 0 g ${INSET_PT} ${round(base)} Td <${codes}> Tj ET`;
  return {
    FT: 'Tx',
    Ff: multiline ? MULTILINE : 0,
    V: PDFHexString.fromText(value),
    DA: PDFString.of(`/FW ${multiline ? size : 0} Tf 0 g`),
    AP: context.obj({ N: appearance(width, height, `/Tx BMC q ${text} Q EMC`) }),
  };
}

function checkBox(context: PDFContext, appearance: Appearance, width: number, height: number, on: boolean) {
  const [a, b, c, d] = [width * 0.2, width * 0.8, height * 0.2, height * 0.8].map(round);
  const cross = `q 1.4 w 0 G ${a} ${c} m ${b} ${d} l ${a} ${d} m ${b} ${c} l S Q`;
  const state = PDFName.of(on ? 'Yes' : 'Off');
  return {
    FT: 'Btn',
    V: state,
    AS: state,
    DA: PDFString.of('/FW 0 Tf 0 g'),
    AP: context.obj({
      N: context.obj({
        Yes: appearance(width, height, cross),
        Off: appearance(width, height, ''),
      }),
    }),
  };
}

const ascii = (text: string) => new TextEncoder().encode(text);
