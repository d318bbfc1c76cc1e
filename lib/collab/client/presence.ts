import * as Y from 'yjs';
import { formatPath, type Path } from '@/lib/kernel/path';
import { formatPresence, parsePresence } from '../protocol/presence-frame';

/** From where to where in a text; a caret is both at once. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

/** Where somebody is: at a step, perhaps in a field, perhaps with a caret in its text. */
export interface Whereabouts {
  readonly step: string;
  readonly field?: Path | undefined;
  readonly selection?: Selection | undefined;
}

/** Somebody else's window on the same draft. */
export interface PeerState {
  readonly clientId: number;
  /** Who it is, on the server's word: two windows of one person say the same. */
  readonly who: string;
  readonly step: string;
  /** A formatted path from the file's root. */
  readonly field: string | undefined;
}

/** The others who have a draft open, as far as they say where they are. */
export interface Presence {
  /** Who is here, longest first: the same list until something changes. */
  present(): readonly PeerState[];
  subscribe(listener: () => void): () => void;
  /** Tells the others where oneself is. */
  show(place: Whereabouts): void;
  /** Where somebody's caret is now, in the text of their field as it is now. */
  selectionOf(clientId: number): Selection | undefined;
}

interface Known extends PeerState {
  readonly clock: number;
  readonly marks: Marks | undefined;
}

interface Marks {
  readonly from: Y.RelativePosition;
  readonly to: Y.RelativePosition;
}

interface PresenceDeps {
  /** The shared text at a path now, and its document. */
  readonly textAt: (path: Path) => Y.Text | undefined;
  readonly doc: () => Y.Doc;
  /** Sends a frame if there is a line and one may write. */
  readonly post: (frame: Uint8Array) => void;
}

const PRESENT_MAX = 400;
const FIELD_MAX = 500;

/**
 * Presence over one line to the server, which vouches for who everybody is and says when they go. Carets are kept as
 * places between letters, so that they stay right while others type: moving along with one's own typing says nothing.
 */
export class LivePresence implements Presence {
  readonly #known = new Map<number, Known>();
  readonly #listeners = new Set<() => void>();
  #list: readonly PeerState[] = [];
  #clientId = newClientId();
  #clock = 0;
  #said: string | undefined;
  #place: Whereabouts | undefined;

  constructor(readonly deps: PresenceDeps) {}

  readonly present = (): readonly PeerState[] => this.#list;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly show = (place: Whereabouts): void => {
    this.#place = place;
    this.#say();
  };

  readonly selectionOf = (clientId: number): Selection | undefined => {
    const known = this.#known.get(clientId);
    if (!known?.marks) return undefined;
    const [start, end] = [this.#find(known.marks.from), this.#find(known.marks.to)];
    if (!start || !end || start.type !== end.type || !(start.type instanceof Y.Text)) return undefined;
    return { start: Math.min(start.index, end.index), end: Math.max(start.index, end.index) };
  };

  /** A line is there: the server knows nothing of us yet, and tells of everybody else by itself. */
  arrive(): void {
    this.#clientId = newClientId();
    this.#clock = 0;
    this.#said = undefined;
    this.#say();
  }

  /** The line is gone, and with it everybody else. */
  lose(): void {
    if (this.#known.size === 0) return;
    this.#known.clear();
    this.#publish();
  }

  hear(bytes: Uint8Array): void {
    const frame = parsePresence(bytes);
    if (!frame || frame.clientId === this.#clientId) return;
    const before = this.#known.get(frame.clientId);
    if (before && before.clock > frame.clock) return;
    const next = frame.state && knownOf(frame.clientId, frame.clock, frame.state);
    if (next && (before || this.#known.size < PRESENT_MAX)) this.#known.set(frame.clientId, next);
    else if (!next) this.#known.delete(frame.clientId);
    this.#publish();
  }

  #publish(): void {
    this.#list = [...this.#known.values()];
    for (const listener of [...this.#listeners]) listener();
  }

  #say(): void {
    if (!this.#place) return;
    const { step, field, selection } = this.#place;
    const text = field && selection && this.deps.textAt(field);
    const at = (index: number) =>
      text && Y.relativePositionToJSON(Y.createRelativePositionFromTypeIndex(text, Math.min(index, text.length)));
    const state = {
      step,
      ...(field && { field: formatPath(field) }),
      ...(text && selection && { from: at(selection.start), to: at(selection.end) }),
    };
    const said = JSON.stringify(state);
    if (said === this.#said) return;
    this.#said = said;
    this.#clock += 1;
    this.deps.post(formatPresence({ clientId: this.#clientId, clock: this.#clock, state }));
  }

  #find(mark: Y.RelativePosition) {
    try {
      return Y.createAbsolutePositionFromRelativePosition(mark, this.deps.doc());
    } catch {
      return undefined;
    }
  }
}

// One of its own for every line: the server may not have noticed yet that the last one is dead.
const newClientId = (): number => Math.floor(Math.random() * 2 ** 32);

/** What others write about themselves may be anything. */
function knownOf(clientId: number, clock: number, state: object): Known | undefined {
  const { who, step, field, from, to } = state as Readonly<Record<string, unknown>>;
  if (typeof who !== 'string' || typeof step !== 'string' || step.length > FIELD_MAX) return undefined;
  const known = typeof field === 'string' && field.length <= FIELD_MAX ? field : undefined;
  return { clientId, clock, who, step, field: known, marks: known === undefined ? undefined : marksOf(from, to) };
}

function marksOf(from: unknown, to: unknown): Marks | undefined {
  if (typeof from !== 'object' || typeof to !== 'object' || !from || !to) return undefined;
  // Texts of a draft are never roots; a mark that names one would make it.
  if ('tname' in from || 'tname' in to) return undefined;
  try {
    return { from: Y.createRelativePositionFromJSON(from), to: Y.createRelativePositionFromJSON(to) };
  } catch {
    return undefined;
  }
}
