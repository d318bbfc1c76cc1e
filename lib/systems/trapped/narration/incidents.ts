import { INVENTED } from '../rules/engine/state';
import type { View } from '../rules/engine/view';
import { deed, detail, doom, silent, type Tellers } from './telling';
import {
  aside,
  eventName,
  passageName,
  peopleNames,
  personName,
  personsIn,
  roomName,
  scoreText,
  sentence,
} from './words';

/** Events, and what they do to the place. */
export const incidents: Tellers<
  'eventDrawn' | 'eventHappened' | 'sealed' | 'opened' | 'airGone' | 'airBack' | 'clung'
> = {
  // The Event that the GM makes of the card tells it.
  eventDrawn: silent,
  eventHappened(view, { event, card, targets }) {
    const forWhom = targets === 0 ? '' : `, for ${victims(view, targets)}`;
    if (event === INVENTED) return deed(`Event ${scoreText(card)}${forWhom}: trouble of the GM’s own making.`);
    return deed(
      `Event ${scoreText(card)}${forWhom}: ${sentence(`“${eventName(view, event)}”`)}${aside(view.game.setting.events[event]?.text)}`,
    );
  },
  sealed: (view, { passage }) => detail(`Shut: ${passageName(view, passage)}.`),
  opened: (view, { passage }) => detail(`Open: ${passageName(view, passage)}.`),
  airGone: (view, { room }) => doom(`No air in ${roomName(view, room)}.`),
  airBack: (view, { room }) => detail(`The air is back in ${roomName(view, room)}.`),
  clung: (view, { person, to }) => detail(`${personName(view, person)} will not leave ${personName(view, to)}’s side.`),
};

/** "everybody" rather than a roll call. */
function victims(view: View, bits: number): string {
  const named = personsIn(view, bits);
  const alive = Array.from({ length: view.people }, (_, person) => person).filter((person) => view.isAlive(person));
  return named.length > 2 && alive.every((person) => ((bits >> person) & 1) === 1)
    ? 'everybody'
    : peopleNames(view, bits);
}
