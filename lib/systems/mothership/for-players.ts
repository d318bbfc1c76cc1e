import type { Ship } from './schema';

/** Removes the texts of endings; nothing else is secret before the end. */
export const forPlayers = (body: Ship): Ship => ({
  ...body,
  endings: body.endings.map((ending) => ({ ...ending, text: '' })),
});
