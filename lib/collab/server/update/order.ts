import type { Id, Scanned, Struct } from './scan';

const PAUSE_EVERY = 256;

/**
 * Returns the structs of an update that a document lacks, each after everything it refers to; `stateOf` returns the
 * document's clock of a client. Undefined if there is a gap before one of them.
 */
export function* orderStructs(
  { structs }: Pick<Scanned, 'structs'>,
  stateOf: (client: number) => number,
): Generator<void, readonly Struct[] | undefined> {
  const ordered: Struct[] = [];
  const waiting = new Map<number, { readonly of: readonly Struct[]; next: number; end: number }>();
  for (const [client, of] of structs) {
    const state = stateOf(client);
    const next = of.findIndex(({ clock, length }) => clock + length > state);
    waiting.set(client, { of, next: next === -1 ? of.length : next, end: state });
  }
  const isThere = ({ client, clock }: Id) => clock < (waiting.get(client)?.end ?? stateOf(client));

  for (const first of waiting.keys()) {
    // Stack of clients that wait for each other. A client that is already on it means a cycle, which would never end.
    const clients = [first];
    for (let client = first; ; ) {
      const line = waiting.get(client);
      const struct = line?.of[line.next];
      if (!line || !struct) {
        clients.pop();
        const before = clients.at(-1);
        if (before === undefined) break;
        client = before;
        continue;
      }
      if (struct.clock > line.end) return undefined;
      const missing = refersTo(struct).find((id) => !isThere(id));
      if (missing) {
        if (clients.includes(missing.client) || !hasMore(waiting.get(missing.client))) return undefined;
        clients.push(missing.client);
        client = missing.client;
        continue;
      }
      ordered.push(struct);
      line.next += 1;
      line.end = struct.clock + struct.length;
      const before = clients.at(-2);
      if (before !== undefined) {
        clients.pop();
        client = before;
      }
      if (ordered.length % PAUSE_EVERY === 0) yield;
    }
  }
  return ordered;
}

const hasMore = (line: { readonly of: readonly Struct[]; readonly next: number } | undefined) =>
  line !== undefined && line.next < line.of.length;

function refersTo({ origin, rightOrigin, parent }: Struct): readonly Id[] {
  const ids: Id[] = [];
  if (origin) ids.push(origin);
  if (rightOrigin) ids.push(rightOrigin);
  if (typeof parent === 'object') ids.push(parent);
  return ids;
}
