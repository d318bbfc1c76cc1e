/** Credit line of the game, printed on every kit. */
export const CREDIT =
  'TRAP! Zany Zombies belongs to its owners, whom the rulebook does not name. The words here are our own.';
