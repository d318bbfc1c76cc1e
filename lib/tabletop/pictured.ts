import type { Block, IconName } from '@/lib/kit/blocks';
import { parsePicture } from '@/lib/kit/picture';
import { heading } from '@/lib/kit/short-blocks';

/** A title with its sign; other pictures stand elsewhere. */
export function signedHeading(text: string, picture: string, usual: IconName): Block {
  const look = pictured(picture, usual);
  return heading(text, 1, 'icon' in look ? look.icon : undefined);
}

/** The author’s sign or picture, otherwise a usual sign. */
export function pictured(picture: string, usual: IconName): { readonly art: string } | { readonly icon: IconName } {
  const { kind } = parsePicture(picture);
  if (kind === 'art') return { art: picture };
  return { icon: kind === 'sign' ? picture : usual };
}
