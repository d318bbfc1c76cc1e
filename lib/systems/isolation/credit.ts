/** Credit line, also printed on every kit (rules 16). */
export const CREDIT = 'Isolation was published by Passionate Game Design. The words here are our own.';
