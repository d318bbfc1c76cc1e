import { orderKeys } from '@/lib/schema/order-keys';
import type { ObjectShape } from '@/lib/schema/shape';
import type { Draft } from './draft';

/** The draft as a file: keys in the order of its shape, so that equal drafts are equal to the byte. */
export function writeDraftFile(draft: Draft, shape: ObjectShape): string {
  const { title, authors, licence, language, summary, body, ...head } = draft;
  const fields = orderKeys(shape, { title, authors, licence, language, summary, body });
  return `${JSON.stringify({ ...head, ...fields }, null, 2)}\n`;
}
