/** Credit line of the game, printed on every kit. */
export const CREDIT =
  'Mothership Fantasia was invented by its own authors (“TRAP – Group 3”). The words here are our own.';
