import * as Y from 'yjs';
import type { Refusal } from '../protocol/protocol';

/** For words of somebody who wrote here and may only read now, before the words got there. */
const UNSENT: Refusal = {
  code: 'read-only',
  message:
    'You can only read this scenario now. What you typed last is only in this browser: download it as JSON to keep it, or ask for an editing link.',
};

/** A page that is refused so often in a row is not of the same version as the server. */
const REFUSED_MAX = 3;

/** What stands refused after so many refusals in a row; undefined if it is to be said again in another form. */
export function refusedForGood(refusal: Refusal, inARow: number): Refusal | undefined {
  if (refusal.code === 'too-large') return refusal;
  if (refusal.code === 'renewed' || refusal.code === 'read-only' || inARow < REFUSED_MAX) return undefined;
  return {
    ...refusal,
    message:
      'The studio has changed since this page was opened. Download the scenario as JSON to keep what you typed last, then reload the page.',
  };
}

/** What stands refused once the server has said what it has, and whether one may write. */
export function refusedOnMeeting(
  before: Refusal | undefined,
  canEdit: boolean,
  doc: Y.Doc,
  stateVector: Uint8Array,
): Refusal | undefined {
  if (!canEdit && hasMoreThan(doc, stateVector)) return UNSENT;
  return before === UNSENT ? undefined : before;
}

/** Whether something was typed here that anyone who has this state vector has not got. */
function hasMoreThan(doc: Y.Doc, stateVector: Uint8Array): boolean {
  const theirs = Y.decodeStateVector(stateVector);
  return [...Y.decodeStateVector(Y.encodeStateVector(doc))].some(
    ([client, clock]) => clock > (theirs.get(client) ?? 0),
  );
}
