/** Addresses of assets that browsers draw and print with, and the file of each. */
export const ASSETS = 'dist/assets.json';

/** Posters and files of starters: ID.svg, ID.json. */
export const READY = 'dist/ready';

/** Brotli copies of them, by address. */
export const COMPRESSED_ASSETS = 'dist/assets';

/** All signs of the game-icons set, one after the other, and their names. */
export const SIGNS = 'dist/signs.txt';
export const SIGN_NAMES = 'dist/sign-names.txt';
