import type { IconName } from '@/lib/kit/blocks';
import { parsePicture } from '@/lib/kit/picture';

/** The author’s sign or picture, otherwise a usual sign. */
export function pictured(picture: string, usual: IconName): { readonly art: string } | { readonly icon: IconName } {
  const { kind } = parsePicture(picture);
  if (kind === 'art') return { art: picture };
  return { icon: kind === 'sign' ? picture : usual };
}
