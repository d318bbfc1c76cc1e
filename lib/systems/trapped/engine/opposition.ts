import { at } from '@/lib/kernel/at';
import { hasGrown, monsterCards } from '../rules/monster';
import type { Context } from './context';
import { draw } from './deck';
import { hasMeans } from './deeds';
import { type Game, NONE } from './game';
import { isDark } from './world';

/** Reveals all bids and draws the GM's opposing cards (rules 6.4). */
export function reveal(context: Context): void {
  const { state, emit } = context;
  const { conflict } = state;
  conflict.revealed = true;
  emit?.({ type: 'revealed', cards: conflict.cards.slice() });
  for (let i = countOpposition(context); i > 0; i--) {
    const card = draw(context);
    if (card !== NONE) conflict.opposition.push(card);
  }
  if (conflict.opposition.length > 0) emit?.({ type: 'opposed', cards: conflict.opposition.slice() });
}

function countOpposition(context: Context): number {
  const { game, state } = context;
  const { kind, target } = state.conflict;
  switch (kind) {
    case 'attack':
    case 'monsterTest':
      return cardsOf(context, target);
    case 'goal':
      return at(game.goals, target).hard ? cardsOfAny(context) : obstacle(context);
    case 'test':
      return obstacle(context) - (usesEventCard(context) ? 1 : 0);
    case 'control':
      return 1;
    case 'duel':
    case 'none':
      return 0;
    default:
      return obstacle(context);
  }
}

/** In the dark the GM draws one card more (ruling A67). */
const obstacle = ({ game, state }: Context): number => OBSTACLE + (isDark(game, state, state.conflict.room) ? 1 : 0);

/** Cards drawn against anything but a monster (rules 7.4). */
const OBSTACLE = 2;

const cardsOf = (context: Context, monster: number) =>
  monsterCards(at(context.state.weaknessKnown, monster), hasMeans(context, monster)) +
  extraCardsOf(context.game, monster, context.state.round);

/** Returns how many cards more than for the book's monster are drawn in a round (ruling A70). */
export function extraCardsOf({ monsters }: Game, monster: number, round: number): number {
  const { extraCards, grows } = at(monsters, monster);
  return hasGrown(grows, round) ? extraCards + 1 : extraCards;
}

/** Returns the cards for the monster that is currently easiest to fight. */
function cardsOfAny(context: Context): number {
  let fewest = context.game.monsters.length === 0 ? monsterCards(false, false) : Infinity;
  for (let monster = 0; monster < context.game.monsters.length; monster++) {
    fewest = Math.min(fewest, cardsOf(context, monster));
  }
  return fewest;
}

export const usesEventCard = ({ game, state }: Context) =>
  state.conflict.kind === 'test' &&
  state.eventInPlay.card !== NONE &&
  game.options.eventTestCards === 'event_card_plus_one';
