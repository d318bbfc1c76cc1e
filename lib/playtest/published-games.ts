/** Games that the studio plays of each published version with each number of players, as far as time allows. */
export const PUBLISHED_GAMES = 100;

/** Their seed: the first 32 bits of the version's SHA-256 in hexadecimal digits. `trapdoor playtest --seed` plays the same. */
export const publishedSeed = (sha256: string): number => Number.parseInt(sha256.slice(0, 8), 16);
