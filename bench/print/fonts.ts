import { FACES } from '@/templates/assets/catalogue';
import { nodeAssets } from '@/templates/assets/node';

/** The kit's own faces as TrueType files, for tools that take such. */
export interface BenchFonts {
  readonly heading: Uint8Array;
  readonly label: Uint8Array;
  readonly body: Uint8Array;
  readonly bold: Uint8Array;
}

export const FACE_NAMES = ['heading', 'label', 'body', 'bold'] as const;
export type BenchFace = (typeof FACE_NAMES)[number];
/** Names of the fonts inside the files. */
export const FAMILIES: Readonly<Record<BenchFace, { readonly family: string; readonly weight: number }>> = {
  heading: { family: 'Overpass', weight: 800 },
  label: { family: 'Overpass', weight: 600 },
  body: { family: 'Atkinson Hyperlegible Next', weight: 400 },
  bold: { family: 'Atkinson Hyperlegible Next', weight: 700 },
};

export async function loadFonts(): Promise<BenchFonts> {
  const load = async (face: BenchFace) => {
    const [file] = FACES[face];
    if (!file) throw new Error(`no font for ${face}`);
    return nodeAssets().font(file);
  };
  const [heading, label, body, bold] = await Promise.all(FACE_NAMES.map(load));
  if (!heading || !label || !body || !bold) throw new Error('the fonts are there');
  return { heading, label, body, bold };
}
