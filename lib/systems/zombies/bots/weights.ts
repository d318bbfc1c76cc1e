/** What hunters go by, found by playing many games against one another. Points are those of a game. */
export const WEIGHTS = {
  /** What standing well is worth while the round goes on, as a part of its creature; and of those to come. */
  now: 0.6,
  future: 0.35,
  fade: 0.6,
  /** How much likelier a card is something good each time its owner flips another one. */
  age: 0.3,
  /** Another turn, a better roll, a look, a fresh card. */
  again: 0.4,
  steady: 0.25,
  peek: 0.15,
  /** What is given up by playing a thief or a lock before the last round, as a part of what it may bring then. */
  patience: 0.4,
  /** What protection is worth, as a part of the creature. */
  lock: 0.2,
  /** Holding the creature of a later round, for a point of it. */
  hold: 0.05,
};
