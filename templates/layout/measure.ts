import type { TextBox } from '@/lib/kit/kit-spec';
import type { Assets } from '@/templates/assets/assets';
import { fitText } from '@/templates/flow/fit';
import { themeFor } from '@/templates/theme/theme';
import { codePointsOf } from '@/templates/type/characters';
import { openLibrary } from '@/templates/type/library';
import { createSetter } from '@/templates/type/setter';

/** Tells whether a text fits its box at its style's minimum size, and which of its characters no font can draw. */
export type Measure = (box: TextBox) => { readonly fits: boolean; readonly missing: readonly string[] };

const REMEMBERED = 5000;

/** Characters of list markers. */
const OWN_WORDS = '0123456789.\u2022';

/** Loads the fonts for these characters. Measuring texts made of them is then synchronous. */
async function createMeasurer(assets: Assets, points: ReadonlySet<number>, language: string): Promise<Measure> {
  const library = openLibrary(assets);
  const setter = createSetter(await library.chains(points, language));
  const theme = themeFor('placard', 'low');
  const known = new Map<string, ReturnType<Measure>>();
  return ({ text, style, box }) => {
    const key = `${style} ${box.widthMm} ${box.heightMm} ${text}`;
    const before = known.get(key);
    if (before) return before;
    if (known.size >= REMEMBERED) known.clear();
    setter.takeMissing();
    const { fits } = fitText(setter, theme, style, text, box, { role: 'P', children: [] });
    const measured = { fits, missing: setter.takeMissing() };
    known.set(key, measured);
    return measured;
  };
}

/** Creates a measurer that loads a font when a text first needs it. */
export function createMeasurers(assets: Assets): (texts: readonly string[], language: string) => Promise<Measure> {
  let points = codePointsOf(OWN_WORDS);
  let last = '';
  let measure: Promise<Measure> | undefined;
  return (texts, language) => {
    const wanted = [...codePointsOf(texts)].filter((point) => !points.has(point));
    if (measure && wanted.length === 0 && language === last) return measure;
    points = new Set([...points, ...wanted]);
    last = language;
    const next = createMeasurer(assets, points, language);
    measure = next;
    // A failure, for example while offline, is not cached: the next call retries.
    next.catch(() => {
      if (measure === next) measure = undefined;
    });
    return next;
  };
}
