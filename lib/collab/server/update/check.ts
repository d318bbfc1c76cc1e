import * as Y from 'yjs';
import { failure, type Result, success } from '@/lib/kernel/result';
import type { ObjectShape } from '@/lib/schema/shape';
import { COMMENTS } from '../../document/comments';
import { ROOT } from '../../document/draft-doc';
import { NOTES } from '../../document/notes';
import { type Place, rootPlace } from '../../document/places';
import type { Refusal } from '../../protocol/protocol';
import { GAP, GARBAGE, NOT_YOURS, UNKNOWN_FIELD } from '../refusals';
import { CommentGate, type CommentSigner } from './comment-gate';
import { NoteGate } from './note-gate';
import { orderStructs } from './order';
import { type Id, type Range, type Struct, scanUpdate } from './scan';

type SharedType = Pick<Y.AbstractType<unknown>, '_item'>;
const NEW_CLIENTS_MAX = 64;
const PAUSE_EVERY = 256;

/** Update that may be applied, with the client ids that it introduces. */
export interface CheckedUpdate {
  /** Structs that the document lacks, in an applicable order. */
  readonly structs: readonly Struct[];
  readonly deletions: readonly Range[];
  readonly newClients: readonly number[];
}

/** Author of an update, and the fields it may write. */
export interface Signing {
  readonly shape: ObjectShape;
  /** Member who owns each client id. */
  readonly owners: ReadonlyMap<number, string>;
  readonly memberId: string;
  /** Undefined if the update may not touch comments. */
  readonly commenter?: CommentSigner;
}

/**
 * Checks an update before it touches the document: readable, no gaps before it, signed with the member's own or new
 * client ids, and written only to places that drafts of this game have. Comments must be the sender's own, and notes few.
 */
export function* checkUpdate(
  doc: Y.Doc,
  bytes: Uint8Array,
  { shape, owners, memberId, commenter }: Signing,
): Generator<void, Result<CheckedUpdate, Refusal>> {
  const stateOf = (client: number) => Y.getState(doc.store, client);
  const update = yield* scanUpdate(bytes);
  if (!update) return failure(GARBAGE);
  const structs = yield* orderStructs(update, stateOf);
  if (!structs) return failure(GAP);

  const signers = new Set(structs.map(({ client }) => client));
  const newClients = [...signers].filter((client) => !owners.has(client));
  const isForged = [...signers].some((client) => (owners.get(client) ?? memberId) !== memberId);
  if (isForged || newClients.length > NEW_CLIENTS_MAX) return failure(NOT_YOURS);

  const gates = new Map<string, Gate>([
    [COMMENTS, new CommentGate(doc, commenter)],
    [NOTES, new NoteGate(doc)],
  ]);
  const map = new DraftMap(doc, shape, gates);
  for (const [i, struct] of structs.entries()) {
    const refusal = map.enter(struct);
    if (refusal) return failure(refusal);
    if (i % PAUSE_EVERY === 0) yield;
  }
  for (const gate of gates.values()) {
    const overall = gate.refusalOfAll();
    if (overall) return failure(overall);
  }
  const { deletions } = update;
  const endOf = (client: number) => map.endOf(client) ?? stateOf(client);
  if (deletions.some(({ client, clock, length }) => clock + length > endOf(client))) return failure(GAP);
  return success({ structs, deletions, newClients });
}

/** Check of a root beside the scenario. */
type Gate = Pick<NoteGate, 'refusalOf' | 'refusalOfAll'>;

/** Map or text in the document; `place` is undefined if it was deleted, so that nobody can see its content. */
interface Container {
  readonly place: Place | undefined;
  readonly isText: boolean;
}

/** Position of a struct: its container and key. */
interface Spot {
  readonly container: Container | undefined;
  readonly key: string | undefined;
  /** The container that the struct creates, if any. */
  readonly holds: Container | undefined;
}

const NOWHERE: Spot = { container: undefined, key: undefined, holds: undefined };

/** Index of the positions of structs in a document and in an update. */
class DraftMap {
  readonly #roots: ReadonlyMap<string, Container>;
  readonly #gates: ReadonlyMap<Container | undefined, Gate>;
  readonly #types = new Map<SharedType, Container>();
  readonly #entered = new Map<number, { readonly structs: Struct[]; readonly spots: Spot[] }>();

  constructor(
    readonly doc: Y.Doc,
    shape: ObjectShape,
    gates: ReadonlyMap<string, Gate>,
  ) {
    this.#roots = new Map<string, Container>([
      [ROOT, { place: rootPlace(shape), isText: false }],
      ...[...gates.keys()].map((name): [string, Container] => [name, { place: undefined, isText: false }]),
    ]);
    this.#gates = new Map([...gates].map(([name, gate]) => [this.#roots.get(name), gate]));
    for (const [name, root] of this.#roots) this.#types.set(doc.getMap(name), root);
  }

  /** Returns the clock after the client's last entered struct, if there is one. */
  endOf(client: number): number | undefined {
    const last = this.#entered.get(client)?.structs.at(-1);
    return last && last.clock + last.length;
  }

  /** Records a struct, or returns the refusal if its position is not allowed. */
  enter(struct: Struct): Refusal | undefined {
    const spot = this.#spotFor(struct);
    if (!spot) return GARBAGE;
    const gate = spot.container && this.#gates.get(spot.container);
    const refusal = gate ? gate.refusalOf(struct, spot.key) : refusalOf(struct, spot);
    if (refusal) return refusal;
    const line = this.#entered.get(struct.client) ?? { structs: [], spots: [] };
    this.#entered.set(struct.client, line);
    line.structs.push(struct);
    line.spots.push(spot);
    return undefined;
  }

  #spotFor(struct: Struct): Spot | undefined {
    const { origin, rightOrigin, parent, kind } = struct;
    if (kind === 'gone') return NOWHERE;
    const beside = [origin, rightOrigin].flatMap((id) => (id ? [this.#spotAt(id)] : []));
    // Yjs also drops structs next to a dropped one.
    if (beside.includes(NOWHERE)) return NOWHERE;
    const [left, right = left] = beside;
    if (left && right && (left.container !== right.container || left.key !== right.key)) return undefined;
    const root = this.#roots.get(typeof parent === 'string' ? parent : ROOT);
    if (!root) return undefined;
    const container = left ? left.container : typeof parent === 'object' ? this.#holderAt(parent) : root;
    const key = left ? left.key : struct.key;
    if (!container) return NOWHERE;
    const isContainer = kind === 'map' || kind === 'text';
    const place = key === undefined ? undefined : container.place?.at(key);
    return { container, key, holds: isContainer ? { place, isText: kind === 'text' } : undefined };
  }

  #holderAt(id: Id): Container | undefined {
    return this.#spotAt(id).holds;
  }

  #spotAt(id: Id): Spot {
    if (id.clock < Y.getState(this.doc.store, id.client)) return this.#spotInDocument(id);
    const line = this.#entered.get(id.client);
    return line?.spots[indexAt(line.structs, id.clock)] ?? NOWHERE;
  }

  #spotInDocument({ client, clock }: Id): Spot {
    const item: Y.Item | Y.GC = Y.getItem(this.doc.store, Y.createID(client, clock));
    if (!(item instanceof Y.Item) || !(item.parent instanceof Y.AbstractType)) return NOWHERE;
    const holds = item.content instanceof Y.ContentType ? this.#containerOf(item.content.type) : undefined;
    return { container: this.#containerOf(item.parent), key: item.parentSub ?? undefined, holds };
  }

  #containerOf(type: SharedType): Container {
    const known = this.#types.get(type);
    if (known) return known;
    const item = type._item;
    const key = item?.parentSub ?? undefined;
    const within = item?.parent instanceof Y.AbstractType ? this.#containerOf(item.parent).place : undefined;
    const container = { place: key === undefined ? undefined : within?.at(key), isText: type instanceof Y.Text };
    this.#types.set(type, container);
    return container;
  }
}

function refusalOf({ kind, bytes }: Struct, { container, key }: Spot): Refusal | undefined {
  if (!container || kind === 'gone' || kind === 'deleted') return undefined;
  if (container.isText) return key === undefined && kind === 'characters' ? placed(container.place) : GARBAGE;
  if (key === undefined || kind === 'characters') return GARBAGE;
  const place = container.place?.at(key);
  if (!place) return UNKNOWN_FIELD;
  return place.takes(kind, bytes.length) ? undefined : GARBAGE;
}

const placed = (place: Place | undefined) => (place ? undefined : UNKNOWN_FIELD);

function indexAt(structs: readonly Struct[], clock: number): number {
  let [low, high] = [0, structs.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((structs[middle]?.clock ?? 0) <= clock) low = middle;
    else high = middle - 1;
  }
  return low;
}
