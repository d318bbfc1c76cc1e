import { formatPlace, parsePlace, type Spot } from '@/lib/kit/grid-place';

const EDGE = /^([A-Z][1-9]\d?)[-|]([A-Z][1-9]\d?)$/;

/** By column letter, then by row: the order of the two cells in an edge's id. */
const byColumn = (a: Spot, b: Spot): number => a.x - b.x || a.y - b.y;

/** The side between two cells: "A1-B1", whichever is named first. */
export const formatEdge = (a: Spot, b: Spot): string => [a, b].toSorted(byColumn).map(formatPlace).join('-');

/**
 * "A1-B1", "B1-A1" or "A1|B1" to its two cells in order; undefined if it does not name two cells. Whether they are
 * neighbours is the board's to say.
 */
export function parseEdge(id: string): readonly [Spot, Spot] | undefined {
  const [, first = '', second = ''] = EDGE.exec(id) ?? [];
  const [a, b] = [parsePlace(first), parsePlace(second)];
  if (!a || !b) return undefined;
  const order = byColumn(a, b);
  return order === 0 ? undefined : order < 0 ? [a, b] : [b, a];
}
