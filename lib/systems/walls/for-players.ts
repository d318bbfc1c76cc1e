import type { Arena } from './schema';

/** Nothing in the file is secret: only arrows in a closed box are. */
export const forPlayers = (body: Arena): Arena => body;
