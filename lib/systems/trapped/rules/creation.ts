const DECK = 52;
const ATTRIBUTES_EACH = 6;
const HAND = 5;

/** Cards needed to create the characters (rules 5.1). */
export interface CreationPlan {
  readonly cardsPerPlayer: number;
  readonly cardsInAll: number;
  /** Cards by which one deck falls short; recorded cards are then shuffled back in (ruling A3). */
  readonly shortfall: number;
}

export function planCreation(characters: number): CreationPlan {
  const cardsPerPlayer = ATTRIBUTES_EACH + characters;
  const cardsInAll = characters * cardsPerPlayer;
  return { cardsPerPlayer, cardsInAll, shortfall: Math.max(0, cardsInAll - DECK) };
}

/** Cards and turns needed to create the Extras (rules 5.5). */
export interface ExtrasPlan {
  readonly extras: number;
  readonly aspectsPerExtra: number;
  readonly aspectsInAll: number;
  /** Most turns any player takes; some have one less if the aspects do not divide evenly. */
  readonly turnsPerPlayer: number;
  /** Cards dealt plus cards drawn. */
  readonly cardsFromDeck: number;
  readonly reshuffles: number;
}

/** Plans one Extra per character, one aspect per turn. `set`: aspects that are set before the first turn. */
export function planExtras(characters: number, set = 0): ExtrasPlan {
  const nameAndOccupation = 2;
  const aspectsPerExtra = nameAndOccupation + ATTRIBUTES_EACH + 2 * characters;
  const aspectsInAll = characters * aspectsPerExtra - set;
  const dealt = HAND * characters;
  return {
    extras: characters,
    aspectsPerExtra,
    aspectsInAll,
    turnsPerPlayer: Math.ceil(aspectsInAll / characters),
    cardsFromDeck: dealt + aspectsInAll,
    // Each turn draws one card and discards one, so a full deck is the 52 cards less those in hands.
    reshuffles: Math.max(0, Math.ceil(aspectsInAll / (DECK - dealt)) - 1),
  };
}
