import type { Card, CardRule, Sort } from './engine/cards';
import type { Game } from './engine/game';
import type { Box } from './schema';

const nonEmpty = (text: string | undefined, otherwise: string): string => text?.trim() || otherwise;

export const deckName = ({ decks }: Box, deck: number): string => nonEmpty(decks[deck]?.title, `Deck ${deck + 1}`);

export const superTrapName = ({ decks }: Box, deck: number, index: number): string =>
  nonEmpty(decks[deck]?.superTraps[index]?.name, `Super Trap ${index + 1}`);

/** What a sort of card is called in a sentence. */
export const SORT_NAMES: Readonly<Record<Sort, string>> = {
  creature: 'creature',
  action: 'Action',
  trap: 'TRAP!',
  superTrap: 'Super Trap!',
  linkLock: 'Link & Lock',
};

/** A creature's number as its card shows it: "03". */
export const numberLabel = (number: number): string => String(number).padStart(2, '0');

const NAMES = new WeakMap<Game, readonly string[]>();

/** What a card is called, unlike all other cards of the game. */
export function cardName(game: Game, card: Card): string {
  let names = NAMES.get(game);
  if (!names) {
    names = toldApart(game.cards.map((rule) => nameOf(game, rule)));
    NAMES.set(game, names);
  }
  return names[card] ?? '';
}

/** Numbers those that authors call alike. */
const toldApart = (names: readonly string[]): readonly string[] =>
  names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before === 0 ? name : `${name} no. ${before + 1}`;
  });

/** A creature with its number; its deck's code tells cards of several decks apart. */
function nameOf({ body, decks }: Game, rule: CardRule): string {
  const deck = body.decks[rule.deck];
  const code = decks.length > 1 ? nonEmpty(deck?.deckCode, deckName(body, rule.deck)) : '';
  const [name, number] =
    rule.sort === 'creature'
      ? [nonEmpty(deck?.creatures[rule.index]?.name, 'Creature'), numberLabel(rule.number)]
      : [plainName(body, rule), ''];
  const signs = [code, number].filter((sign) => sign !== '').join(' ');
  return signs === '' ? name : `${name} (${signs})`;
}

function plainName(body: Box, { sort, deck, index }: CardRule): string {
  if (sort === 'action') return nonEmpty(body.decks[deck]?.actions[index]?.name, `Action ${index + 1}`);
  return sort === 'superTrap' ? superTrapName(body, deck, index) : SORT_NAMES[sort];
}

const OF_THREE = ['left', 'middle', 'right'];

/** A slot as a word: left, middle or right of three, otherwise its number from the left (rules 13 #22). */
export const slotName = (slots: number, slot: number): string =>
  (slots === 3 ? OF_THREE[slot] : undefined) ?? String(slot + 1);

/** "left card", "card 2". */
export const slotCard = (slots: number, slot: number): string =>
  slots === 3 ? `${slotName(slots, slot)} card` : `card ${slotName(slots, slot)}`;
