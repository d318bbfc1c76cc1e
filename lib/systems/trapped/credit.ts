/** Text required in the game's credits and on every kit. */
export const CREDIT = 'Trapped! is © 2005 Adam Dray. The words here are our own.';
