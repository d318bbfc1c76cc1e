import type { JsonObject } from '@/lib/kernel/json';
import type { View } from './view';

/** Everything a view shows, as plain data: what a client would be sent. */
export function snapshotOf({ table }: View): JsonObject {
  const { rng: _, tally: __, ...shown } = table as typeof table & { rng?: unknown; tally?: unknown };
  return shown as unknown as JsonObject;
}
