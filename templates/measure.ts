import type { TextBox } from '@/lib/kit/kit-spec';
import type { Assets } from './assets/assets';
import { FACES } from './assets/catalogue';
import { fitText } from './flow/fit';
import { themeFor } from './theme/theme';
import { openLibrary } from './type/library';
import { createSetter } from './type/setter';

/** Whether a text fits its box at its style's least size, and what of it no font can draw. */
export type Measure = (box: TextBox) => { readonly fits: boolean; readonly missing: readonly string[] };

const REMEMBERED = 5000;

/** Loads every font that might be needed; from then on measuring is immediate. */
export async function createMeasurer(assets: Assets): Promise<Measure> {
  const library = await openLibrary(assets);
  // One character out of each font's range, and one that nothing has, calls in the whole chain of every face.
  const everything = new Set([
    0x41,
    0x10ffff,
    ...Object.values(FACES)
      .flat()
      .flatMap(({ ranges = [] }) => ranges.flat()),
  ]);
  const setter = createSetter(await library.chains(everything));
  const theme = themeFor(true);
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
