import type { Kit } from './schema';

/** Nothing is secret before the end but the endings' words: nobody reads ahead. */
export const forPlayers = (kit: Kit): Kit => ({
  ...kit,
  endings: kit.endings.map((ending) => ({ ...ending, text: '' })),
});
