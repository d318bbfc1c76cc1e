/** The seed of one of many games: the same no matter who plays it, and far from its neighbours' (splitmix32). */
export function seedOf(seed: number, game: number): number {
  return mix(mix(seed >>> 0) ^ Math.imul(game + 1, 0x9e3779b9));
}

/** The seed of a bot's own luck, apart from the game's. */
export const seedOfBot = (gameSeed: number, seat: number): number => mix(gameSeed ^ Math.imul(seat + 1, 0x85ebca6b));

function mix(value: number): number {
  let x = (value + 0x9e3779b9) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}
