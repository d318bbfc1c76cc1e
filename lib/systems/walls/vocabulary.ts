/** Special kinds of tiles. A walled tile counts only if walls fill tiles. */
export const TILE_KINDS = ['hole', 'wall'] as const;

/** Shapes of tokens, so that colour is not needed to distinguish them. */
export const SHAPES = ['triangle', 'hexagon', 'circle', 'square', 'star', 'diamond'] as const;

export const COLOURS = ['red', 'blue', 'yellow', 'green', 'black', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

/** Limits for the number of columns and of rows. */
export const SIDE = { min: 3, max: 15, usual: 7 } as const;

export const PLAYERS_MAX = 6;
/** Default number of players, from the rules. */
export const PLAYERS = { min: 2, max: 4 } as const;

/** Most walls that can stand: the edges between the cells of the largest board, which is hexagonal. */
export const WALLS_MAX = 616;
