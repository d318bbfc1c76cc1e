import * as encoding from 'lib0/encoding';
import { groupedBy } from '@/lib/kernel/grouped';
import type { Range, Struct } from './scan';

/** Limits of one piece, which Yjs applies within a few milliseconds. */
const STRUCTS_AT_ONCE = 400;
const BYTES_AT_ONCE = 64 * 1024;
const DELETED_AT_ONCE = 4_000;

/**
 * Splits an update into small ones with the same effect when applied in order. The structs must be in an applicable
 * order. Structs for which `isAlone` returns true get an update of their own.
 */
export function* splitUpdate(
  structs: readonly Struct[],
  deletions: readonly Range[],
  isAlone: (struct: Struct) => boolean = () => false,
): Generator<Uint8Array> {
  let [batch, bytes]: [Struct[], number] = [[], 0];
  for (const struct of structs) {
    const alone = isAlone(struct);
    if (batch.length > 0 && (alone || batch.length >= STRUCTS_AT_ONCE || bytes >= BYTES_AT_ONCE)) {
      yield formatUpdate(batch, []);
      [batch, bytes] = [[], 0];
    }
    if (alone) yield formatUpdate([struct], []);
    else batch.push(struct);
    bytes += struct.bytes.length;
  }
  if (batch.length > 0) yield formatUpdate(batch, []);
  let [ranges, length]: [Range[], number] = [[], 0];
  for (const range of inPieces(deletions)) {
    ranges.push(range);
    length += range.length;
    if (length < DELETED_AT_ONCE && ranges.length < STRUCTS_AT_ONCE) continue;
    yield formatUpdate([], ranges);
    [ranges, length] = [[], 0];
  }
  if (ranges.length > 0) yield formatUpdate([], ranges);
}

/** Encodes an update. Consecutive structs of a client must be adjacent. */
function formatUpdate(structs: readonly Struct[], deletions: readonly Range[]): Uint8Array {
  return encoding.encode((to) => {
    const byClient = groupedBy(structs, clientOf);
    encoding.writeVarUint(to, byClient.size);
    for (const [client, batch] of byClient) {
      encoding.writeVarUint(to, batch.length);
      encoding.writeVarUint(to, client);
      encoding.writeVarUint(to, batch[0].clock);
      for (const { bytes } of batch) encoding.writeUint8Array(to, bytes);
    }
    const deleted = groupedBy(deletions, clientOf);
    encoding.writeVarUint(to, deleted.size);
    for (const [client, ranges] of deleted) {
      encoding.writeVarUint(to, client);
      encoding.writeVarUint(to, ranges.length);
      for (const { clock, length } of ranges) {
        encoding.writeVarUint(to, clock);
        encoding.writeVarUint(to, length);
      }
    }
  });
}

const clientOf = ({ client }: { readonly client: number }) => client;

function* inPieces(ranges: readonly Range[]): Generator<Range> {
  for (const { client, clock, length } of ranges) {
    for (let at = 0; at < length; at += DELETED_AT_ONCE) {
      yield { client, clock: clock + at, length: Math.min(DELETED_AT_ONCE, length - at) };
    }
  }
}
