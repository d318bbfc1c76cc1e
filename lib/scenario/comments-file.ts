import type { Json } from '@/lib/kernel/json';
import type { ObjectShape } from '@/lib/schema/shape';
import { type Draft, type FileComment, writeDraftFile } from './draft';
import { LIMITS } from './limits';

/** Room that a comment takes beside its JSON: indentation, and one part more than it has keys. */
const MORE = { bytes: 80, nodes: 9 };
const encoder = new TextEncoder();

/** Adds comments to a draft that is to be saved: all, or the newest that fit into a file. */
export function withComments(draft: Draft, shape: ObjectShape, comments: readonly FileComment[]): Draft {
  const alone = writeDraftFile(draft, shape);
  let bytes = encoder.encode(alone).length;
  let nodes = partsIn(JSON.parse(alone) as Json);
  const kept: FileComment[] = [];
  for (const comment of comments.toSorted((a, b) => (a.at < b.at ? 1 : -1))) {
    bytes += encoder.encode(JSON.stringify(comment)).length + MORE.bytes;
    nodes += MORE.nodes;
    if (bytes > LIMITS.bytes || nodes > LIMITS.nodes) break;
    kept.push(comment);
  }
  return kept.length === 0 ? draft : { ...draft, comments: kept.reverse() };
}

/** Returns a draft without comments, for what others get. */
export const withoutComments = ({ comments: _, ...draft }: Draft): Draft => draft;

const partsIn = (json: Json): number =>
  typeof json === 'object' && json !== null
    ? Object.values(json).reduce<number>((sum, part: Json) => sum + partsIn(part), 1)
    : 1;
