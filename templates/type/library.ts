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

const libraries = new WeakMap<Assets, Promise<Library>>();

export function openLibrary(assets: Assets): Promise<Library> {
  const known = libraries.get(assets);
  if (known) return known;
  const opening = startHarfBuzz(assets).then((harfBuzz) => createLibrary(assets, harfBuzz));
  libraries.set(assets, opening);
  // Being offline for a moment must not be remembered for good.
  opening.catch(() => libraries.delete(assets));
  return opening;
}

function createLibrary(assets: Assets, harfBuzz: HarfBuzz): Library {
  const fonts = new Map<string, Promise<Font>>();
  const font = (file: FontFile) => {
    const known = fonts.get(file.name);
    if (known) return known;
    const loading = assets
      .font(file)
      .then((bytes) => createFont(file.name, bytes, readSfnt(bytes), harfBuzz.open(bytes)));
    fonts.set(file.name, loading);
    loading.catch(() => fonts.delete(file.name));
    return loading;
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

const uncovered = (points: Iterable<number>, fonts: readonly Font[]) =>
  [...points].filter((point) => !isIgnorable(point) && !fonts.some(({ coverage }) => coverage.has(point)));

const isWithin = (point: number, ranges: NonNullable<FontFile['ranges']>) =>
  ranges.some(([from, to]) => point >= from && point <= to);
