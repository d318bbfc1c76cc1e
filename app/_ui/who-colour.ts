import type { CSSProperties } from 'react';
import { COLOURS, type Colour } from '@/lib/session/vocabulary';

/** Gives an element and all in it somebody's colour, as --who; what stands on it is written in --on-who. */
export const whoColour = (colour: Colour): CSSProperties => ({ '--who': `var(--who-${colour})` }) as CSSProperties;

/** A colour for somebody who has picked none: always the same one for the same person. */
export function colourFor(who: string): Colour {
  let sum = 0;
  for (const letter of who) sum = (sum * 31 + letter.charCodeAt(0)) % 9_973;
  return COLOURS[sum % COLOURS.length] ?? 'green';
}
