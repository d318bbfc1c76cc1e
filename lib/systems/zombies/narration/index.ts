import type { Line } from '@/lib/contract/played';
import { epilogueOf, playerName } from '@/lib/tabletop/play/seats';
import { counted, joined } from '@/lib/tabletop/words/wording';
import { type Card, type Game, NONE, type Seat, UNSEEN } from '../engine/game';
import type { LogEvent } from '../engine/log';
import type { View } from '../engine/view';
import { slotCard } from '../kit/slots';
import { cardName, numberLabel, theirCard } from '../names';

type Teller<Type extends LogEvent['type']> = (
  event: Extract<LogEvent, { type: Type }>,
  words: ReturnType<typeof wordsOf>,
) => string | undefined;

const wordsOf = (game: Game) => ({
  game,
  name: (card: Card) => cardName(game, card),
  names: (cards: readonly Card[]) => joined(cards.map((card) => cardName(game, card))),
  own: (slot: number) => slotCard(game.slots, slot),
  theirs: (player: Seat, slot: number) => theirCard(game, player, slot),
});

const points = (count: number) => counted(count, 'point');

/** Authors' names may be plurals or whole sentences, so each comes last or in brackets. */
const EVENT_TEXTS: { readonly [Type in LogEvent['type']]: Teller<Type> } = {
  placed: ({ seat }) => `${playerName(seat)} has laid out a row.`,
  rolledOff: ({ for: reason, rolls }) => {
    const said = rolls.flatMap((roll, seat) => (roll === NONE ? [] : [`${playerName(seat)} ${roll}`]));
    const start = { opening: 'Rolls for the first turn', creature: 'A tie, so they roll', win: 'A tie at the top' };
    return `${start[reason]}: ${joined(said)}.`;
  },
  roundBegan: ({ round, starter }, { game, names }) =>
    `Round ${round} of ${game.rounds}. Wanted: ${names(game.wanted[round] ?? [])}. ${playerName(starter)} begins.`,
  roundSkipped: ({ round }) =>
    `Nothing with number ${numberLabel(round)} is left to hunt, so there is no round ${round}.`,
  turnBegan: ({ seat, again }) => `${playerName(seat)}${again ? ', once more' : ''}.`,
  passed: ({ seat }) => `${playerName(seat)} has no card to turn up and passes.`,
  refilled: ({ seat, slot, card }, { name, own }) =>
    card === UNSEEN ? undefined : `${playerName(seat)} draws for the ${own(slot)}: ${name(card)}.`,
  lacked: ({ seat }) => `There is no card left for ${playerName(seat)} to draw.`,
  reshuffled: ({ cards }) => `The discards are shuffled into a new draw pile: ${counted(cards, 'card')}.`,
  redealt: ({ cards }) => `All rows and piles are shuffled together and dealt again: ${counted(cards, 'card')}.`,
  flipped: ({ seat, slot, card }, { name, own }) => `${playerName(seat)} turns up the ${own(slot)}: ${name(card)}.`,
  weighed: ({ card, holds }, { name }) =>
    `${holds ? 'It counts as more than a TRAP!' : 'Its condition fails'}: ${name(card)}.`,
  fizzled: ({ card }, { name }) => `Nobody else has a card to aim at. Wasted: ${name(card)}.`,
  uncovered: ({ player, slot, card }, { name, theirs }) => `The trap is for ${theirs(player, slot)}: ${name(card)}.`,
  rolled: ({ roll, bonus, hit }) =>
    `The die shows ${roll}${bonus > 0 ? `, and ${bonus} more makes ${roll + bonus}` : ''}: ${hit ? 'enough' : 'too low'}.`,
  turnedBack: ({ player, slot, card }, { name, theirs }) =>
    `${theirs(player, slot)} lies face down again: ${name(card)}.`,
  wasted: ({ trap, card }, { names }) => `No creature there. Both are discarded: ${names([trap, card])}.`,
  caught: ({ card, wanted }, { name }) => `Trapped${wanted ? ', and wanted' : ''}: ${name(card)}.`,
  revealed: ({ best }) => {
    const shown = best.map((number, seat) => `${playerName(seat)} ${number === 0 ? 'none' : numberLabel(number)}`);
    return `All rows are turned up. Highest creatures: ${joined(shown)}.`;
  },
  saved: ({ seat, card, why }, { name }) =>
    `${playerName(seat)} saves ${{ highest: 'it with the highest creature', lower: 'a creature of an earlier round', kept: 'the catch' }[why]}: ${name(card)}.`,
  removed: ({ card }, { name }) => `Out of the game: ${name(card)}.`,
  unclaimed: ({ round, why }, { game }) =>
    `Round ${round} ends with nothing caught: ${why === 'turns' ? `its limit is ${counted(game.turnsPerRound, 'turn')}` : 'nobody has a card to turn up'}.`,
  swapped: ({ seat, mine, opponent, theirs: slot, gave, got }, { name, own, theirs }) =>
    `${playerName(seat)} swaps the ${own(mine)} with ${theirs(opponent, slot)}${gave === UNSEEN ? '' : `: ${name(gave)} for ${name(got)}`}.`,
  stolen: ({ seat, opponent, card }, { name }) =>
    `${playerName(seat)} steals from ${playerName(opponent)}: ${name(card)}.`,
  peeked: ({ seat, slots, cards }, { name, theirs }) => {
    const seen = slots.map(({ player, slot }, i) => {
      const card = cards[i] ?? UNSEEN;
      return `${theirs(player, slot)}${card === UNSEEN ? '' : ` (${name(card)})`}`;
    });
    return `${playerName(seat)} looks at ${joined(seen)}.`;
  },
  scrambled: ({ seat, opponent }) => `${playerName(seat)} mixes up the row of ${playerName(opponent)}.`,
  buried: ({ player, slot, card }, { name, theirs }) => `${theirs(player, slot)} is discarded: ${name(card)}.`,
  wentAgain: ({ seat }) => `${playerName(seat)} will take another turn.`,
  steadied: ({ seat, bonus }) => `${playerName(seat)} will add ${bonus} to the next roll for a creature this round.`,
  rescued: ({ seat, card }, { name }) => `${playerName(seat)} takes back a discarded card: ${name(card)}.`,
  declined: ({ seat, card }, { name }) => `${playerName(seat)} discards it: ${name(card)}.`,
  locked: ({ seat, creatures }, { names }) =>
    `${playerName(seat)} ${creatures.length > 1 ? 'links two creatures' : 'locks a creature'}: ${names(creatures)}.`,
  laidAside: ({ seat, card }, { name }) => `${playerName(seat)} puts it aside for later: ${name(card)}.`,
  unlocked: ({ card }, { name }) => `It goes on nothing and is discarded: ${name(card)}.`,
  over: ({ winners, scores }) => {
    const won = joined(winners.map(playerName));
    return `The hunt is over. ${winners.length > 1 ? `${won} share the win` : `${won} wins`} with ${points(scores[winners[0] ?? 0] ?? 0)}.`;
  },
};

/** Weights of events; those not listed are details. */
const MOMENTS: Readonly<Partial<Record<Line['weight'], readonly LogEvent['type'][]>>> = {
  turn: ['roundBegan', 'turnBegan'],
  deed: ['flipped', 'uncovered', 'caught', 'swapped', 'peeked', 'scrambled', 'wentAgain', 'steadied', 'rescued'],
  joy: ['saved', 'locked', 'over'],
  doom: ['stolen', 'buried', 'removed', 'unclaimed', 'fizzled', 'wasted'],
};

function weightOf(event: LogEvent): Line['weight'] {
  if (event.type === 'caught' && event.wanted) return 'joy';
  const weights = Object.keys(MOMENTS) as Line['weight'][];
  return weights.find((weight) => MOMENTS[weight]?.includes(event.type)) ?? 'detail';
}

export function narrate(game: Game, event: LogEvent): Line | undefined {
  const teller = EVENT_TEXTS[event.type] as Teller<LogEvent['type']>;
  const text = teller(event as never, wordsOf(game));
  // A card's name may end with punctuation of its own.
  return text === undefined ? undefined : { text: text.replace(/([.!?])\.$/, '$1'), weight: weightOf(event) };
}

export const epilogue = (game: Game, view: View): readonly Line[] =>
  epilogueOf(
    view.table,
    (seat) => view.scoreOf(seat),
    (seat) => {
      const kept = wordsOf(game).names(view.savedBy(seat)) || 'no creature';
      return `${playerName(seat)}, ${points(view.scoreOf(seat))}: ${kept}.`;
    },
  );
