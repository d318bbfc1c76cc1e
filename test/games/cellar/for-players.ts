import type { Cellar } from './schema';

export const forPlayers = (body: Cellar): Cellar => ({ ...body, pits: 0, declined: [] });
