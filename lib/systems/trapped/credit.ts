/** What the game's credits must say, on every kit too. */
export const CREDIT = 'Trapped! is © 2005 Adam Dray. The words here are our own.';
