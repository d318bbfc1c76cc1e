import type { addLooseLinks } from '@/lib/tabletop/pairs';
import type { Colour } from '../vocabulary';
import type { Context } from './context';
import type { WhyLinked } from './log';
import type { Pair } from './state';

/** Links of a colour that have a label. */
export const countLabels = (labels: Pair['labels'], colour: Colour): number =>
  labels.filter((label) => label.colour === colour).length;

/** Says which links between two people came or went, and why (rules 6). */
export function tellLinks(
  { emit }: Context,
  { a, b }: Pair,
  why: WhyLinked,
  changes: ReturnType<typeof addLooseLinks>,
): void {
  for (const [colour, count] of changes) if (count !== 0) emit?.({ type: 'linked', a, b, colour, count, why });
}
