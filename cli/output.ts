import { WrongUsage } from '@/cli/exit';
import { isFolder } from '@/cli/files';
import { SHOPS, type Shop } from '@/templates/exports/print-on-demand';
import type { Contents } from '@/templates/exports/readme';

/** Destination of a kit, which decides its format. */
export interface Output {
  readonly kind: 'pdf' | 'zip' | 'folder';
  readonly path: string;
}

/** A name that ends in .zip is an archive; one that ends in a slash, or is a folder already, is a folder. */
export async function outputFor(path: string): Promise<Output> {
  if (/[/\\]$/.test(path) || (await isFolder(path))) return { kind: 'folder', path };
  return { kind: /\.zip$/i.test(path) ? 'zip' : 'pdf', path };
}

export const PICTURES = ['sheets', 'pieces', 'cards'] as const;

/** Print shops whose sizes each kind of picture has. */
const SHOPS_OF = {
  sheets: [],
  pieces: ['game-crafter'],
  cards: ['make-playing-cards'],
} as const satisfies Record<(typeof PICTURES)[number], readonly Shop[]>;

interface PictureWords {
  readonly png: boolean;
  readonly images?: string | undefined;
}

export function contentsFrom({ png, images }: PictureWords, { kind }: Output): Contents {
  const wanted = PICTURES.find((pictures) => pictures === images);
  if (images !== undefined && !wanted) {
    throw new WrongUsage(`There are pictures of ${PICTURES.join(', of ')}, not of “${images}”.`);
  }
  if (kind === 'pdf' && (png || wanted)) {
    throw new WrongUsage('Pictures are many files: write them into an archive (-o kit.zip) or a folder (-o kit/).');
  }
  return {
    documents: !png,
    sheets: wanted === undefined || wanted === 'sheets',
    pieces: wanted === undefined ? SHOPS : SHOPS_OF[wanted],
  };
}
