import { FAST } from '../engine/conflict';
import { NONE } from '../engine/game';
import { HELP } from '../engine/state';
import type { View } from '../engine/view';
import { card, going, means, monster, type Sayers, touches } from './saying';
import { conditionOf } from './turns';

/** Cards against cards, and what somebody says to others' plans. */
export const sayBids: Sayers<'pass' | 'bid' | 'duel' | 'stand' | 'lucky' | 'accept' | 'decline' | 'agree' | 'refuse'> =
  {
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
      const aim = detail < 0 ? 'Face the test' : standText(view, detail, move.attribute);
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

const standText = (view: View, one: number, attribute: number): string =>
  `${attribute === FAST ? 'Get away from' : 'Fight'} ${monster(view, one)}`;

/** To a vote, an invitation, or what an Event asks. */
function answerText(view: View, agrees: boolean): string {
  if (view.table.askKind === 'vote') return `Vote ${agrees ? 'for' : 'against'} the dare`;
  if (view.boarding) return `${agrees ? 'Take' : 'Refuse'} the seat`;
  return `${agrees ? 'Agree' : 'Refuse'} ${conditionOf(view, agrees)}`;
}
