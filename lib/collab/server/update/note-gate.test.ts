import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { type DrawerNote, formatNote, NOTE_LIMITS } from '@/lib/intake/notes/note';
import { draftShape } from '@/lib/scenario/draft-shape';
import { systems } from '@/test/support/all-systems';
import { createDraftDoc } from '../../document/draft-doc';
import { changeNotes, noteBytes, notesOf, readNotes } from '../../document/notes';
import { admitUpdate } from './admit';

const [system] = systems;
if (!system) throw new Error('The tests need a game.');
const shape = draftShape(system);
const note = (id: string, text = 'An idea', at = 0): DrawerNote => ({ id, at, from: 'a.md, line 1', title: '', text });

/** A server's document, and what the page of a member sends to it. */
function studio() {
  const doc = createDraftDoc(shape, {});
  const owners = new Map([[doc.clientID, '']]);
  return {
    doc,
    send: (change: (page: Y.Doc) => void) => {
      const page = new Y.Doc();
      Y.applyUpdate(page, Y.encodeStateAsUpdate(doc));
      const before = Y.encodeStateVector(page);
      change(page);
      const work = admitUpdate(doc, Y.encodeStateAsUpdate(page, before), { shape, owners, memberId: 'ann' });
      let step = work.next();
      while (!step.done) step = work.next();
      return step.value.ok ? 'admitted' : step.value.error.code;
    },
  };
}

it('admits notes, their deletion and their return, in their order', () => {
  const { doc, send } = studio();
  expect(send((page) => changeNotes(page, { put: [note('n2', 'Second', 2), note('n1', 'First', 1)] }))).toBe(
    'admitted',
  );
  expect(readNotes(doc).map(({ text }) => text)).toEqual(['First', 'Second']);
  expect(send((page) => changeNotes(page, { remove: ['n1'] }))).toBe('admitted');
  expect(send((page) => changeNotes(page, { put: [note('n1', 'First', 1)] }))).toBe('admitted');
  expect(readNotes(doc)).toHaveLength(2);
});

it.each([
  ['no text', formatNote(note('n1', ' '))],
  ['more than 8 kB', formatNote(note('n1', 'x'.repeat(8_001)))],
  ['another form', JSON.stringify({ ...note('n1'), role: 'owner' })],
  ['a number', 7],
  ['a shared text', new Y.Text('x')],
  ['a shared map', new Y.Map([['x', new Y.Map()]])],
])('refuses a note with %s', (_, held) => {
  const { doc, send } = studio();
  expect(send((page) => void notesOf(page).set('n1', held))).toBe('garbage');
  expect(readNotes(doc)).toEqual([]);
});

it('refuses keys that are no ids', () => {
  expect(studio().send((page) => void notesOf(page).set('n 1', formatNote(note('n1'))))).toBe('garbage');
});

it('refuses more notes, or more text, than a drawer holds', () => {
  const { doc, send } = studio();
  const fill = (count: number, text: string) => (page: Y.Doc) =>
    changeNotes(page, { put: Array.from({ length: count }, (_, i) => note(`n${i}`, text)) });
  expect(send(fill(NOTE_LIMITS.count + 1, 'x'))).toBe('too-large');
  expect(send(fill(60, 'x'.repeat(7_900)))).toBe('too-large');
  expect(readNotes(doc)).toEqual([]);
  expect(send(fill(NOTE_LIMITS.count, 'x'.repeat(700)))).toBe('admitted');
  expect(send((page) => changeNotes(page, { put: [note('more')] }))).toBe('too-large');
  expect(send((page) => changeNotes(page, { put: [note('n1', 'Shorter')] }))).toBe('admitted');
  expect(send((page) => changeNotes(page, { remove: ['n7'] }))).toBe('admitted');
  expect(send((page) => changeNotes(page, { put: [note('more')] }))).toBe('admitted');
  // They do not count as the scenario's history.
  expect(Y.encodeStateAsUpdate(doc).length - noteBytes(doc)).toBeLessThan(100_000);
});
