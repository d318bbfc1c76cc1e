import { at } from '@/lib/kernel/at';
import { ATTRIBUTES_EACH, type Person } from '../engine/state';
import type { View } from '../engine/view';
import { attribute, card, person, type Sayers, touches } from './saying';

/** Making people, and who they are: what a card stands for, and whom to play on as. */
export const saySheets: Sayers<
  'setAttribute' | 'setRelationship' | 'setAspect' | 'refill' | 'keepOn' | 'adopt' | 'wait'
> = {
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

const other = (view: View, self: Person, one: Person): string => (one === self ? 'yourself' : person(view, one));

const FIRST = ['the name', 'the occupation'] as const;

/** A line of an Extra's sheet: "Brave of Ruiz", "what Ruiz feels for Ann". */
function lineOf(view: View, extra: Person, aspect: number): string {
  const name = person(view, extra);
  const slot = aspect - FIRST.length;
  if (slot < 0) return `${at(FIRST, aspect)} of ${name}`;
  if (slot < ATTRIBUTES_EACH) return `${attribute(view, slot)} of ${name}`;
  const toward = slot - ATTRIBUTES_EACH;
  return `what ${name} feels for ${toward === extra ? 'themselves' : person(view, toward)}`;
}
