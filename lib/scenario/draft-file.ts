import type { JsonObject } from '@/lib/kernel/json';
import { orderKeys } from '@/lib/schema/order-keys';
import type { ObjectShape } from '@/lib/schema/shape';
import { type Draft, partsOf } from './draft';
import { normaliseLicence } from './licences';

/** The draft as a file: keys in the order of its shape, so that equal drafts are equal to the byte. */
export function writeDraftFile(draft: Draft, shape: ObjectShape): string {
  const { head, fields } = partsOf(draft);
  const licence = normaliseLicence(draft.licence);
  return `${JSON.stringify({ ...head, ...orderKeys(shape, { ...fields, licence } as unknown as JsonObject) }, null, 2)}\n`;
}
