import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { commentsOf, readThreads } from '../document/comments';
import { rootOf } from '../document/draft-doc';
import { CommentBook } from './comment-book';

const said = (text: string, by = 'ann', re?: string) => ({
  by,
  name: by,
  about: 'body/goals/G01',
  text,
  ...(re !== undefined && { re }),
});

function open(doc = new Y.Doc()) {
  return { doc, book: new CommentBook(doc, () => true) };
}
const sync = (from: Y.Doc, to: Y.Doc) => Y.applyUpdate(to, Y.encodeStateAsUpdate(from, Y.encodeStateVector(to)));
const textsIn = (book: CommentBook) => book.threads().map(({ comments }) => comments.map(({ text }) => text));

describe('comments of two people', () => {
  it('merge, whichever arrives first', () => {
    const [ann, bob] = [open(), open()];
    ann.book.add(said('Why is it locked?'));
    sync(ann.doc, bob.doc);
    const [thread] = bob.book.threads();
    bob.book.add(said('Because of the cat.', 'bob', thread?.id));
    ann.book.add(said('Who did it?', 'ann', thread?.id));
    ann.book.resolve(thread?.id ?? '', true, 'ann');
    sync(ann.doc, bob.doc);
    sync(bob.doc, ann.doc);
    expect(ann.book.threads()).toEqual(bob.book.threads());
    expect(textsIn(ann.book)).toEqual([['Why is it locked?', expect.any(String), expect.any(String)]]);
    expect(ann.book.threads()[0]?.isResolved).toBe(true);
  });

  it('keep replies to a deleted comment', () => {
    const { book } = open();
    book.add(said('First'));
    const [thread] = book.threads();
    book.add(said('Second', 'bob', thread?.id));
    const [first] = thread?.comments ?? [];
    if (first) book.remove(first, 'ann');
    expect(textsIn(book)).toEqual([['Second']]);
    expect(book.threads()[0]).toMatchObject({ id: thread?.id, about: 'body/goals/G01' });
  });
});

describe('undo of comments', () => {
  it('takes back one change after the other, and none of the scenario', () => {
    const { doc, book } = open();
    rootOf(doc).set('title', 'A');
    book.add(said('One'));
    const [thread] = book.threads();
    book.resolve(thread?.id ?? '', true, 'ann');
    rootOf(doc).set('title', 'B');
    const [comment] = thread?.comments ?? [];
    if (comment) book.remove(comment, 'ann');
    expect(book.threads()).toEqual([]);
    book.undo();
    expect(textsIn(book)).toEqual([['One']]);
    book.undo();
    book.undo();
    expect(book.threads()).toEqual([]);
    expect(book.canUndo).toBe(false);
    expect(rootOf(doc).get('title')).toBe('B');
  });

  it('takes back one change and no other, however many came after it', () => {
    const { book } = open();
    book.add(said('One'));
    const takeBack = book.resolve(book.threads()[0]?.id ?? '', true, 'ann');
    book.add(said('Two'));
    takeBack();
    takeBack();
    expect(textsIn(book).flat().toSorted()).toEqual(['One', 'Two']);
    expect(book.threads().some(({ isResolved }) => isResolved)).toBe(false);
    book.undo();
    expect(textsIn(book)).toEqual([['One']]);
  });

  it('makes a change again, words and all', () => {
    const { book } = open();
    book.add(said('A long thought'));
    const [thread] = book.threads();
    const again = book.undo();
    expect(book.threads()).toEqual([]);
    again?.();
    expect(book.threads()).toEqual([thread]);
    expect(book.canUndo).toBe(true);
  });
});

describe('a comment by somebody else', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function deleted() {
    const { doc, book } = open();
    book.add(said('Mine'));
    const [comment] = book.threads()[0]?.comments ?? [];
    if (!comment) throw new Error('there is one');
    const other = new CommentBook(doc, () => true);
    return { doc, other, takeBack: other.remove(comment, 'bob') };
  }

  it('is put back as it was, for a while', () => {
    const { doc, other, takeBack } = deleted();
    const held = [...commentsOf(doc).values()];
    expect(other.threads()).toEqual([]);
    takeBack();
    vi.runAllTimers();
    expect(textsIn(other)).toEqual([['Mine']]);
    expect([...commentsOf(doc).values()]).toEqual(held);
  });

  it.each([
    ['after that', () => vi.runAllTimers()],
    ['when the draft is closed', (other: CommentBook) => other.close()],
  ])('is deleted %s', (_, wait) => {
    const { doc, other, takeBack } = deleted();
    wait(other);
    expect([...commentsOf(doc).keys()]).toEqual([]);
    takeBack();
    expect([other.canUndo, commentsOf(doc).size]).toEqual([false, 0]);
  });
});

it('tells its subscribers only about comments', () => {
  const { doc, book } = open();
  let told = 0;
  book.subscribe(() => void told++);
  rootOf(doc).set('title', 'A');
  expect(told).toBe(0);
  const before = book.threads();
  expect(book.threads()).toBe(before);
  book.add(said('One'));
  expect(told).toBe(1);
});

it('ignores what is no comment', () => {
  const { doc, book } = open();
  book.add(said('One'));
  const whole = JSON.parse(String([...commentsOf(doc).values()][0])) as object;
  for (const [key, held] of Object.entries({
    a: 'not JSON',
    b: 7,
    c: '{"text":"no author"}',
    d: JSON.stringify({ ...whole, more: 1 }),
    e: JSON.stringify({ ...whole, name: ' ' }),
    f: JSON.stringify({ ...whole, text: 'ä'.repeat(1_001) }),
    __proto__: JSON.stringify(whole),
  }))
    commentsOf(doc).set(key, held);
  expect(textsIn(book)).toEqual([['One']]);
  expect(readThreads(new Y.Doc())).toEqual([]);
});
