import type { Assets } from '../assets/assets';
import { BOLD_FACES, FACE_NAMES, FACES, type FaceName, type FontFile } from '../assets/catalogue';
import { isWithin, type PackIndex, type PackWeight, packFiles, packsFor } from '../assets/packs';
import { isCombiningAccent, isIgnorable } from './characters';
import { createFont, type Font } from './font';
import { type HarfBuzz, startHarfBuzz } from './harfbuzz';
import { readSfnt } from './sfnt';

/** Font chains that cover a set of texts. */
export type Chains = Readonly<Record<FaceName, readonly Font[]>>;

/** Cache of all fonts, one per set of assets. */
export interface Library {
  font(file: FontFile): Promise<Font>;
  /**
   * Returns chains for these characters in a language, whatever was loaded before: rendering is deterministic. `display`
   * comes before the fonts of titles.
   */
  chains(points: ReadonlySet<number>, language?: string, display?: readonly FontFile[]): Promise<Chains>;
  /** Like `chains`, for some faces. */
  chainsOf<Face extends FaceName>(
    faces: readonly Face[],
    points: ReadonlySet<number>,
    language?: string,
    display?: readonly FontFile[],
  ): Promise<Pick<Chains, Face>>;
}

const libraries = new WeakMap<Assets, Library>();

export function openLibrary(assets: Assets): Library {
  const library = libraries.get(assets) ?? createLibrary(assets);
  libraries.set(assets, library);
  return library;
}

function createLibrary(assets: Assets): Library {
  const harfBuzz = once(() => startHarfBuzz(assets));
  // Starts HarfBuzz in parallel with loading pictures and fonts. Awaiting it later reports a failure.
  harfBuzz().catch(() => undefined);
  const fonts = new Map<string, () => Promise<Font>>();
  const font = (file: FontFile) => {
    const load = fonts.get(file.name) ?? once(() => loadFont(assets, file, harfBuzz()));
    fonts.set(file.name, load);
    return load();
  };
  /** Extends a chain with the fonts that it needs, tried in order. */
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
      // The files of a pack do not overlap, so they are loaded in parallel.
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
  const chain = async (face: FaceName, fonts: readonly FontFile[], points: ReadonlySet<number>, language: string) => {
    const [first, ...files] = fonts;
    if (!first) return [];
    const weight = BOLD_FACES.has(face) ? 700 : 400;
    // Fonts of specific scripts come first, since they draw them best. The large fonts with wide coverage come last.
    const own = await extend(
      [await font(first)],
      files.filter(({ ranges }) => ranges),
      points,
    );
    const packed = await extendByPacks(own, { points, language, weight });
    const wide = files.filter(({ ranges }) => !ranges);
    const extended = await extend(packed, wide, points);
    const [widest] = wide;
    // A letter and its accent have to come from one font, and files of one script rarely have both.
    const joins = widest && [...points].some(isCombiningAccent) ? await font(widest) : undefined;
    return joins && !extended.includes(joins) ? [...extended, joins] : extended;
  };
  const chainsOf: Library['chainsOf'] = async (faces, points, language = 'und', display = FACES.display) => {
    const loading = faces.map(async (face: FaceName) => {
      const fonts = face === 'display' && display !== FACES.display ? [...display, ...FACES.display] : FACES[face];
      return [face, await chain(face, fonts, points, language)] as const;
    });
    return Object.fromEntries(await Promise.all(loading)) as unknown as Chains;
  };
  return { font, chainsOf, chains: (points, language, display) => chainsOf(FACE_NAMES, points, language, display) };
}

/** Loads the file while HarfBuzz starts. */
async function loadFont(assets: Assets, file: FontFile, starting: Promise<HarfBuzz>): Promise<Font> {
  const [bytes, harfBuzz] = await Promise.all([assets.font(file), starting]);
  return createFont(file.name, bytes, readSfnt(bytes), harfBuzz.open(bytes));
}

/** Loads on first use. A failure, for example while offline, is not cached. */
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
