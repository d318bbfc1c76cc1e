import { addLabelled, addLooseLinks, clearLooseLinks, eraseLabelled } from '@/lib/tabletop/pairs';
import type { Colour } from '../vocabulary';
import type { Context } from './context';
import type { WhyLinked } from './log';
import type { Label, Pair } from './state';

function tell({ emit }: Context, { a, b }: Pair, why: WhyLinked, changes: ReturnType<typeof addLooseLinks>): void {
  for (const [colour, count] of changes) if (count !== 0) emit?.({ type: 'linked', a, b, colour, count, why });
}

/** Passing links (rules 6). */
export const addLoose = (context: Context, pair: Pair, colour: Colour, count: number, why: WhyLinked): void =>
  tell(context, pair, why, addLooseLinks(pair, colour, count));

export const clearLoose = (context: Context, pair: Pair): void => tell(context, pair, 'cleared', clearLooseLinks(pair));

/** Permanent links (rules 6). */
export const addLabel = (context: Context, pair: Pair, label: Label, why: WhyLinked): void =>
  tell(context, pair, why, addLabelled(pair, label));

export const eraseLabel = (context: Context, pair: Pair, label: Label, why: WhyLinked): void =>
  tell(context, pair, why, eraseLabelled(pair, label));
