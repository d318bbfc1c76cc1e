/** What the game's credits must say, on every kit too (rules 16). */
export const CREDIT = 'Isolation was published by Passionate Game Design. The words here are our own.';
