import { otherColour } from '../rules/dice';
import type { Colour } from '../vocabulary';
import type { Context } from './context';
import type { LogEvent } from './log';
import type { Label, Pair } from './state';

type Why = Extract<LogEvent, { readonly type: 'linked' }>['why'];

const told = ({ emit }: Context, { a, b }: Pair, colour: Colour, count: number, why: Why): void => {
  if (count !== 0) emit?.({ type: 'linked', a, b, colour, count, why });
};

/** Adds links without a label: each cancels one of the other colour first, and only the surplus is drawn (rules 6). */
export function addLoose(context: Context, pair: Pair, colour: Colour, count: number, why: Why): void {
  const other = otherColour(colour);
  const cancelled = Math.min(count, pair.loose[other]);
  pair.loose[other] -= cancelled;
  pair[other] -= cancelled;
  pair.loose[colour] += count - cancelled;
  pair[colour] += count - cancelled;
  told(context, pair, other, -cancelled, why);
  told(context, pair, colour, count - cancelled, why);
}

/** Adds a permanent link. */
export function addLabel(context: Context, pair: Pair, label: Label, why: Why): void {
  pair.labels.push(label);
  pair[label.colour] += 1;
  told(context, pair, label.colour, 1, why);
}

/** Erases a permanent link. */
export function eraseLabel(context: Context, pair: Pair, label: Label, why: Why): void {
  pair.labels.splice(pair.labels.indexOf(label), 1);
  pair[label.colour] -= 1;
  told(context, pair, label.colour, -1, why);
}

/** Erases the links without a label. */
export function clearLoose(context: Context, pair: Pair): void {
  for (const colour of ['green', 'red'] as const) {
    const count = pair.loose[colour];
    pair.loose[colour] = 0;
    pair[colour] -= count;
    told(context, pair, colour, -count, 'cleared');
  }
}

/** Nothing is left between two people. */
export function clearAll(pair: Pair): void {
  pair.green = 0;
  pair.red = 0;
  pair.loose.green = 0;
  pair.loose.red = 0;
  pair.labels.length = 0;
}
