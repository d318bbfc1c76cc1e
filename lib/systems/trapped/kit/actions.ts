/** The six actions (rules 7.1 to 7.6). */
export const ACTIONS =
  'challenge a character, control an Extra, explore, try a goal or an obstacle, attack the monster, or escape';
