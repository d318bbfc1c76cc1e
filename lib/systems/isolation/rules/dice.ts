import type { Colour } from '../vocabulary';

/** Even on green helps, odd on red hurts; no other face matters (rules 1). */
export const counts = (colour: Colour, face: number): boolean => face % 2 === (colour === 'green' ? 0 : 1);

/** The face of each colour that brings another die (rules 5.1). */
const BRINGS: Readonly<Record<Colour, number>> = { green: 6, red: 1 };

/** Dice that a face brings in. */
export const broughtBy = (colour: Colour, face: number): number => Number(face === BRINGS[colour]);
