import * as Y from 'yjs';
import { formatPath, type Path } from '@/lib/kernel/path';
import { sanitiseLine } from '@/lib/kernel/visible';
import { NAME_MAX } from '@/lib/table/vocabulary';
import { formatPresence, parsePresence } from '../protocol/presence-frame';

/** Range of a text; empty for a caret. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

/** A person's position: a step, perhaps a field, perhaps a selection in its text. */
export interface Whereabouts {
  readonly step: string;
  /** The name that the person gave on this device. */
  readonly name?: string | undefined;
  readonly field?: Path | undefined;
  readonly selection?: Selection | undefined;
}

/** Another window with the same draft. */
export interface PeerState {
  readonly clientId: number;
  /** Identity of the person, vouched for by the server: the same in all their windows. */
  readonly who: string;
  /** The name that they gave themselves, if they gave one. */
  readonly name: string | undefined;
  readonly step: string;
  /** Formatted path from the file's root. */
  readonly field: string | undefined;
}

export interface Presence {
  /** Returns the peers, longest present first: the same list until something changes. */
  present(): readonly PeerState[];
  subscribe(listener: () => void): () => void;
  /** Publishes this window's position. */
  show(place: Whereabouts): void;
  /** Returns a peer's selection, in terms of the current text. */
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
  /** Returns the shared text at a path, and the document. */
  readonly textAt: (path: Path) => Y.Text | undefined;
  readonly doc: () => Y.Doc;
  /** Sends a frame, if connected with write access. */
  readonly post: (frame: Uint8Array) => void;
}

const PRESENT_MAX = 400;
const FIELD_MAX = 500;

/**
 * Presence over one connection to the server, which vouches for identities and reports departures. Selections are
 * relative positions, so that they stay right while others type, and local typing moves the caret along without sending
 * anything.
 */
export class LivePresence implements Presence {
  readonly #known = new Map<number, Known>();
  readonly #listeners = new Set<() => void>();
  #list: readonly PeerState[] = [];
  #clientId = newClientId();
  #clock = 0;
  #lastSent: string | undefined;
  #place: Whereabouts | undefined;

  constructor(readonly deps: PresenceDeps) {}

  readonly present = (): readonly PeerState[] => this.#list;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly show = (place: Whereabouts): void => {
    this.#place = place;
    this.#send();
  };

  readonly selectionOf = (clientId: number): Selection | undefined => {
    const known = this.#known.get(clientId);
    if (!known?.marks) return undefined;
    const [start, end] = [this.#find(known.marks.from), this.#find(known.marks.to)];
    if (!start || !end || start.type !== end.type || !(start.type instanceof Y.Text)) return undefined;
    return { start: Math.min(start.index, end.index), end: Math.max(start.index, end.index) };
  };

  /** Starts on a new connection: the server does not know us yet, and reports all peers on its own. */
  connect(): void {
    this.#clientId = newClientId();
    this.#clock = 0;
    this.#lastSent = undefined;
    this.#send();
  }

  /** Handles a lost connection: forgets all peers. */
  disconnect(): void {
    if (this.#known.size === 0) return;
    this.#known.clear();
    this.#publish();
  }

  receive(bytes: Uint8Array): void {
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

  #send(): void {
    if (!this.#place) return;
    const { step, name, field, selection } = this.#place;
    const text = field && selection && this.deps.textAt(field);
    const at = (index: number) =>
      text && Y.relativePositionToJSON(Y.createRelativePositionFromTypeIndex(text, Math.min(index, text.length)));
    const state = {
      step,
      ...(name && { name }),
      ...(field && { field: formatPath(field) }),
      ...(text && selection && { from: at(selection.start), to: at(selection.end) }),
    };
    const sent = JSON.stringify(state);
    if (sent === this.#lastSent) return;
    this.#lastSent = sent;
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

// A new id for each connection: the server may not have noticed yet that the last one is dead.
const newClientId = (): number => Math.floor(Math.random() * 2 ** 32);

/** Validates a peer's state, which may be anything. */
function knownOf(clientId: number, clock: number, state: object): Known | undefined {
  const { who, name, step, field, from, to } = state as Readonly<Record<string, unknown>>;
  if (typeof who !== 'string' || typeof step !== 'string' || step.length > FIELD_MAX) return undefined;
  const known = typeof field === 'string' && field.length <= FIELD_MAX ? field : undefined;
  const named = typeof name === 'string' && name.length <= NAME_MAX ? sanitiseLine(name) || undefined : undefined;
  return {
    clientId,
    clock,
    who,
    name: named,
    step,
    field: known,
    marks: known === undefined ? undefined : marksOf(from, to),
  };
}

function marksOf(from: unknown, to: unknown): Marks | undefined {
  if (typeof from !== 'object' || typeof to !== 'object' || !from || !to) return undefined;
  // Texts of a draft are never roots. Resolving a position that names a root would create it.
  if ('tname' in from || 'tname' in to) return undefined;
  try {
    return { from: Y.createRelativePositionFromJSON(from), to: Y.createRelativePositionFromJSON(to) };
  } catch {
    return undefined;
  }
}
