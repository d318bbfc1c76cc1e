import type { Selection } from '@/lib/collab/client/presence';

/** A box in pixels, relative to the corner of its container. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A selection in a field: the caret at its end, and the boxes of the selected text. */
export interface Drawn {
  readonly caret: Box;
  readonly stretches: readonly Box[];
}

const COPIED = [
  'boxSizing',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'fontStretch',
  'fontKerning',
  'fontFeatureSettings',
  'fontVariantLigatures',
  'letterSpacing',
  'wordSpacing',
  'lineHeight',
  'textAlign',
  'textIndent',
  'textTransform',
  'tabSize',
  'direction',
] as const satisfies readonly (keyof CSSStyleDeclaration)[];

/** Zero-width space: gives the end of a text a position, also after a line break. */
const END = '\u200b';
const STRETCHES_MAX = 100;

/** Measures the positions of letters in a field, in a hidden copy of it, since browsers have no API for that. */
export class Mirror {
  readonly element = document.createElement('div');
  readonly #text = document.createTextNode('');
  #of: Element | undefined;
  #styledAt = 0;

  constructor() {
    this.element.append(this.#text);
    Object.assign(this.element.style, {
      position: 'absolute',
      left: '0',
      top: '0',
      visibility: 'hidden',
      borderStyle: 'solid',
      overflowWrap: 'break-word',
      overflow: 'hidden',
    });
  }

  /** Returns the boxes of selections in the field, relative to its top left corner. */
  measure(field: HTMLTextAreaElement | HTMLInputElement, selections: readonly Selection[]): readonly Drawn[] {
    this.#copyStyles(field);
    const text = field.value + END;
    if (this.#text.data !== text) this.#text.data = text;
    const corner = this.element.getBoundingClientRect();
    return selections.map(({ start, end }) => {
      const [from, to] = [clamp(start, field.value.length), clamp(end, field.value.length)];
      const shift = { x: -corner.left - field.scrollLeft, y: -corner.top - field.scrollTop };
      const [at] = this.#boxes(to, to + 1, shift);
      const caret = at ?? { left: 0, top: 0, width: 0, height: 0 };
      return { caret: { ...caret, width: 0 }, stretches: from === to ? [] : this.#boxes(from, to, shift) };
    });
  }

  /** Copies the field's styles, at most once a second for the same field. */
  #copyStyles(field: HTMLTextAreaElement | HTMLInputElement): void {
    const now = performance.now();
    const width = `${field.getBoundingClientRect().width}px`;
    const { style } = this.element;
    if (style.width !== width) style.width = width;
    if (this.#of === field && now - this.#styledAt < 1_000) return;
    this.#of = field;
    this.#styledAt = now;
    const styles = getComputedStyle(field);
    for (const key of COPIED) style[key] = styles[key];
    style.whiteSpace = field instanceof HTMLInputElement ? 'pre' : 'pre-wrap';
  }

  #boxes(from: number, to: number, shift: { readonly x: number; readonly y: number }): readonly Box[] {
    const range = document.createRange();
    range.setStart(this.#text, from);
    range.setEnd(this.#text, to);
    return Array.from(range.getClientRects())
      .slice(0, STRETCHES_MAX)
      .map(({ left, top, width, height }) => ({ left: left + shift.x, top: top + shift.y, width, height }));
  }
}

const clamp = (at: number, length: number) => Math.max(0, Math.min(at, length));
