/** Cards in a deck without jokers. */
const DECK = 52;
const ATTRIBUTES_EACH = 6;
const HAND = 5;

/** What making the characters deals (rules 5.1). */
export interface CreationPlan {
  readonly cardsPerPlayer: number;
  readonly cardsInAll: number;
  /** Cards that one deck lacks, so that recorded ones are shuffled back in (ruling A3). */
  readonly shortfall: number;
}

/** Cards for the attributes and relationships of so many characters. */
export function planCreation(characters: number): CreationPlan {
  const cardsPerPlayer = ATTRIBUTES_EACH + characters;
  const cardsInAll = characters * cardsPerPlayer;
  return { cardsPerPlayer, cardsInAll, shortfall: Math.max(0, cardsInAll - DECK) };
}

/** What making the Extras takes (rules 5.5). */
export interface ExtrasPlan {
  readonly extras: number;
  readonly aspectsPerExtra: number;
  /** Those left to set. */
  readonly aspectsInAll: number;
  /** Some players have one less where the aspects left do not divide evenly. */
  readonly turnsPerPlayer: number;
  /** Dealt and drawn. */
  readonly cardsFromDeck: number;
  readonly reshuffles: number;
}

/** One Extra a character; every turn sets one aspect of one of them. `set`: aspects that are set before the first turn. */
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
    // Each turn draws one card and discards one, so a full deck is what the hands leave of it.
    reshuffles: Math.max(0, Math.ceil(aspectsInAll / (DECK - dealt)) - 1),
  };
}
