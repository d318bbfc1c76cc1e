import type { Assets } from '../assets/assets';
import { FACE_NAMES, FACES, type FaceName, type FontFile } from '../assets/catalogue';
import { isIgnorable } from './characters';
import { createFont, type Font } from './font';
import { type HarfBuzz, startHarfBuzz } from './harfbuzz';
import { readSfnt } from './sfnt';

/** Chains of fonts that suffice for one set of texts. */
export type Chains = Readonly<Record<FaceName, readonly Font[]>>;

/** Every font that was ever needed, loaded once for each set of assets. */
export interface Library {
  font(file: FontFile): Promise<Font>;
  /**
   * Chains for texts with these characters. They depend on the characters alone and never on what an earlier
   * render happened to load, so that the same kit always comes out the same.
   */
  chains(points: ReadonlySet<number>): Promise<Chains>;
}

const libraries = new WeakMap<Assets, Library>();

export function openLibrary(assets: Assets): Library {
  const library = libraries.get(assets) ?? createLibrary(assets);
  libraries.set(assets, library);
  return library;
}

function createLibrary(assets: Assets): Library {
  const harfBuzz = once(() => startHarfBuzz(assets));
  // It starts while pictures and fonts are looked for; anyone who waits for it hears of a failure.
  harfBuzz().catch(() => undefined);
  const fonts = new Map<string, () => Promise<Font>>();
  const font = (file: FontFile) => {
    const load = fonts.get(file.name) ?? once(() => loadFont(assets, file, harfBuzz()));
    fonts.set(file.name, load);
    return load();
  };
  const chain = async (files: readonly FontFile[], points: ReadonlySet<number>) => {
    const [first, ...others] = files;
    if (!first) return [];
    const fonts = [await font(first)];
    let bare = uncovered(points, fonts);
    for (const file of others) {
      if (bare.length === 0) break;
      if (file.ranges && !bare.some((point) => isWithin(point, file.ranges ?? []))) continue;
      fonts.push(await font(file));
      bare = uncovered(bare, fonts);
    }
    return fonts;
  };
  return {
    font,
    async chains(points) {
      const loading = FACE_NAMES.map(async (face) => [face, await chain(FACES[face], points)] as const);
      return Object.fromEntries(await Promise.all(loading)) as unknown as Chains;
    },
  };
}

/** The file comes while HarfBuzz is starting. */
async function loadFont(assets: Assets, file: FontFile, starting: Promise<HarfBuzz>): Promise<Font> {
  const [bytes, harfBuzz] = await Promise.all([assets.font(file), starting]);
  return createFont(file.name, bytes, readSfnt(bytes), harfBuzz.open(bytes));
}

/** Loads when first asked. Being offline for a moment must not be remembered for good. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

const uncovered = (points: Iterable<number>, fonts: readonly Font[]) =>
  [...points].filter((point) => !isIgnorable(point) && !fonts.some(({ coverage }) => coverage.has(point)));

const isWithin = (point: number, ranges: NonNullable<FontFile['ranges']>) =>
  ranges.some(([from, to]) => point >= from && point <= to);
