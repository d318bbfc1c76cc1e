import * as Y from 'yjs';
import type { DrawerNote } from '@/lib/intake/notes/note';
import type { JsonObject } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { formatPath, type Path } from '@/lib/kernel/path';
import { type Draft, type DraftFields, draftOf } from '@/lib/scenario/draft';
import type { GameManifest } from '@/lib/scenario/game-manifest';
import { asideOf, carryAside } from '../document/aside';
import { rootOf } from '../document/draft-doc';
import { editText } from '../document/edit-text';
import { changeNotes, type NoteChange, notesOf, readNotes } from '../document/notes';
import { createDraftReader } from '../document/read-draft';
import { applyPatchesToDoc, textAt, writeDraft } from '../document/write-draft';
import { LocalBackup, type LocalStore, openBrowserStore } from './browser-store';
import { CommentBook } from './comment-book';
import { NO_PAST, pastOf, redoChange, undoChange } from './past-changes';
import { LivePresence, type Presence } from './presence';
import { describe, type SaveState, steady } from './save-state';
import { type Step, stepOf } from './step';
import { REMOTE, SyncClient } from './sync-client';

export interface History {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** A draft that is open in this browser. Its functions don't depend on `this`. */
export interface DraftSession {
  /** Returns the current draft. Parts that have not changed since the previous one are the same objects. */
  draft(): Draft;
  /** Calls `listener` after every change of the draft, the history, the save state or `readOnly`. */
  subscribe(listener: () => void): () => void;
  /** Returns the notes in the drawer. The list keeps its identity until one changes. */
  notes(): readonly DrawerNote[];
  /**
   * Applies patches (paths from the file's root) and a change of the drawer as one undo step. Returns undefined if
   * nothing changed.
   */
  edit(patches: readonly Patch[], notes?: NoteChange): Step | undefined;
  /** Applies patches that undo passes over: what the studio finds out by itself. */
  note(patches: readonly Patch[]): void;
  /** Changes the text at `path` to `next` by the smallest edit. */
  editText(path: Path, next: string): void;
  undo(): void;
  redo(): void;
  history(): History;
  saveState(): SaveState;
  readonly readOnly: boolean;
  /** The other people who have the draft open; undefined until the document is open. */
  readonly presence: Presence | undefined;
  /** Comments on the draft; undefined until the document is open. */
  readonly comments: CommentBook | undefined;
  destroy(): void;
}

/** Thrown if a draft can't be opened; the message is for the user. */
class DraftUnavailable extends Error {}

interface OpenDraftSession {
  readonly draftId: string;
  readonly system: Pick<GameManifest, 'id' | 'version' | 'draftShape'>;
  /** Address of the studio; defaults to the page's. */
  readonly baseUrl?: string;
  readonly createSocket?: (url: string) => WebSocket;
  readonly fetchTicket?: () => Promise<string>;
  readonly openStore?: (draftId: string) => Promise<LocalStore | undefined>;
}

const LOCAL = Symbol('local');
/** Origin of local edits that are written into a replacement document: their undo steps are already known. */
const AGAIN = Symbol('again');
/** Origin of changes that are no undo steps. */
const NOTED = Symbol('noted');
const HISTORY_EVENTS = ['stack-item-added', 'stack-item-popped', 'stack-cleared'] as const;
const TYPING_PAUSE_MS = 500;

/** Opens a draft. Resolves once this browser or the server has supplied the document. Rejects if access is denied. */
export async function openDraftSession(given: OpenDraftSession): Promise<DraftSession> {
  const { draftId, system, openStore = openBrowserStore, baseUrl = globalThis.location?.href } = given;
  const shape = system.draftShape;
  const listeners = new Set<() => void>();

  let snapshot: { readonly read: JsonObject; readonly draft: Draft } | undefined;
  let saveState: SaveState = { state: 'saving' };
  let lastTyped: string | undefined;
  let destroyed = false;
  let past = NO_PAST;

  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const announce = () => {
    saveState = steady(saveState, describe(sync.state, backup.works));
    notify();
  };
  const backup = new LocalBackup(await openStore(draftId), () => announce());
  let held = hold(new Y.Doc());
  await backup.load(held.doc);

  const presence = new LivePresence({
    doc: () => held.doc,
    textAt: (path) => textAt(held.doc, shape, path),
    post: (frame) => sync.announce(frame),
  });
  const sync: SyncClient = new SyncClient({
    presence: presence,
    url: socketUrl(baseUrl),
    fetchTicket: given.fetchTicket ?? (() => fetchTicket(baseUrl, draftId)),
    doc: held.doc,
    onChange: announce,
    onReplaced: replaceDocument,
    ...(given.createSocket && { createSocket: given.createSocket }),
  });
  held.doc.on('update', onUpdate);
  const comments = new CommentBook(held.doc, () => sync.canEdit);

  function hold(doc: Y.Doc) {
    const undo = new Y.UndoManager([rootOf(doc), notesOf(doc)], {
      trackedOrigins: new Set([LOCAL]),
      captureTimeout: TYPING_PAUSE_MS,
    });
    let notes: readonly DrawerNote[] | undefined;
    notesOf(doc).observe(() => {
      notes = undefined;
    });
    const drawer = () => {
      notes ??= readNotes(doc);
      return notes;
    };
    for (const event of HISTORY_EVENTS) undo.on(event, notify);
    undo.on('stack-item-added', ({ type, origin }: { readonly type: string; readonly origin?: unknown }) => {
      // A new edit discards the redo steps.
      if (type === 'undo' && origin === LOCAL) past = { ...past, redoable: [] };
    });
    return { doc, undo, drawer, reader: createDraftReader(doc, shape) };
  }

  function onUpdate(update: Uint8Array, origin: unknown) {
    if (origin !== backup) backup.add(update);
    announce();
  }

  // The server replaced the document. Rewrites local edits that are missing from `last` into the new document, under a
  // new client id: they are unsaved, or the server rejected them under the old id.
  function replaceDocument(last: Uint8Array, next: Uint8Array) {
    Y.applyUpdate(held.doc, last, REMOTE);
    const [before, mine, aside] = [held.doc, held.reader.read(), asideOf(held.doc)];
    const fresh = new Y.Doc();
    Y.applyUpdate(fresh, next, REMOTE);
    held.doc.off('update', onUpdate);
    for (const event of HISTORY_EVENTS) held.undo.off(event, notify);
    sync.adopt(fresh);
    past = pastOf(before, held.undo, held.reader.read, past);
    held.undo.destroy();
    held.reader.destroy();
    held = hold(fresh);
    fresh.on('update', onUpdate);
    writeDraft(fresh, shape, mine, AGAIN);
    carryAside(aside, fresh, AGAIN);
    comments.adopt(fresh);
    backup.replace(Y.encodeStateAsUpdate(fresh));
    announce();
  }

  function undo() {
    const change = past.undoable.at(-1);
    if (held.undo.canUndo() || !change) return void held.undo.undo();
    undoChange(change, held.doc, shape, held.reader.read);
    past = { undoable: past.undoable.slice(0, -1), redoable: [...past.redoable, change] };
  }

  function redo() {
    const change = past.redoable.at(-1);
    if (!change) return void held.undo.redo();
    redoChange(change, held.doc, shape, held.reader.read);
    past = { undoable: [...past.undoable, change], redoable: past.redoable.slice(0, -1) };
  }

  function travel(step: () => void) {
    if (session.readOnly) return;
    step();
    lastTyped = undefined;
    notify();
  }

  const session: DraftSession = {
    draft() {
      const read = held.reader.read();
      // A comment changes the document, but not the draft: its readers keep the same object.
      if (snapshot?.read !== read) {
        snapshot = { read, draft: draftOf(system, { ...(read as unknown as DraftFields), id: draftId }) };
      }
      return snapshot.draft;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notes: () => held.drawer(),
    edit(patches, notes = {}) {
      const isEmpty = patches.length + (notes.put?.length ?? 0) + (notes.remove?.length ?? 0) === 0;
      if (session.readOnly || isEmpty) return undefined;
      const { doc, undo } = held;
      undo.stopCapturing();
      const before = undo.undoStack.at(-1);
      doc.transact(() => {
        applyPatchesToDoc(doc, shape, patches);
        changeNotes(doc, notes);
      }, LOCAL);
      undo.stopCapturing();
      lastTyped = undefined;
      const item = undo.undoStack.at(-1);
      return item === undefined || item === before
        ? undefined
        : stepOf({ undo, item, patches, draft: session.draft, travel });
    },
    note(patches) {
      if (!session.readOnly && patches.length > 0) applyPatchesToDoc(held.doc, shape, patches, NOTED);
    },
    editText(path, next) {
      const text = textAt(held.doc, shape, path);
      if (session.readOnly || !text) return;
      const typed = formatPath(path);
      if (typed !== lastTyped) held.undo.stopCapturing();
      lastTyped = typed;
      held.doc.transact(() => editText(text, next), LOCAL);
    },
    undo: () => travel(undo),
    redo: () => travel(redo),
    history: () => ({
      canUndo: held.undo.canUndo() || past.undoable.length > 0,
      canRedo: held.undo.canRedo() || past.redoable.length > 0,
    }),
    saveState: () => saveState,
    get readOnly() {
      return !sync.canEdit;
    },
    presence,
    comments,
    destroy() {
      if (destroyed) return;
      destroyed = true;
      comments.close();
      stopListening();
      sync.destroy();
      held.undo.destroy();
      held.reader.destroy();
      backup.store?.close();
      listeners.clear();
    },
  };
  const stopListening = listenToPage(sync);
  await documentGiven(() => rootOf(held.doc).size > 0, session, sync);
  return session;
}

function documentGiven(isThere: () => boolean, session: DraftSession, sync: SyncClient): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (isThere()) resolve();
      else if (sync.state.at === 'shut') reject(new DraftUnavailable(sync.state.message));
      else return;
      if (!isThere()) session.destroy();
      unsubscribe();
    };
    const unsubscribe = session.subscribe(look);
    look();
  });
}

/** Sends pending edits when the page is hidden or left; disconnects while the browser is offline. */
function listenToPage(sync: SyncClient): () => void {
  if (typeof window === 'undefined') return () => {};
  const stop = new AbortController();
  const options = { signal: stop.signal };
  window.addEventListener('pagehide', () => sync.flush(true), options);
  document.addEventListener('visibilitychange', () => sync.flush(document.hidden), options);
  window.addEventListener('offline', () => sync.disconnect(), options);
  window.addEventListener('online', () => sync.reconnect(), options);
  return () => stop.abort();
}

async function fetchTicket(baseUrl: string, draftId: string): Promise<string> {
  const response = await fetch(new URL(`/api/drafts/${draftId}/ticket`, baseUrl), { method: 'POST' });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return ((await response.json()) as { readonly ticket: string }).ticket;
}

function socketUrl(baseUrl: string): string {
  const url = new URL('/collab', baseUrl);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
