export type Tile = 'floor' | 'pit' | 'door';

/** Returns the lamps left after stepping on a tile; a pit costs one. */
export const lampsAfter = (lamps: number, tile: Tile): number => (tile === 'pit' ? Math.max(0, lamps - 1) : lamps);
