import type { DrawerNote } from '@/lib/intake/notes/note';
import type { Json } from '@/lib/kernel/json';
import { applyPatches, type Patch } from '@/lib/kernel/patch';
import { type Path, valueAt } from '@/lib/kernel/path';
import type { Draft } from '@/lib/scenario/draft';
import { carryOver } from '../document/edit-text';
import type { NoteChange } from '../document/notes';
import { afterPaint } from './after-paint';
import type { CommentBook } from './comment-book';
import type { DraftSession, History } from './draft-session';
import type { Presence } from './presence';
import type { SaveState } from './save-state';
import type { Step } from './step';

const SLOW_MS = 3_000;
const NO_NOTES: readonly DrawerNote[] = [];
const NO_HISTORY: History = { canUndo: false, canRedo: false };
const SLOW: SaveState = {
  state: 'unsaved',
  message: 'The shared document is slow to open. What you type is only on this page: leave it open until then.',
};
const ONLY_HERE = 'What you typed is only on this page: download it as JSON to keep it.';

type Early =
  | { readonly patches: readonly Patch[] }
  | { readonly path: Path; readonly before: string; readonly after: string };

/** Shows a draft before its document is open, queues edits, then delegates to the document's own session. */
export class EarlySession implements DraftSession {
  #draft: Draft;
  readonly #drawn: Draft;
  #early: Early[] = [];
  #session: DraftSession | undefined;
  #slow = false;
  #refusal: string | undefined;
  #opened: (() => void) | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #draftListeners = new Set<() => void>();
  #lastNotified: Draft;
  #typing = false;
  /** Cancels the notification after the next paint. */
  #pendingNotification: (() => void) | undefined;
  readonly #canEdit: boolean;
  /** Resolves once the document is open. */
  readonly opened = new Promise<void>((resolve) => {
    this.#opened = resolve;
  });

  constructor(draft: Draft, canEdit: boolean) {
    this.#draft = draft;
    this.#drawn = draft;
    this.#lastNotified = draft;
    this.#canEdit = canEdit;
  }

  /** Switches to the document's own session and applies the queued edits to it. */
  adopt(session: DraftSession): void {
    this.#session = session;
    const early = this.#early;
    this.#early = [];
    for (const edit of early) {
      if ('patches' in edit) session.edit(edit.patches);
      else {
        const now = valueAt(session.draft() as unknown as Json, edit.path);
        if (typeof now === 'string') session.editText(edit.path, carryOver(edit, now));
      }
    }
    session.subscribe(this.#announce);
    this.#announce();
    this.#opened?.();
  }

  /** Makes the draft read-only; `message` says why it can't be opened. Local edits stay visible for download. */
  refuse(message: string): void {
    this.#refusal = message;
    this.#announce();
  }

  /** Reports a slow document after `SLOW_MS`. Returns a function that stops the timer. */
  watch(): () => void {
    const timer = setTimeout(() => {
      this.#slow = true;
      this.#announce();
    }, SLOW_MS);
    return () => clearTimeout(timer);
  }

  readonly draft = (): Draft => this.#session?.draft() ?? this.#draft;
  /** Returns the draft as the server rendered it: components that hydrate late must start with the same state. */
  readonly drawn = (): Draft => this.#drawn;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Like `subscribe`, but only for changes of the draft: most notifications are about saving. */
  readonly subscribeToDraft = (listener: () => void): (() => void) => {
    this.#draftListeners.add(listener);
    return () => void this.#draftListeners.delete(listener);
  };

  /** The drawer is shown once the document is open. */
  readonly notes = (): readonly DrawerNote[] => this.#session?.notes() ?? NO_NOTES;

  readonly edit = (patches: readonly Patch[], notes?: NoteChange): Step | undefined => {
    if (!this.#session && !this.readOnly) this.#queue({ patches }, patches);
    return this.#session?.edit(patches, notes);
  };

  /** Does nothing before the document is open: what the studio finds out by itself it finds out again. */
  readonly note = (patches: readonly Patch[]): void => this.#session?.note(patches);

  /** Notifies subscribers after the letter is painted: on phones, updating the rest takes longer than the letter. */
  readonly editText = (path: Path, next: string): void => {
    this.#typing = true;
    try {
      this.#editText(path, next);
    } finally {
      this.#typing = false;
    }
  };

  #editText(path: Path, next: string): void {
    if (this.#session) {
      this.#session.editText(path, next);
      return;
    }
    const now = valueAt(this.#draft as unknown as Json, path);
    if (this.readOnly || typeof now !== 'string' || now === next) return;
    this.#queue({ path, before: now, after: next }, [{ op: 'set', path, value: next }]);
  }

  readonly undo = (): void => this.#session?.undo();
  readonly redo = (): void => this.#session?.redo();
  readonly history = (): History => this.#session?.history() ?? NO_HISTORY;
  readonly saveState = (): SaveState => this.#session?.saveState() ?? this.#earlyState();
  readonly destroy = (): void => {
    this.#pendingNotification?.();
    this.#session?.destroy();
  };

  get readOnly(): boolean {
    return this.#session ? this.#session.readOnly : !this.#canEdit || this.#refusal !== undefined;
  }

  get presence(): Presence | undefined {
    return this.#session?.presence;
  }

  get comments(): CommentBook | undefined {
    return this.#session?.comments;
  }

  #earlyState(): SaveState {
    if (this.#refusal === undefined) return this.#slow ? SLOW : { state: 'saving' };
    const message = this.#early.length > 0 ? `${this.#refusal} ${ONLY_HERE}` : this.#refusal;
    return { state: 'unsaved', message, shut: true };
  }

  #queue(edit: Early, patches: readonly Patch[]): void {
    this.#early.push(edit);
    this.#draft = applyPatches(this.#draft as unknown as Json, patches) as unknown as Draft;
    this.#announce();
  }

  // Remote edits are announced at once: if a field showed one later, it would take the next letter for a deletion.
  readonly #announce = (): void => {
    if (this.#typing) this.#pendingNotification ??= afterPaint(this.#notify);
    else this.#notify();
  };

  readonly #notify = (): void => {
    this.#pendingNotification?.();
    this.#pendingNotification = undefined;
    for (const listener of [...this.#listeners]) listener();
    const draft = this.draft();
    if (draft === this.#lastNotified) return;
    this.#lastNotified = draft;
    for (const listener of [...this.#draftListeners]) listener();
  };
}
