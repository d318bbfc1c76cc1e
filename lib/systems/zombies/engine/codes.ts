import { type Card, type Game, NONE, type Sort, UNSEEN } from './game';

const LETTERS: Readonly<Record<Sort, string>> = {
  creature: 'C',
  action: 'A',
  trap: 'T',
  superTrap: 'S',
  linkLock: 'L',
};

/** Returns a card's code (rules 14): "C3", "T", after its deck's code if there are several; '?' if hidden. */
export function codeOf(game: Game, card: Card): string | null {
  if (card === NONE) return null;
  const rule = game.cards[card];
  if (card === UNSEEN || rule === undefined) return '?';
  const { sort, deck, index, number } = rule;
  const of = game.body.decks[deck];
  const count = sort === 'creature' ? number : sort === 'action' ? index + 1 : '';
  const several = sort === 'superTrap' && (of?.superTraps.length ?? 0) > 1 ? index + 1 : count;
  const code = `${LETTERS[sort]}${several}`;
  return game.decks.length > 1 ? `${of?.deckCode ?? ''}.${code}` : code;
}
