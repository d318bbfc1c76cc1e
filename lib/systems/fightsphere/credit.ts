/** Credit line of the game, printed on every kit (rules 16). */
export const CREDIT = 'Fight Sphere was published by Passionate Game Design. The words here are our own.';
