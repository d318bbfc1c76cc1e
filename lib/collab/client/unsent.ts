import * as Y from 'yjs';
import type { Refusal } from '../protocol/protocol';

/** Refusal for edits that were not sent before write access was revoked. */
const UNSENT: Refusal = {
  code: 'read-only',
  message:
    'You can only read this scenario now. What you typed last is only in this browser: download it as JSON to keep it, or ask for an editing link.',
};

/** After this many rejections in a row, the page's version must differ from the server's. */
const REFUSED_MAX = 3;

/** Returns the refusal to show after `inARow` rejections; undefined to send the edit again in another form. */
export function finalRefusal(refusal: Refusal, inARow: number): Refusal | undefined {
  if (refusal.code === 'too-large') return refusal;
  if (refusal.code === 'renewed' || refusal.code === 'read-only' || inARow < REFUSED_MAX) return undefined;
  return {
    ...refusal,
    message:
      'The studio has changed since this page was opened. Download the scenario as JSON to keep what you typed last, then reload the page.',
  };
}

/** Returns the refusal to show after a handshake, given the server's state vector and the access. */
export function refusalAfterHandshake(
  before: Refusal | undefined,
  canEdit: boolean,
  doc: Y.Doc,
  stateVector: Uint8Array,
): Refusal | undefined {
  if (!canEdit && hasMoreThan(doc, stateVector)) return UNSENT;
  return before === UNSENT ? undefined : before;
}

/** Tells whether the document has edits that are missing from this state vector. */
function hasMoreThan(doc: Y.Doc, stateVector: Uint8Array): boolean {
  const theirs = Y.decodeStateVector(stateVector);
  return [...Y.decodeStateVector(Y.encodeStateVector(doc))].some(
    ([client, clock]) => clock > (theirs.get(client) ?? 0),
  );
}
