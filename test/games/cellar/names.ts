export const tileName = (tile: number): string => `Tile ${tile + 1}`;
