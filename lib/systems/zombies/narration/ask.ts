import type { MovePart } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { personId } from '@/lib/tabletop/play/seats';
import { capital, nth } from '@/lib/tabletop/words/wording';
import type { Game, Move, Place } from '../engine/game';
import type { View } from '../engine/view';
import { slotCard, slotName } from '../kit/slots';
import { cardName, theirCard } from '../names';

/** Question of the seat that has to decide. */
export function ask(game: Game, { table }: View): string {
  const flipped = table.flipped < 0 ? 'the card' : cardName(game, table.flipped);
  switch (table.phase) {
    case 'place':
      return 'How do you lay out your row?';
    case 'flip':
      return 'Which of your cards do you turn up?';
    case 'aim':
      return `Which card does ${flipped} uncover?`;
    case 'play':
      return `How do you use ${flipped}?`;
    case 'assign':
      return 'Which creatures does the Link & Lock protect?';
    case 'over':
      return 'The game is over.';
  }
}

/** Card by card, for rows and for Actions that name several cards. */
export function movePartsOf(game: Game, view: View, move: Move): readonly MovePart[] {
  if (move.type === 'place') return move.order.map((from, to) => placing(game, view, from, to));
  if (move.type !== 'play') return [];
  if (move.effect === 'swap') {
    const mine = named(game, slotCard(game.slots, move.mine), view.cardAt(view.table.active, move.mine));
    return [
      { ask: 'Which of your cards do you swap?', text: `Swap your ${mine}` },
      { ask: 'Which card do you want for it?', ...theirs(game, view, { player: move.opponent, slot: move.theirs }) },
    ];
  }
  if (move.effect === 'peek') {
    return move.slots.map((place, i) => ({
      ask: i === 0 ? 'Which card do you look at?' : 'And which other card?',
      ...theirs(game, view, place),
    }));
  }
  return [];
}

function placing(game: Game, view: View, from: number, to: number): MovePart {
  const seat = typeof view.who === 'number' ? view.who : view.table.active;
  return {
    ask: `Which card lies ${game.slots === 3 ? at(SIDES, to) : `at place ${slotName(game.slots, to)}`}?`,
    text: capital(named(game, `the ${nth(from + 1)}`, view.cardAt(seat, from))),
    person: personId(seat),
  };
}

const SIDES = ['on the left', 'in the middle', 'on the right'];

/** Another player's card, with its name if the viewer may know it. */
const theirs = (game: Game, view: View, { player, slot }: Place) => ({
  text: capital(named(game, theirCard(game, player, slot), view.cardAt(player, slot))),
  person: personId(player),
});

const named = (game: Game, place: string, card: number): string =>
  card < 0 ? place : `${place} (${cardName(game, card)})`;
