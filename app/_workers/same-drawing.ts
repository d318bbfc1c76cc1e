import type { Item, Page } from '@/templates/drawing/display-list';

/** Tells whether two pages look alike, so that they can share a picture. */
export const isSameDrawing = (a: Page | undefined, b: Page): boolean =>
  a === b || (a !== undefined && a.widthMm === b.widthMm && a.heightMm === b.heightMm && isSame(a.items, b.items));

/** Document structure is invisible. Fonts, pictures and sketches are shared objects, compared by identity. */
const UNSEEN: keyof Item = 'node';

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, i) => isSame(one, b[i]));
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = Object.keys(a).filter((key) => key !== UNSEEN);
  return (
    keys.length === Object.keys(b).filter((key) => key !== UNSEEN).length && keys.every((key) => isSame(a[key], b[key]))
  );
}

const isPlain = (value: object): value is Record<string, unknown> => Object.getPrototypeOf(value) === Object.prototype;
