import * as Y from 'yjs';
import { failure, type Result, success } from '@/lib/kernel/result';
import { LIMITS } from '@/lib/scenario/limits';
import { ROOT } from '../document/draft-doc';
import type { Refusal } from '../protocol/protocol';
import { GAP, GARBAGE, NOT_YOURS } from './refusals';

const NEW_CLIENTS_MAX = 64;

/** How deep containers may lie within each other. Honest ones come to ten; Yjs takes quadratic time and memory. */
const DEPTH_MAX = LIMITS.depth;

/** What begins with an update. */
export interface CheckedUpdate {
  readonly newClients: readonly number[];
  /** Maps and texts, to be looked at again once it is applied: only then is it known where they are. */
  readonly containers: readonly Y.ID[];
}

/**
 * Looks at an update before it touches the document: readable, only what drafts are made of, nothing missing before
 * it, and signed with client ids that are the member's or nobody's.
 */
export function checkUpdate(
  bytes: Uint8Array,
  doc: Y.Doc,
  owners: ReadonlyMap<number, string>,
  memberId: string,
): Result<CheckedUpdate, Refusal> {
  const update = decode(bytes);
  if (!update) return failure(GARBAGE);

  const ends = new Map<number, number>();
  const endOf = (client: number) => ends.get(client) ?? Y.getState(doc.store, client);
  const newClients = new Set<number>();
  const containers: Y.ID[] = [];
  for (const struct of update.structs) {
    const { client, clock } = struct.id;
    if (struct instanceof Y.Skip || clock > endOf(client)) return failure(GAP);
    if (struct instanceof Y.Item && !isDraftContent(struct)) return failure(GARBAGE);
    const end = clock + struct.length;
    if (end <= Y.getState(doc.store, client)) continue;
    const owner = owners.get(client);
    if (owner === undefined) newClients.add(client);
    else if (owner !== memberId) return failure(NOT_YOURS);
    ends.set(client, Math.max(end, endOf(client)));
    if (struct instanceof Y.Item && struct.content instanceof Y.ContentType) containers.push(struct.id);
  }
  if (newClients.size > NEW_CLIENTS_MAX) return failure(NOT_YOURS);

  const isKnown = (id: Y.ID | null) => id === null || id.clock < endOf(id.client);
  for (const struct of update.structs) {
    if (!(struct instanceof Y.Item)) continue;
    const parent: unknown = struct.parent;
    if (typeof parent === 'string' && parent !== ROOT) return failure(GARBAGE);
    if (!isKnown(struct.origin) || !isKnown(struct.rightOrigin)) return failure(GAP);
    if (parent instanceof Y.ID && !isKnown(parent)) return failure(GAP);
  }
  for (const [client, ranges] of update.ds.clients) {
    for (const { clock, len } of ranges) if (clock + len > endOf(client)) return failure(GAP);
  }
  return success({ newClients: [...newClients], containers });
}

/** Whether one of these lies deeper in the document than anything in a draft does. */
export function isTooDeep(doc: Y.Doc, containers: readonly Y.ID[]): boolean {
  return containers.some((id) => {
    let item: Y.Item | Y.GC | null = Y.getItem(doc.store, id);
    for (let depth = 0; item instanceof Y.Item; depth++) {
      if (depth > DEPTH_MAX) return true;
      item = item.parent instanceof Y.AbstractType ? item.parent._item : null;
    }
    return false;
  });
}

function decode(bytes: Uint8Array) {
  try {
    return Y.decodeUpdate(bytes);
  } catch {
    return undefined;
  }
}

/** Maps, texts and plain values: nothing else has a place in a draft. */
function isDraftContent({ content }: Y.Item): boolean {
  if (content instanceof Y.ContentString || content instanceof Y.ContentDeleted) return true;
  if (content instanceof Y.ContentType) {
    return content.type.constructor === Y.Map || content.type.constructor === Y.Text;
  }
  return content instanceof Y.ContentAny && content.arr.every((value) => typeof value !== 'object' || value === null);
}
