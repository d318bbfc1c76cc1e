export type Tile = 'floor' | 'pit' | 'door';

/** What a pit costs. */
export const lampsAfter = (lamps: number, tile: Tile): number => (tile === 'pit' ? Math.max(0, lamps - 1) : lamps);
