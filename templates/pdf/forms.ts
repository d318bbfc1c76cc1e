import { pointsFromMm } from '@/lib/kernel/units';
import type { FieldItem, Page } from '@/templates/drawing/display-list';
import { apply, round } from '@/templates/geometry/matrix';
import { hasRightToLeft, sanitise } from '../type/characters';
import type { Font } from '../type/font';
import type { PdfFile } from './file';
import { array, dict, type Entries, type Ref, text } from './syntax';

/** Fields of a fillable PDF. All of them share one font with wide coverage, which is embedded whole. */
export interface Forms {
  /** Adds a field to a page. The caller adds the annotation to the page. */
  add(item: FieldItem, ref: Ref, page: Page, structParent: (annotation: Ref) => number): Ref;
  write(): Ref;
}

const PRINTED = 4;
const MULTILINE = 1 << 12;
const INSET_PT = 2;
const WIDEST_PT = 11;

export function createForms(file: PdfFile, font: Font, fontRef: Ref): Forms {
  const resources = file.add(`<</Font<</FW ${fontRef}>>>>`);
  const appearances = new Map<string, Ref>();
  // Check boxes and empty fields share their appearance.
  const appearance: Appearance = (width, height, operators) => {
    const box = array([0, 0, round(width), round(height)]);
    const key = `${box} ${operators}`;
    const entries = { Type: '/XObject', Subtype: '/Form', BBox: box, Resources: resources };
    const ref = appearances.get(key) ?? file.addStream(entries, operators);
    appearances.set(key, ref);
    return ref;
  };
  const groups = new Map<string, { readonly ref: Ref; readonly kids: Ref[]; readonly names: Set<string> }>();
  const group = (title: string) => {
    const known = groups.get(title);
    if (known) return known;
    const made = { ref: file.reserve(), kids: [], names: new Set<string>() };
    groups.set(title, made);
    return made;
  };
  return {
    add(item, pageRef, page, structParent) {
      const [prefix, name] = splitName(item.name);
      const parent = group(prefix);
      const ref = file.reserve();
      const [width, height] = [pointsFromMm(item.widthMm), pointsFromMm(item.heightMm)];
      const [left, bottom] = cornerOf(item, page);
      const specific =
        item.field === 'check'
          ? checkBox(appearance, width, height, item.value !== '')
          : textField(appearance, font, item, width, height);
      file.set(
        ref,
        dict({
          Type: '/Annot',
          Subtype: '/Widget',
          Rect: array([left, bottom, left + width, bottom + height].map(round)),
          P: pageRef,
          F: PRINTED,
          Parent: parent.ref,
          T: text(unique(name, parent.names)),
          TU: text(item.label),
          StructParent: structParent(ref),
          ...specific,
        }),
      );
      parent.kids.push(ref);
      return ref;
    },
    write() {
      const fields: Ref[] = [];
      for (const [title, { ref, kids }] of groups) {
        file.set(ref, dict({ T: text(title), Kids: array(kids) }));
        fields.push(ref);
      }
      return file.add(dict({ Fields: array(fields), DR: resources, DA: '(/FW 0 Tf 0 g)' }));
    },
  };
}

/** Returns the lower left corner, in points. Fields always stay upright, so only their centre is transformed. */
function cornerOf({ x, y, widthMm, heightMm }: FieldItem, page: Page): readonly [number, number] {
  const middle = [x + widthMm / 2, y + heightMm / 2] as const;
  const [toX, toY] = page.transform ? apply(page.transform, ...middle) : middle;
  return [pointsFromMm(toX - widthMm / 2), pointsFromMm(page.heightMm - toY - heightMm / 2)];
}

// A full stop separates the levels of a field's full name, so parts must not contain one.
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

type Appearance = (width: number, height: number, operators: string) => Ref;

function textField(appearance: Appearance, font: Font, item: FieldItem, width: number, height: number): Entries {
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
  const codes = shaped
    .glyphs()
    .map(({ id }) => id.toString(16).padStart(4, '0'))
    .join('');
  const words = value === '' ? '' : `BT /FW ${size} Tf 0 g ${INSET_PT} ${round(base)} Td <${codes}> Tj ET`;
  return {
    FT: '/Tx',
    Ff: multiline ? MULTILINE : 0,
    V: text(value),
    DA: `(/FW ${multiline ? size : 0} Tf 0 g)`,
    AP: dict({ N: appearance(width, height, `/Tx BMC q ${words} Q EMC`) }),
  };
}

function checkBox(appearance: Appearance, width: number, height: number, on: boolean): Entries {
  const [a, b, c, d] = [width * 0.2, width * 0.8, height * 0.2, height * 0.8].map(round);
  const cross = `q 1.4 w 0 G ${a} ${c} m ${b} ${d} l ${a} ${d} m ${b} ${c} l S Q`;
  const state = on ? '/Yes' : '/Off';
  return {
    FT: '/Btn',
    V: state,
    AS: state,
    DA: '(/FW 0 Tf 0 g)',
    AP: dict({ N: dict({ Yes: appearance(width, height, cross), Off: appearance(width, height, '') }) }),
  };
}
