import * as Y from 'yjs';
import { ROOT } from '../../document/draft-doc';
import type { Id, Struct } from './scan';

/**
 * Tells whether integrating this struct may scan conflicting siblings (linear in Yjs for each struct). The struct that
 * it follows may be part of the same update.
 */
export function isContested(doc: Y.Doc, { kind, origin, rightOrigin, parent, key }: Struct): boolean {
  if (kind === 'gone') return false;
  if (!origin && !rightOrigin) {
    const type = typeof parent === 'object' ? typeAt(doc, parent) : doc.getMap(parent ?? ROOT);
    return type !== undefined && (key === undefined ? type._start !== null : type._map.has(key));
  }
  const right = rightOrigin && itemAt(doc, rightOrigin);
  if (!origin) return !right || right.left !== null || right.id.clock !== rightOrigin?.clock;
  const left = itemAt(doc, origin);
  // `origin` is in this update, so nobody else can have written after it yet.
  if (!left) return false;
  const isWithin = left.lastId.clock !== origin.clock;
  const next = isWithin ? { client: origin.client, clock: origin.clock + 1 } : left.right?.id;
  return next?.client !== rightOrigin?.client || next?.clock !== rightOrigin?.clock;
}

function typeAt(doc: Y.Doc, id: Id) {
  const content = itemAt(doc, id)?.content;
  return content instanceof Y.ContentType ? content.type : undefined;
}

function itemAt(doc: Y.Doc, { client, clock }: Id): Y.Item | undefined {
  if (clock >= Y.getState(doc.store, client)) return undefined;
  const item: Y.Item | Y.GC = Y.getItem(doc.store, Y.createID(client, clock));
  return item instanceof Y.Item ? item : undefined;
}
