/** Contents of a cell; a cell that is not listed is a gap. */
export const CELL_KINDS = ['tile', 'start', 'finish'] as const;
export type CellKind = (typeof CELL_KINDS)[number];

/** Columns A to Z, rows 1 to 26. */
export { GRID_MAX } from '@/lib/kit/grid';

export const PLAYERS_MAX = 6;
/** Defaults of the box; a ship may change them. */
export const PLAYERS = { min: 2, max: 4 } as const;

/** Tiles of a new trap in the box. */
export const TRAP_TILES = 2;

/** Ceiling of action points, whatever the effects. */
export const AP_CEILING = 20;

/** Metrics for the reach of an ability. */
export const METRICS = ['manhattan', 'path', 'chebyshev'] as const;
export type Metric = (typeof METRICS)[number];

/** Targets of a compelled player. */
export const TOWARD = ['nearestFaceDown', 'anyFaceDown', 'start', 'finish'] as const;
export type Toward = (typeof TOWARD)[number];
