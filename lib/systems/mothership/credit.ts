/** What the game's credits must say, on every kit too. */
export const CREDIT =
  'Mothership Fantasia was invented by its own authors (“TRAP – Group 3”). The words here are our own.';
