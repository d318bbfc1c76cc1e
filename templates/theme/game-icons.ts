import { parsePicture } from '@/lib/kit/picture';
import { SIGN_BOX, type Sign } from '@/templates/assets/signs/sign-file';
import type { Sketch } from '@/templates/drawing/display-list';
import type { Assets } from '../assets/assets';

// Signs never change, so they are loaded once per process.
const loaded = new Map<string, { readonly sketch: Sketch; readonly author: string }>();

/** Loads signs for iconNamed(), by the names "game-icons:…". Returns the names of those that failed. */
export async function loadSigns(pictures: readonly string[], assets: Assets): Promise<readonly string[]> {
  const missing: string[] = [];
  await Promise.all(
    pictures.map(async (value) => {
      const picture = parsePicture(value);
      if (picture.kind !== 'sign' || loaded.has(value)) return;
      const sign = await assets.sign(picture.name).catch(() => undefined);
      if (!sign) return void missing.push(value);
      loaded.set(value, { sketch: sketchOf(picture.name, sign), author: sign.author });
    }),
  );
  return missing.sort();
}

const sketchOf = (name: string, { path }: Sign): Sketch => ({
  name: `sign-${name}`,
  widthMm: SIGN_BOX,
  heightMm: SIGN_BOX,
  items: [{ kind: 'path', d: path, fill: 'inherit' }],
});

export const signNamed = (value: string): Sketch | undefined => loaded.get(value)?.sketch;

export const authorOfSign = (value: string): string | undefined => loaded.get(value)?.author;
