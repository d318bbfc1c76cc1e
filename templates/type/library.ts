import type { Assets } from '../assets/assets';
import { BOLD_FACES, FACE_NAMES, FACES, type FaceName, type FontFile } from '../assets/catalogue';
import { isWithin, type PackIndex, type PackWeight, packFiles, packsFor } from '../assets/packs';
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
   * Chains for texts with these characters in a language. They depend on nothing else, and never on what an earlier
   * render happened to load, so that the same kit always comes out the same.
   */
  chains(points: ReadonlySet<number>, language?: string): Promise<Chains>;
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
  /** Adds to a chain what it still needs of some fonts, asked one after the other. */
  const extend = async (chain: readonly Font[], files: readonly FontFile[], points: ReadonlySet<number>) => {
    const fonts = [...chain];
    let bare = uncovered(points, fonts);
    for (const file of files) {
      if (bare.length === 0) break;
      if (file.ranges && !bare.some((point) => isWithin(point, file.ranges ?? []))) continue;
      fonts.push(await font(file));
      bare = uncovered(bare, fonts);
    }
    return fonts;
  };
  const extendByPacks = async (
    chain: readonly Font[],
    { points, language, weight }: { points: ReadonlySet<number>; language: string; weight: PackWeight },
  ) => {
    const fonts = [...chain];
    if (uncovered(points, fonts).length === 0) return fonts;
    for (const pack of packsFor(language, points)) {
      const bare = uncovered(points, fonts).filter((point) => isWithin(point, pack.ranges));
      if (bare.length === 0) continue;
      const files = packFiles(pack, await packIndex(pack.family), weight);
      // A pack's files have nothing in common, so they come all at once.
      const wanted = files.filter(({ ranges = [] }) => bare.some((point) => isWithin(point, ranges)));
      fonts.push(...(await Promise.all(wanted.map(font))));
    }
    return fonts;
  };
  const indexes = new Map<string, () => Promise<PackIndex>>();
  const packIndex = (family: string) => {
    const load = indexes.get(family) ?? once(() => assets.packIndex(family));
    indexes.set(family, load);
    return load();
  };
  const chain = async (face: FaceName, points: ReadonlySet<number>, language: string) => {
    const [first, ...files]: readonly FontFile[] = FACES[face];
    if (!first) return [];
    const weight = BOLD_FACES.has(face) ? 700 : 400;
    // Fonts of a few scripts draw them best; the wide ones draw what is left, and are large.
    const own = await extend(
      [await font(first)],
      files.filter(({ ranges }) => ranges),
      points,
    );
    const packed = await extendByPacks(own, { points, language, weight });
    return extend(
      packed,
      files.filter(({ ranges }) => !ranges),
      points,
    );
  };
  return {
    font,
    async chains(points, language = 'und') {
      const loading = FACE_NAMES.map(async (face) => [face, await chain(face, points, language)] as const);
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
