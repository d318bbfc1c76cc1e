import type { MoveText } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { FAST } from '../engine/conflict';
import { type Game, NONE } from '../engine/game';
import type { Move, MoveType } from '../engine/moves';
import { ATTRIBUTES_EACH, HELP, type Person } from '../engine/state';
import type { View } from '../engine/view';
import { sayDeeds } from './say-deeds';
import { sayGm } from './say-gm';
import { attribute, card, going, means, monster, person, type Sayers, touches } from './saying';
import { choiceOf, conditionOf } from './turns';

const sayBids: Sayers<'pass' | 'bid' | 'duel' | 'stand' | 'lucky' | 'accept' | 'decline' | 'agree' | 'refuse'> = {
  pass: ({ table }) => ({ text: PASSES[table.askKind] ?? 'Bid nothing' }),
  bid(view, move) {
    const what = `Bid ${card(move.card)}${move.by === NONE ? ' as a complication,' : ''}`;
    const who = move.by === NONE ? '' : going(view, move.by, move.attribute);
    return { text: `${what} to ${move.side === HELP ? 'help' : 'hinder'}${who}`, ...touches.card(move.card) };
  },
  duel(view, move) {
    const who = going(view, view.characterOf(view.ask.seat), move.attribute);
    return { text: `Bid ${move.card === NONE ? 'no card' : card(move.card)}${who}`, ...touches.card(move.card) };
  },
  stand(view, move) {
    const { about, detail } = view.ask;
    const verb = move.attribute === FAST ? 'Get away from' : 'Fight';
    const aim = detail < 0 ? 'Face the test' : `${verb} ${monster(view, detail)}`;
    return { text: `${aim}${means(view, about, move.attribute, move.card)}`, ...touches.card(move.card) };
  },
  lucky: () => ({ text: 'Use Lucky' }),
  accept: () => ({ text: 'Accept the dare' }),
  decline: ({ table }) => ({ text: table.askKind === 'challenge' ? 'Decline the dare' : 'Do without Lucky' }),
  agree: (view) => ({ text: answerText(view, true) }),
  refuse: (view) => ({ text: answerText(view, false) }),
};

const PASSES: Partial<Readonly<Record<View['table']['askKind'], string>>> = {
  action: 'Do nothing with the turn',
  press: 'Dare nobody',
};

/** Answer to a vote, an invitation, or the condition of an Event. */
function answerText(view: View, agrees: boolean): string {
  if (view.table.askKind === 'vote') return `Vote ${agrees ? 'for' : 'against'} the dare`;
  if (view.table.askKind === 'choose')
    return `${view.table.askDetail === NONE ? 'Vote' : 'Decide'} ${choiceOf(view, agrees)}`;
  if (view.boarding) return `${agrees ? 'Take' : 'Refuse'} the seat`;
  return `${agrees ? 'Agree' : 'Refuse'} ${conditionOf(view, agrees)}`;
}

const saySheets: Sayers<'setAttribute' | 'setRelationship' | 'setAspect' | 'refill' | 'keepOn' | 'adopt' | 'wait'> = {
  setAttribute: (view, move) => ({
    text: `Put ${card(move.card)} on ${attribute(view, move.attribute)}`,
    ...touches.card(move.card),
  }),
  setRelationship: (view, move) => ({
    text: `Put ${card(move.card)} on what you feel for ${other(view, view.characterOf(view.ask.seat), move.person)}`,
    ...touches.card(move.card),
    ...touches.person(move.person),
  }),
  setAspect: (view, move) => ({
    text: `Put ${card(move.card)} on ${lineOf(view, move.extra, move.aspect)}`,
    ...touches.card(move.card),
    ...touches.person(move.extra),
  }),
  refill: () => ({ text: 'Take a new hand, for the turn and an Event' }),
  keepOn: () => ({ text: 'Take a normal turn with an empty hand' }),
  adopt: (view, move) => ({ text: `Play on as ${person(view, move.person)}`, ...touches.person(move.person) }),
  wait: () => ({ text: 'Wait without a character for now' }),
};

export const other = (view: View, self: Person, one: Person): string => (one === self ? 'yourself' : person(view, one));

const FIRST = ['the name', 'the occupation'] as const;

/** Names a line of an Extra's sheet: "Brave of Ruiz", "what Ruiz feels for Ann". */
export function lineOf(view: View, extra: Person, aspect: number): string {
  const name = person(view, extra);
  const slot = aspect - FIRST.length;
  if (slot < 0) return `${at(FIRST, aspect)} of ${name}`;
  if (slot < ATTRIBUTES_EACH) return `${attribute(view, slot)} of ${name}`;
  const toward = slot - ATTRIBUTES_EACH;
  return `what ${name} feels for ${toward === extra ? 'themselves' : person(view, toward)}`;
}

// The type requires words for every type of move.
const SAYERS: Sayers<MoveType> = { ...saySheets, ...sayDeeds, ...sayBids, ...sayGm };

/** Describes a move to the seat that can make it, using only its view. */
export const describeMove = (_: Game, view: View, move: Move): MoveText =>
  (SAYERS[move.type] as (view: View, move: Move) => MoveText)(view, move);
