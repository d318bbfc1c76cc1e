import { isEntry } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';

/** A chosen picture: none, a sign of the game-icons set, or an upload, stored apart and named by its SHA-256. */
export type Picture =
  | { readonly kind: 'none' }
  | { readonly kind: 'sign'; readonly name: string }
  | { readonly kind: 'art'; readonly hash: string };

export const PICTURE_PATTERN = /^(?:|game-icons:[a-z0-9]+(?:-[a-z0-9]+)*|art:[0-9a-f]{64})$/;
export const PICTURE_MAX = 80;
/** Largest length of a credit or an alternative text: one line. */
export const PICTURE_WORDS_MAX = 200;
/** Longest side of a stored picture: 173 mm at 300 dpi. The largest piece with a picture, a tarot card, has 120 mm. */
export const PICTURE_SIDE_MAX_PX = 2048;
export const SIGN_PREFIX = 'game-icons:';
export const ART_PREFIX = 'art:';

/** Parses a picture. Invalid text yields none. */
export function parsePicture(value: string): Picture {
  if (value.length > PICTURE_MAX || !PICTURE_PATTERN.test(value)) return { kind: 'none' };
  if (value.startsWith(SIGN_PREFIX)) return { kind: 'sign', name: value.slice(SIGN_PREFIX.length) };
  if (value.startsWith(ART_PREFIX)) return { kind: 'art', hash: value.slice(ART_PREFIX.length) };
  return { kind: 'none' };
}

export function formatPicture(picture: Picture): string {
  if (picture.kind === 'sign') return `${SIGN_PREFIX}${picture.name}`;
  return picture.kind === 'art' ? `${ART_PREFIX}${picture.hash}` : '';
}

/** Returns all distinct pictures in some data, in the order of first occurrence. */
export function picturesIn(data: unknown): readonly string[] {
  const found = new Set<string>();
  collect(data, found);
  return [...found];
}

export function pathToPicture(data: unknown, picture: string): Path | undefined {
  if (data === picture) return [];
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [key, value] of Object.entries(data)) {
    const rest = pathToPicture(value, picture);
    if (rest) return [Array.isArray(data) ? (isEntry(value) ? value.id : Number(key)) : key, ...rest];
  }
  return undefined;
}

function collect(data: unknown, found: Set<string>): void {
  if (typeof data === 'string') {
    if (mayBePicture(data) && PICTURE_PATTERN.test(data)) found.add(data);
  } else if (Array.isArray(data)) {
    for (const value of data) collect(value, found);
  } else if (typeof data === 'object' && data !== null) {
    for (const key in data) collect((data as Readonly<Record<string, unknown>>)[key], found);
  }
}

/** Quick check that rules out most texts of a kit. */
const mayBePicture = (text: string) =>
  text.length <= PICTURE_MAX && (text.startsWith(SIGN_PREFIX) || text.startsWith(ART_PREFIX));
