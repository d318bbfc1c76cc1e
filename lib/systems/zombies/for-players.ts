import type { Box } from './schema';

/** Returns the box unchanged: it holds no secrets, since only face-down cards are hidden. */
export const forPlayers = (body: Box): Box => body;
