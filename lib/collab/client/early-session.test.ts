import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { applyPatches, type Patch } from '@/lib/kernel/patch';
import { type Draft, draftOf } from '@/lib/scenario/draft';
import { carryOver } from '../document/edit-text';
import type { DraftSession } from './draft-session';
import { EarlySession } from './early-session';

const draftWith = (title: string, summary = ''): Draft =>
  draftOf(
    { id: 'game', version: 1 },
    {
      ...{ id: 'd', title, authors: [], licence: '', language: 'en', summary },
      ...{ cover: '', tags: [], warnings: [], remixOf: [], body: { rooms: [] } },
    },
  );

/** Stand-in for an open document. */
function opened(draft: Draft): DraftSession {
  let now: Json = draft as unknown as Json;
  const listeners = new Set<() => void>();
  const edit = (patches: readonly Patch[]) => {
    now = applyPatches(now, patches);
    for (const listener of listeners) listener();
    return undefined;
  };
  return {
    draft: () => now as unknown as Draft,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit,
    notes: () => [],
    note: () => {},
    editText: (path, value) => edit([{ op: 'set', path, value }]),
    undo: () => {},
    redo: () => {},
    history: () => ({ canUndo: true, canRedo: false }),
    saveState: () => ({ state: 'saved' }),
    readOnly: false,
    presence: undefined,
    comments: undefined,
    destroy: () => {},
  };
}

/** Returns a session whose document is open, with a spy for changes of the draft. */
function adopted() {
  const document = opened(draftWith('Ark'));
  const early = new EarlySession(document.draft(), true);
  early.adopt(document);
  const listener = vi.fn();
  early.subscribeToDraft(listener);
  return { document, early, listener };
}

describe('EarlySession', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('applies edits at once, but does not report them as saved', () => {
    const early = new EarlySession(draftWith('Ark'), true);
    early.editText(['title'], 'Arks');
    expect(early.draft().title).toBe('Arks');
    expect(early.saveState()).toEqual({ state: 'saving' });
  });

  it('notifies draft subscribers only when the draft changes', () => {
    const document = opened(draftWith('Ark'));
    const early = new EarlySession(document.draft(), true);
    const listener = { draft: vi.fn(), all: vi.fn() };
    early.subscribeToDraft(listener.draft);
    early.subscribe(listener.all);
    early.adopt(document);
    document.edit([]);
    expect(listener.all).toHaveBeenCalledTimes(2);
    expect(listener.draft).not.toHaveBeenCalled();
    document.edit([{ op: 'set', path: ['title'], value: 'Arks' }]);
    expect(listener.draft).toHaveBeenCalledOnce();
  });

  it('notifies subscribers once of several letters, even in a tab that does not paint', () => {
    const { early, listener } = adopted();
    early.editText(['title'], 'Arks');
    early.editText(['title'], 'Arks!');
    expect(early.draft().title).toBe('Arks!');
    expect(listener).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('notifies subscribers of other edits at once, together with pending letters', () => {
    const { early, listener } = adopted();
    early.editText(['title'], 'Arks');
    early.edit([{ op: 'set', path: ['summary'], value: 'Two of each.' }]);
    vi.runAllTimers();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('notifies subscribers of remote edits at once, even while a letter waits for its paint', () => {
    const { document, early, listener } = adopted();
    early.editText(['title'], 'Arks');
    document.edit([{ op: 'set', path: ['title'], value: 'The Arks' }]);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('notifies no subscribers after it was destroyed', () => {
    const { early, listener } = adopted();
    early.editText(['title'], 'Arks');
    early.destroy();
    vi.runAllTimers();
    expect(listener).not.toHaveBeenCalled();
  });

  it('merges early edits into the document', () => {
    const early = new EarlySession(draftWith('Ark', 'Old.'), true);
    early.editText(['title'], 'Ark!');
    early.editText(['title'], 'Ark!!');
    early.edit([{ op: 'insert', path: ['body', 'rooms'], entry: { id: 'a' } }]);
    early.adopt(opened(draftWith('The Ark', 'New.')));
    expect(early.draft().summary).toBe('New.');
    expect(early.draft().title).toContain('The Ark');
    expect(early.draft().title.match(/!/g)).toHaveLength(2);
    expect(early.draft().body).toEqual({ rooms: [{ id: 'a' }] });
  });

  it('delegates to the document’s session from then on', async () => {
    const early = new EarlySession(draftWith('Ark'), true);
    const listener = vi.fn();
    early.subscribe(listener);
    early.adopt(opened(draftWith('Ark')));
    await early.opened;
    listener.mockClear();
    early.edit([{ op: 'set', path: ['title'], value: 'Arks' }]);
    expect(listener).toHaveBeenCalledOnce();
    expect(early.draft().title).toBe('Arks');
    expect(early.history().canUndo).toBe(true);
    expect(early.saveState()).toEqual({ state: 'saved' });
  });

  it('keeps the draft that the server rendered', () => {
    const early = new EarlySession(draftWith('Ark'), true);
    early.editText(['title'], 'Arks');
    early.adopt(opened(draftWith('The Ark')));
    expect(early.drawn().title).toBe('Ark');
  });

  it('ignores edits without write access', () => {
    const early = new EarlySession(draftWith('Ark'), false);
    early.editText(['title'], 'Mine');
    early.edit([{ op: 'set', path: ['title'], value: 'Mine' }]);
    expect(early.draft().title).toBe('Ark');
    expect(early.readOnly).toBe(true);
  });

  it('reports a document that is slow to open', () => {
    const early = new EarlySession(draftWith('Ark'), true);
    early.watch();
    vi.advanceTimersByTime(10_000);
    expect(early.saveState().state).toBe('unsaved');
  });

  it('keeps early edits for download if the document is refused', () => {
    const early = new EarlySession(draftWith('Ark'), true);
    early.editText(['title'], 'Arks');
    early.refuse('You have no access.');
    early.editText(['title'], 'Arks and more');
    early.edit([{ op: 'set', path: ['summary'], value: 'Mine' }]);
    expect(early.draft()).toMatchObject({ title: 'Arks', summary: '' });
    expect(early.readOnly).toBe(true);
    expect(early.saveState()).toEqual({
      state: 'unsaved',
      shut: true,
      message: 'You have no access. What you typed is only on this page: download it as JSON to keep it.',
    });
  });

  it('does not offer a download if nothing was typed before the refusal', () => {
    const early = new EarlySession(draftWith('Ark'), true);
    const listener = vi.fn();
    early.subscribe(listener);
    early.refuse('You have no access.');
    expect(listener).toHaveBeenCalledOnce();
    expect(early.saveState()).toEqual({ state: 'unsaved', shut: true, message: 'You have no access.' });
  });
});

describe('carryOver()', () => {
  it.each([
    ['the same text', 'a cat', 'a big cat', 'a cat', 'a big cat'],
    ['a text that grew at its end', 'a cat', 'a big cat', 'a cat sat', 'a big cat sat'],
    ['a text that became another', 'a cat', 'a cot', 'dogs', 'dogso'],
    ['a text that was emptied', 'a cat', 'a cats', '', 's'],
  ])('applies the same edit to %s', (_, before, after, now, expected) => {
    expect(carryOver({ before, after }, now)).toBe(expected);
  });
});
