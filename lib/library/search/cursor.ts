import { LIBRARY_ORDERS, type LibraryCursor } from '@/lib/storage/library-port';

const LENGTH_MAX = 300;
const KEY_MAX = 4;
const ID = /^[0-9a-z]{16}$/;

/** A place among hits as addresses have it. */
export const formatCursor = ({ order, key, id }: LibraryCursor): string =>
  Buffer.from(JSON.stringify([order, id, ...key])).toString('base64url');

/** Reads what formatCursor() wrote; undefined for anything else. */
export function parseCursor(text: string): LibraryCursor | undefined {
  if (text.length > LENGTH_MAX || !/^[\w-]+$/.test(text)) return undefined;
  const [order, id, ...key] = read(Buffer.from(text, 'base64url').toString());
  const known = LIBRARY_ORDERS.find((each) => each === order);
  const isPlace = typeof id === 'string' && ID.test(id) && key.length <= KEY_MAX && key.every(Number.isSafeInteger);
  return known && isPlace ? { order: known, key: key as number[], id } : undefined;
}

function read(json: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
