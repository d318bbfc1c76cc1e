import { at } from '@/lib/kernel/at';
import { monsterCards } from '../rules/monster';
import type { Table } from './context';
import { draw } from './deck';
import { hasMeans } from './deeds';
import { NONE } from './game';

/** All cards are turned up, and the GM draws the opposition (rules 6.4). */
export function reveal(table: Table): void {
  const { state, emit } = table;
  const { conflict } = state;
  conflict.revealed = true;
  emit?.({ type: 'revealed', cards: conflict.cards.slice() });
  for (let i = countOpposition(table); i > 0; i--) {
    const card = draw(table);
    if (card !== NONE) conflict.opposition.push(card);
  }
  if (conflict.opposition.length > 0) emit?.({ type: 'opposed', cards: conflict.opposition.slice() });
}

function countOpposition(table: Table): number {
  const { game, state } = table;
  const { kind, target } = state.conflict;
  switch (kind) {
    case 'attack':
    case 'monsterTest':
      return cardsOf(table, target);
    case 'goal':
      return at(game.goals, target).hard ? cardsOfAny(table) : OBSTACLE;
    case 'test':
      return usesEventCard(table) ? OBSTACLE - 1 : OBSTACLE;
    case 'control':
      return 1;
    case 'duel':
    case 'none':
      return 0;
    default:
      return OBSTACLE;
  }
}

/** Cards against everything but a monster (rules 7.4). */
const OBSTACLE = 2;

const cardsOf = (table: Table, monster: number) =>
  monsterCards(at(table.state.weaknessKnown, monster), hasMeans(table, monster));

/** As hard as the monster that is easiest to fight now. */
function cardsOfAny(table: Table): number {
  let fewest = monsterCards(false, false);
  for (let monster = 0; monster < table.game.monsters.length; monster++) {
    fewest = Math.min(fewest, cardsOf(table, monster));
  }
  return fewest;
}

export const usesEventCard = ({ game, state }: Table) =>
  state.conflict.kind === 'test' &&
  state.happening.card !== NONE &&
  game.options.eventTestCards === 'event_card_plus_one';
