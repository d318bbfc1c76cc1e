import { COLOURS, type Colour } from './vocabulary';

interface OfferedColour {
  readonly colour: Colour;
  readonly isTaken: boolean;
}

/** All colours in the order in which they are offered: those that nobody has first, then those that the fewest have. */
export function offerColours(taken: readonly Colour[]): readonly OfferedColour[] {
  const users = (colour: Colour) => taken.filter((each) => each === colour).length;
  return COLOURS.map((colour) => ({ colour, isTaken: users(colour) > 0 })).toSorted(
    (a, b) => users(a.colour) - users(b.colour),
  );
}

/** The colour to begin with: the one from before if nobody has it, or any free one. `chance` is from 0 to below 1. */
export function proposeColour(taken: readonly Colour[], own: Colour | undefined, chance: number): Colour {
  if (own !== undefined && !taken.includes(own)) return own;
  const offered = offerColours(taken);
  const free = offered.filter(({ isTaken }) => !isTaken);
  return free[Math.floor(chance * free.length)]?.colour ?? own ?? offered[0]?.colour ?? COLOURS[0];
}
