/** What the game's credits must say, on every kit too. */
export const CREDIT =
  'TRAP! Zany Zombies belongs to its owners, whom the rulebook does not name. The words here are our own.';
