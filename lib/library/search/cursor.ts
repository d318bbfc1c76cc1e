import { parsePublicationId } from '@/lib/kernel/address-parts';
import { LIBRARY_ORDERS, type LibraryCursor } from '@/lib/storage/library-port';

const LENGTH_MAX = 300;
const KEY_MAX = 4;

export const formatCursor = ({ order, key, id }: LibraryCursor): string =>
  Buffer.from(JSON.stringify([order, id, ...key])).toString('base64url');

/** Parses the output of formatCursor(); undefined for anything else. */
export function parseCursor(text: string): LibraryCursor | undefined {
  if (text.length > LENGTH_MAX || !/^[\w-]+$/.test(text)) return undefined;
  const [order, id, ...key] = read(Buffer.from(text, 'base64url').toString());
  const known = LIBRARY_ORDERS.find((each) => each === order);
  const publication = parsePublicationId(id);
  const isPlace = key.length <= KEY_MAX && key.every(Number.isSafeInteger);
  return known && publication !== undefined && isPlace
    ? { order: known, key: key as number[], id: publication }
    : undefined;
}

function read(json: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
