/** What a cell of the layout can hold; what is not listed is a gap. */
export const CELL_KINDS = ['tile', 'start', 'finish'] as const;
export type CellKind = (typeof CELL_KINDS)[number];

/** Columns A to Z, rows 1 to 26. */
export { GRID_MAX } from '@/lib/kit/grid';

/** How many may play at most, whatever a kit says. */
export const PLAYERS_MAX = 6;
/** As the box says; a kit may widen it. */
export const PLAYERS = { min: 2, max: 4 } as const;

/** No effect lifts anybody's action points above this. */
export const AP_CEILING = 20;

/** Ways of measuring how far an ability reaches. */
export const METRICS = ['manhattan', 'path', 'chebyshev'] as const;
export type Metric = (typeof METRICS)[number];

/** What a compelled player walks toward. */
export const TOWARD = ['nearestFaceDown', 'anyFaceDown', 'start', 'finish'] as const;
export type Toward = (typeof TOWARD)[number];
