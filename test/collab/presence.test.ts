import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DraftSession } from '@/lib/collab/client/draft-session';
import type { Path } from '@/lib/kernel/path';
import { personId } from '@/lib/services/drafts/people-of-draft';
import { ANN, BOB, SECRET, startServer, type TestServer, until } from '../support/test-server';

const SUMMARY: Path = ['summary'];

let server: TestServer;
let id: string;
let ann: DraftSession;
let bob: DraftSession;
beforeEach(async () => {
  server = await startServer();
  id = await server.create(ANN, { summary: 'A dark ship.' });
  await server.let(BOB, id, 'edit');
  [ann, bob] = [await server.open(ANN, id), await server.open(BOB, id)];
});
afterEach(() => server.stop());

const seenBy = (session: DraftSession) => session.presence?.present() ?? [];
const selectionSeenBy = (session: DraftSession) => {
  const [first] = seenBy(session);
  return first && session.presence?.selectionOf(first.clientId);
};
const at = (start: number, end = start) => ({ step: 'review', field: SUMMARY, selection: { start, end } });

describe('presence', () => {
  it('shows who is where, as the server reports it', async () => {
    ann.presence?.show({ step: 'goals' });
    await until(() => seenBy(bob).length === 1);
    expect(seenBy(bob)).toMatchObject([{ who: personId(SECRET, id, ANN), step: 'goals', field: undefined }]);
    ann.presence?.show(at(2));
    await until(() => seenBy(bob)[0]?.field === 'summary');
    expect(seenBy(ann)).toEqual([]);
  });

  it('is sent to later sockets, and ends when people leave', async () => {
    ann.presence?.show({ step: 'goals' });
    const late = await server.open(BOB, id);
    await until(() => seenBy(late).length === 1);
    ann.destroy();
    await until(() => seenBy(late).length === 0);
  });

  it('keeps a caret in place while others type before and after it', async () => {
    ann.presence?.show(at(2, 6));
    await until(() => selectionSeenBy(bob) !== undefined);
    expect(selectionSeenBy(bob)).toEqual({ start: 2, end: 6 });
    bob.editText(SUMMARY, 'Once: A dark ship.');
    ann.editText(SUMMARY, 'A dark ship. It sank.');
    await until(() => bob.draft().summary === 'Once: A dark ship. It sank.');
    expect(selectionSeenBy(bob)).toEqual({ start: 8, end: 12 });
  });

  it('moves a caret with its owner’s typing, without a message', async () => {
    ann.presence?.show(at(12));
    await until(() => selectionSeenBy(bob)?.start === 12);
    const said = seenBy(bob);
    ann.editText(SUMMARY, 'A dark ship. A long night.');
    ann.presence?.show(at(26));
    await until(() => bob.draft().summary.endsWith('night.'));
    expect(selectionSeenBy(bob)).toEqual({ start: 26, end: 26 });
    expect(seenBy(bob)).toBe(said);
  });

  it('comes back with the connection', async () => {
    ann.presence?.show(at(2));
    bob.presence?.show({ step: 'map' });
    await until(() => seenBy(bob).length === 1 && seenBy(ann).length === 1);
    server.drop();
    await until(() => seenBy(ann).length === 0);
    await until(() => seenBy(bob).length === 1 && seenBy(ann).length === 1);
    expect(selectionSeenBy(bob)).toEqual({ start: 2, end: 2 });
  });

  it('rejects invalid presence', async () => {
    const raw = await server.raw(BOB, id).opened();
    raw.say({ type: 'hello', stateVector: new Uint8Array() });
    const presence = (state: string) => {
      const text = new TextEncoder().encode(state);
      return new Uint8Array([1, 9, 1, text.length, ...text]);
    };
    for (const state of ['{"step":7}', '{"step":"a","field":"summary","from":{"tname":"x"},"to":{"type":1}}']) {
      raw.say({ type: 'awareness', bytes: presence(state) });
    }
    await until(() => seenBy(ann).length === 1);
    expect(selectionSeenBy(ann)).toBeUndefined();
    expect(seenBy(ann)).toMatchObject([{ step: 'a', who: personId(SECRET, id, BOB) }]);
  });
});
