/** What may lie on a place of the grid instead of an ordinary tile; a walled tile counts where walls fill tiles. */
export const TILE_KINDS = ['hole', 'wall'] as const;

/** What tells tokens apart, whatever their colour. */
export const SHAPES = ['triangle', 'hexagon', 'circle', 'square', 'star', 'diamond'] as const;

export const COLOURS = ['red', 'blue', 'yellow', 'green', 'black', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

/** How many columns, and how many rows. */
export const SIDE = { min: 3, max: 15, usual: 7 } as const;

/** How many may play at most, whatever a file says. */
export const PLAYERS_MAX = 6;
/** As the rules suggest; a file may change it. */
export const PLAYERS = { min: 2, max: 4 } as const;

/** Sides between the cells of the largest board, one of hexagons: the most walls that can stand. */
export const WALLS_MAX = 616;
