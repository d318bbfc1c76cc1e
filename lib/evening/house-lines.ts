import * as z from 'zod';
import { EVENT_MAX, type HouseCall } from './evening';
import type { HouseOffer } from './house-calls';

/** Line by which a program makes a house call: an event in words, a change by its number, or an ending by its id. */
const line = z.union([
  z.strictObject({ event: z.string().min(1).max(EVENT_MAX) }),
  z.strictObject({ change: z.int().min(0) }),
  z.strictObject({ result: z.string() }),
]);

/** House calls as a program sees them. */
export const houseForProgram = ({ changes, endings }: HouseOffer) => ({
  changes: changes.map(({ say }, n) => ({ n, say })),
  endings,
});

/** Reads a program's house call; undefined if the line is none of those on offer. */
export function readHouseCall(text: string, { changes }: HouseOffer): HouseCall | undefined {
  const read = line.safeParse(parsed(text));
  if (!read.success) return undefined;
  if ('event' in read.data) return { kind: 'event', text: read.data.event };
  if ('result' in read.data) return { kind: 'result', ending: read.data.result };
  const change = changes[read.data.change];
  return change && { kind: 'change', call: change.call };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Entries of the menu for a GM at the terminal, with their calls; the first one still needs words. */
export const houseMenu = ({ changes, endings }: HouseOffer): readonly { say: string; call?: HouseCall }[] => [
  { say: 'Something happens, in your words' },
  ...changes.map(({ say, call }) => ({ say: say.text, call: { kind: 'change', call } as const })),
  ...endings.map(({ id, label }) => ({ say: `End the game: ${label}`, call: { kind: 'result', ending: id } as const })),
];
