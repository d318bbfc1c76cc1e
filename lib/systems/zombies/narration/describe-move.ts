import type { MoveText } from '@/lib/contract/played';
import { personId, playerName } from '@/lib/tabletop/play/seats';
import { joined, nth } from '@/lib/tabletop/words/wording';
import { type Card, type Game, type Move, type Play, type Seat, UNSEEN } from '../engine/game';
import type { View } from '../engine/view';
import { slotCard, slotName } from '../kit/slots';
import { cardName, SORT_NAMES, theirCard } from '../names';

export function describeMove(game: Game, view: View, move: Move): MoveText {
  const label = (card: Card) => (card === UNSEEN ? '' : cardName(game, card));
  const own = typeof view.who === 'number' ? view.who : view.table.active;
  switch (move.type) {
    case 'place':
      return { text: `Lay out your row: ${orderOf(game, view, own, move.order)}`, person: personId(own) };
    case 'flip': {
      const card = view.cardAt(view.table.active, move.slot);
      const text = `Turn up your ${slotCard(game.slots, move.slot)}${inBrackets(game, card)}`;
      return { text, card: label(card), person: personId(view.table.active) };
    }
    case 'aim':
      return { text: `Aim at ${cardOf(game, view, move.player, move.slot)}`, person: personId(move.player) };
    case 'play':
      return sayPlay(game, view, move);
    case 'decline':
      return { text: `Discard ${label(view.table.flipped)} without using it`, card: label(view.table.flipped) };
    case 'assign':
      return { text: sayAssign(game, view, move.creatures), card: label(move.creatures[0] ?? view.table.flipped) };
  }
}

/** Names a card by its place and, if the viewer may know it, by its name. */
const cardOf = (game: Game, view: View, player: Seat, slot: number): string =>
  theirCard(game, player, slot) + inBrackets(game, view.cardAt(player, slot));

const inBrackets = (game: Game, card: Card): string => (card < 0 ? '' : ` (${cardName(game, card)})`);

/** Describes an order of dealt cards by their current places, since two cards may be identical. */
function orderOf(game: Game, view: View, seat: Seat, order: readonly number[]): string {
  return order
    .map((from, to) => {
      const what = inBrackets(game, view.cardAt(seat, from));
      return `${slotName(game.slots, to)} the ${nth(from + 1)}${what}`;
    })
    .join(', ');
}

function sayPlay(game: Game, view: View, move: Play): MoveText {
  switch (move.effect) {
    case 'swap': {
      const mine = slotCard(game.slots, move.mine) + inBrackets(game, view.cardAt(view.table.active, move.mine));
      const theirs = cardOf(game, view, move.opponent, move.theirs);
      return { text: `Swap your ${mine} with ${theirs}`, person: personId(move.opponent) };
    }
    case 'steal': {
      const card = cardName(game, move.creature);
      return { text: `Steal ${card} from ${playerName(move.opponent)}`, card, person: personId(move.opponent) };
    }
    case 'peek': {
      const [first] = move.slots;
      const where = joined(move.slots.map(({ player, slot }) => cardOf(game, view, player, slot)));
      return { text: `Look at ${where}`, ...(first && { person: personId(first.player) }) };
    }
    case 'scramble':
      return { text: `Mix up the row of ${playerName(move.opponent)}`, person: personId(move.opponent) };
    case 'bury': {
      const text = `Have ${cardOf(game, view, move.opponent, move.slot)} discarded`;
      return { text, person: personId(move.opponent) };
    }
    case 'again':
      return { text: 'Take another turn after this one' };
    case 'steady':
      return { text: `Add ${game.cards[view.table.flipped]?.amount ?? 0} to your next roll for a creature this round` };
    case 'rescue': {
      const top = view.table.discard.findLast((card) => game.cards[card]?.sort === move.sort);
      const card = top === undefined ? '' : cardName(game, top);
      return { text: `Take back ${card}, the top ${SORT_NAMES[move.sort]} of the discard pile`, card };
    }
  }
}

function sayAssign(game: Game, view: View, creatures: readonly Card[]): string {
  const [first, second] = creatures.map((card) => cardName(game, card));
  if (first === undefined) {
    return game.rules.linkLockHold && view.table.phase === 'assign'
      ? 'Put the Link & Lock aside for later'
      : 'Discard the Link & Lock';
  }
  return second === undefined ? `Lock ${first} against thieves` : `Link ${first} and ${second}`;
}
