import type { Ship } from './schema';

/** Nothing is secret before the end but the endings' words: nobody reads ahead. */
export const forPlayers = (body: Ship): Ship => ({
  ...body,
  endings: body.endings.map((ending) => ({ ...ending, text: '' })),
});
