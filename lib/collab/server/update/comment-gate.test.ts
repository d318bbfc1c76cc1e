import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { draftShape } from '@/lib/scenario/draft-shape';
import { systems } from '@/test/support/all-systems';
import {
  COMMENTS_MAX,
  type Comment,
  commentBytes,
  commentsOf,
  formatComment,
  readThreads,
  resolvedKey,
} from '../../document/comments';
import { createDraftDoc, rootOf } from '../../document/draft-doc';
import { admitUpdate } from './admit';

const [system] = systems;
if (!system) throw new Error('The tests need a game.');
const shape = draftShape(system);
const NOW = Date.UTC(2026, 10, 30);
const DAY = 24 * 3_600_000;

const comment = (given: Partial<Comment> = {}): Comment => ({
  id: 'c1',
  by: 'ann',
  name: 'Ann',
  at: NOW,
  about: 'body/goals/G01/title',
  text: 'Who locked it?',
  ...given,
});

function now<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** A server's document, and what pages of members send to it. */
function studio() {
  const doc = createDraftDoc(shape, {});
  const owners = new Map([[doc.clientID, '']]);
  const send = (who: string, change: (page: Y.Doc) => void, page = copyOf(doc)) => {
    const before = Y.encodeStateVector(page);
    change(page);
    const bytes = Y.encodeStateAsUpdate(page, before);
    const signing = { shape, owners, memberId: who, commenter: { who, now: NOW } };
    const admitted = now(admitUpdate(doc, bytes, signing));
    if (!admitted.ok) return admitted.error.code;
    for (const client of admitted.value.newClients) owners.set(client, who);
    return 'admitted';
  };
  const say = (who: string, given: Partial<Comment> = {}) => {
    const said = comment({ by: who, ...given });
    return send(who, (page) => commentsOf(page).set(said.id, formatComment(said)));
  };
  return { doc, send, say };
}

function copyOf(doc: Y.Doc): Y.Doc {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  return copy;
}

describe('a comment', () => {
  it('is admitted from its author, who may also delete it and say it again', () => {
    const { doc, send, say } = studio();
    expect(say('ann')).toBe('admitted');
    expect(send('ann', (page) => commentsOf(page).delete('c1'))).toBe('admitted');
    expect(readThreads(doc)).toEqual([]);
    expect(say('ann')).toBe('admitted');
    expect(readThreads(doc)).toMatchObject([{ id: 'c1', comments: [comment()] }]);
  });

  it('is refused under another name, and in another’s place', () => {
    const { doc, send, say } = studio();
    expect(send('bob', (page) => commentsOf(page).set('c2', formatComment(comment({ id: 'c2' }))))).toBe('not-yours');
    expect(say('ann')).toBe('admitted');
    expect(say('bob', { text: 'I did.' })).toBe('not-yours');
    // Written without knowing of Ann's.
    expect(send('bob', (page) => commentsOf(page).set('c1', formatComment(comment({ by: 'bob' }))), new Y.Doc())).toBe(
      'not-yours',
    );
    expect(readThreads(doc)).toMatchObject([{ comments: [{ by: 'ann', text: 'Who locked it?' }] }]);
  });

  it.each([
    ['without a text', { text: ' ' }],
    ['longer than 2 kB', { text: 'x'.repeat(2_001) }],
    ['longer than 2 kB in another script', { text: '日'.repeat(667) }],
    ['without a name', { name: '' }],
    ['from tomorrow’s tomorrow', { at: NOW + 2 * DAY }],
    ['from before there were any', { at: 0 }],
    ['about nothing', { about: '' }],
    ['with an id that is none', { id: 'c 1' }],
    ['that answers itself', { re: 'c1' }],
  ])('is refused %s', (_, given) => expect(studio().say('ann', given)).toBe('garbage'));

  it('is refused in any other form', () => {
    const { send } = studio();
    for (const held of [
      new Y.Map(),
      new Y.Text('Hello'),
      7,
      'Hello',
      JSON.stringify({ ...comment(), role: 'owner' }),
    ]) {
      expect(send('ann', (page) => void commentsOf(page).set('c1', held))).toMatch(/garbage|not-yours/);
    }
    expect(send('ann', (page) => void page.getArray(`${'comments'}2`).push(['x']))).toBe('garbage');
  });

  it('does not get other changes past the check', () => {
    const { send } = studio();
    const forged = (page: Y.Doc) => {
      commentsOf(page).set('c1', formatComment(comment()));
      rootOf(page).set('comments', 'here');
    };
    expect(send('ann', forged)).toBe('unknown-field');
  });

  it('is one of at most 2,000', () => {
    const { doc, say, send } = studio();
    const fill = (page: Y.Doc, from: number, to: number) => {
      for (let i = from; i < to; i++) {
        const said = comment({ id: `c${i}`, text: 'x'.repeat(200) });
        commentsOf(page).set(said.id, formatComment(said));
      }
    };
    expect(send('ann', (page) => fill(page, 0, 1_000))).toBe('admitted');
    expect(send('ann', (page) => fill(page, 1_000, COMMENTS_MAX + 1))).toBe('too-large');
    expect(send('ann', (page) => fill(page, 1_000, COMMENTS_MAX))).toBe('admitted');
    expect(say('bob', { id: 'more' })).toBe('too-large');
    expect(readThreads(doc)).toHaveLength(COMMENTS_MAX);
    // They do not count as the scenario's history.
    expect(Y.encodeStateAsUpdate(doc).length - commentBytes(doc)).toBeLessThan(200_000);
    expect(send('bob', (page) => commentsOf(page).delete('c7'))).toBe('admitted');
    expect(say('bob', { id: 'more' })).toBe('admitted');
  });
});

describe('a thread', () => {
  it('is resolved by anybody who may edit, in their own name', () => {
    const { doc, send, say } = studio();
    say('ann');
    expect(send('bob', (page) => void commentsOf(page).set(resolvedKey('c1'), 'ann'))).toBe('not-yours');
    expect(send('bob', (page) => void commentsOf(page).set(resolvedKey('c1'), 'bob'))).toBe('admitted');
    expect(readThreads(doc)[0]?.isResolved).toBe(true);
    expect(send('ann', (page) => void commentsOf(page).delete(resolvedKey('c1')))).toBe('admitted');
    expect(readThreads(doc)[0]?.isResolved).toBe(false);
  });

  it('is not resolved before it exists', () => {
    const { send, say } = studio();
    expect(send('bob', (page) => void commentsOf(page).set(resolvedKey('c9'), 'bob'))).toBe('garbage');
    say('ann', { id: 'r1', re: 'c9' });
    expect(send('bob', (page) => void commentsOf(page).set(resolvedKey('c9'), 'bob'))).toBe('admitted');
  });
});
