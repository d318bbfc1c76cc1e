import type { Line } from '@/lib/contract/played';
import { finalOrder, playerName } from '@/lib/tabletop/seats';
import { counted, joined } from '@/lib/tabletop/wording';
import { type Card, NONE } from '../engine/cards';
import type { Game } from '../engine/game';
import { type LogEvent, UNSEEN } from '../engine/log';
import type { Seat } from '../engine/state';
import type { View } from '../engine/view';
import { cardName, numberLabel, slotCard } from '../names';
import { weightOf } from './weight';

type Teller<Type extends LogEvent['type']> = (
  event: Extract<LogEvent, { type: Type }>,
  game: Game,
  view: View,
) => string | undefined;

const points = (count: number) => counted(count, 'point');
const names = (game: Game, cards: readonly Card[]) => joined(cards.map((card) => cardName(game, card)));
const theirs = (game: Game, player: Seat, slot: number) => `${playerName(player)}’s ${slotCard(game.slots, slot)}`;

/** Authors' names may be plural or whole sentences, so they stand at the end or alone. */
const TELLERS: { readonly [Type in LogEvent['type']]: Teller<Type> } = {
  placed: ({ seat }) => `${playerName(seat)} has laid out a row.`,
  rolledOff: ({ for: reason, rolls }) => {
    const said = rolls.flatMap((roll, seat) => (roll === NONE ? [] : [`${playerName(seat)} ${roll}`]));
    const start = { opening: 'Rolls for the first turn', creature: 'A tie, so they roll', win: 'A tie at the top' };
    return `${start[reason]}: ${joined(said)}.`;
  },
  roundBegan: ({ round, starter }, game) =>
    `Round ${round} of ${game.rounds}. Wanted: ${names(game, game.wanted[round] ?? [])}. ${playerName(starter)} begins.`,
  roundSkipped: ({ round }) =>
    `Nothing with number ${numberLabel(round)} is left to hunt, so there is no round ${round}.`,
  turnBegan: ({ seat, again }) => `${playerName(seat)}${again ? ', once more' : ''}.`,
  passed: ({ seat }) => `${playerName(seat)} has no card to turn up and passes.`,
  refilled: ({ seat, slot, card }, game) =>
    card === UNSEEN
      ? undefined
      : `${playerName(seat)} draws for the ${slotCard(game.slots, slot)}: ${cardName(game, card)}.`,
  lacked: ({ seat }) => `There is no card left for ${playerName(seat)} to draw.`,
  reshuffled: ({ cards }) => `The discards are shuffled into a new draw pile: ${counted(cards, 'card')}.`,
  redealt: ({ cards }) => `All rows and piles are shuffled together and dealt again: ${counted(cards, 'card')}.`,
  flipped: ({ seat, slot, card }, game) =>
    `${playerName(seat)} turns up the ${slotCard(game.slots, slot)}: ${cardName(game, card)}.`,
  weighed: ({ card, holds }, game) =>
    `${holds ? 'It counts as more than a TRAP!' : 'Its condition fails'}: ${cardName(game, card)}.`,
  fizzled: ({ card }, game) => `Nobody else has a card to aim at. Wasted: ${cardName(game, card)}.`,
  uncovered: ({ player, slot, card }, game) =>
    `The trap is for ${theirs(game, player, slot)}: ${cardName(game, card)}.`,
  rolled: ({ roll, bonus, hit }) =>
    `The die shows ${roll}${bonus > 0 ? `, and ${bonus} more makes ${roll + bonus}` : ''}: ${hit ? 'enough' : 'too low'}.`,
  turnedBack: ({ player, slot, card }, game) =>
    `${theirs(game, player, slot)} lies face down again: ${cardName(game, card)}.`,
  wasted: ({ trap, card }, game) => `No creature there. Both are discarded: ${names(game, [trap, card])}.`,
  caught: ({ card, wanted }, game) => `Trapped${wanted ? ', and wanted' : ''}: ${cardName(game, card)}.`,
  revealed: ({ best }) => {
    const shown = best.map((number, seat) => `${playerName(seat)} ${number === 0 ? 'none' : numberLabel(number)}`);
    return `All rows are turned up. Highest creatures: ${joined(shown)}.`;
  },
  saved: ({ seat, card, why }, game) =>
    `${playerName(seat)} saves ${{ highest: 'it with the highest creature', lower: 'a creature of an earlier round', kept: 'the catch' }[why]}: ${cardName(game, card)}.`,
  removed: ({ card }, game) => `Out of the game: ${cardName(game, card)}.`,
  unclaimed: ({ round, why }) =>
    `Round ${round} ends with nothing caught: ${why === 'turns' ? 'its turns are used up' : 'nobody has a card to turn up'}.`,
  swapped: ({ seat, mine, opponent, theirs: slot, gave, got }, game) =>
    `${playerName(seat)} swaps the ${slotCard(game.slots, mine)} with ${theirs(game, opponent, slot)}${gave === UNSEEN ? '' : `: ${cardName(game, gave)} for ${cardName(game, got)}`}.`,
  stolen: ({ seat, opponent, card }, game) =>
    `${playerName(seat)} steals from ${playerName(opponent)}: ${cardName(game, card)}.`,
  peeked: ({ seat, slots, cards }, game) => {
    const seen = slots.map(({ player, slot }, i) => {
      const card = cards[i] ?? UNSEEN;
      return `${theirs(game, player, slot)}${card === UNSEEN ? '' : ` (${cardName(game, card)})`}`;
    });
    return `${playerName(seat)} looks at ${joined(seen)}.`;
  },
  scrambled: ({ seat, opponent }) => `${playerName(seat)} mixes up the row of ${playerName(opponent)}.`,
  buried: ({ player, slot, card }, game) => `${theirs(game, player, slot)} is discarded: ${cardName(game, card)}.`,
  wentAgain: ({ seat }) => `${playerName(seat)} will take another turn.`,
  steadied: ({ seat, bonus }) => `${playerName(seat)} will add ${bonus} to the next roll for a creature this round.`,
  rescued: ({ seat, card }, game) => `${playerName(seat)} takes back a discarded card: ${cardName(game, card)}.`,
  declined: ({ seat, card }, game) => `${playerName(seat)} discards it: ${cardName(game, card)}.`,
  locked: ({ seat, creatures }, game) =>
    `${playerName(seat)} ${creatures.length > 1 ? 'links two creatures' : 'locks a creature'}: ${names(game, creatures)}.`,
  laidAside: ({ seat, card }, game) => `${playerName(seat)} puts it aside for later: ${cardName(game, card)}.`,
  unlocked: ({ card }, game) => `It goes on nothing and is discarded: ${cardName(game, card)}.`,
  over: ({ winners, scores }) => {
    const won = joined(winners.map(playerName));
    return `The hunt is over. ${winners.length > 1 ? `${won} share the win` : `${won} wins`} with ${points(scores[winners[0] ?? 0] ?? 0)}.`;
  },
};

/** Tells what the owner of the view hears. */
export function narrate(game: Game, event: LogEvent, view: View): Line | undefined {
  const teller = TELLERS[event.type] as Teller<LogEvent['type']>;
  const text = teller(event as never, game, view);
  // A card's name may end in a stop of its own.
  return text === undefined ? undefined : { text: text.replace(/([.!?])\.$/, '$1'), weight: weightOf(event) };
}

/** What became of each player, winners first. */
export const epilogue = (game: Game, view: View): readonly Line[] =>
  finalOrder(view.players, view.winners, (seat) => view.scoreOf(seat)).map((seat) => {
    const saved = view.savedBy(seat);
    const kept = saved.length === 0 ? 'no creature' : names(game, saved);
    return {
      text: `${playerName(seat)}, ${points(view.scoreOf(seat))}: ${kept}.`,
      weight: view.winners.includes(seat) ? 'joy' : 'detail',
    };
  });
