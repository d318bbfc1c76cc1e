import { at } from '@/lib/kernel/at';
import { capital } from '@/lib/tabletop/words/wording';
import { NONE } from '../engine/game';
import type { GameEvent, PassageCause } from '../engine/log';
import { INVENTED, type Trigger } from '../engine/state';
import type { View } from '../engine/view';
import { doing } from './agreement';
import {
  aside,
  deed,
  detail,
  doom,
  type EventTexts,
  eventName,
  itemName,
  joy,
  passageName,
  peopleNames,
  personName,
  personsIn,
  roomName,
  scoreText,
  seatName,
  sentence,
} from './words';

type Fizzled = Extract<GameEvent, { type: 'fizzled' }>;

export const incidents: EventTexts<
  | 'eventDrawn'
  | 'eventHappened'
  | 'eventEnded'
  | 'fizzled'
  | 'sealed'
  | 'opened'
  | 'airGone'
  | 'airBack'
  | 'clung'
  | 'extraTurn'
> = {
  // The drawn card is narrated with the Event the GM chooses for it.
  eventDrawn: (_, { card }) => (card === NONE ? detail('No card is left to draw, so there is no Event.') : undefined),
  eventHappened(view, { event, card, targets }) {
    const forWhom = targets === 0 ? '' : `, for ${victims(view, targets)}`;
    const drawn = `Event ${scoreText(card)} (${TRIGGERS[view.table.eventTrigger]})${forWhom}`;
    if (event === INVENTED) return deed(`${drawn}: the GM makes one up.`);
    return deed(`${drawn}: ${sentence(`“${eventName(view, event)}”`)}${aside(view.game.setting.events[event]?.text)}`);
  },
  eventEnded(view, { card, event, felt }) {
    const discarded = `${scoreText(card)} is discarded.`;
    if (felt) return detail(`The Event is over. ${discarded}`);
    const isMissed = event !== INVENTED && view.happening?.targets === 0 && at(view.game.events, event).personal;
    return detail(`The Event changes nothing${isMissed ? ': there is nobody for it to strike' : ''}. ${discarded}`);
  },
  fizzled: (view, event) => detail(fizzleText(view, event)),
  sealed: (view, { passage, why }) =>
    detail(
      why === 'timer'
        ? `${capital(passageName(view, passage))} is closed again.`
        : `The Event closes ${passageName(view, passage)}.`,
    ),
  opened: (view, { passage, why }) => detail(OPENED[why](passageName(view, passage))),
  airGone(view, { room }) {
    const item = view.airItem(room);
    return doom(
      `Nobody can breathe in ${roomName(view, room)}${item === NONE ? '' : ` without ${itemName(view, item)}`}.`,
    );
  },
  airBack: (view, { room }) => detail(`The air is back in ${roomName(view, room)}.`),
  clung(view, { person, to }) {
    const name = personName(view, person);
    if (to === NONE) return detail(`${doing(name, 'stop')} clinging to anybody.`);
    return detail(`${doing(name, 'cling')} to ${personName(view, to)} from now on.`);
  },
  extraTurn: (view, { player }) => joy(`${doing(seatName(view, player), 'get')} an extra turn.`),
};

const TRIGGERS: Readonly<Record<Trigger, string>> = { gm: 'GM’s turn', explore: 'exploring', refill: 'new hand' };

const OPENED: Readonly<Record<PassageCause, (way: string) => string>> = {
  goal: (way) => `The goal opens ${way}.`,
  force: (way) => `${capital(way)} is forced open.`,
  event: (way) => `The Event opens ${way}.`,
  monster: (way) => `The attack breaks open ${way}.`,
  unbolted: (way) => `${capital(way)} stays open, as nobody is there to bolt it.`,
  timer: (way) => `${capital(way)} is open again.`,
};

function fizzleText(view: View, { kind, person, why }: Fizzled): string {
  const name = person === NONE ? 'nobody' : personName(view, person);
  switch (why) {
    case 'noMonster':
      return `Nothing that hunts can get at ${name}.`;
    case 'nothingHeld':
      return `${doing(name, 'have')} nothing to lose to it.`;
    case 'nothingToPick':
      return NOTHING_TO_PICK[kind] ?? 'There is nothing to choose from.';
    case 'already':
      return ALREADY[kind] ?? `${doing(name, 'be')} already there.`;
    case 'noneLeft':
      return `There is nothing new in it for ${name}.`;
    case 'nobodyThere':
      return 'Nobody is there to be asked.';
    case 'nobodyAgreed':
      return 'Nobody has agreed.';
    case 'noTies':
      return `${doing(name, 'have')} no such feelings for any character.`;
    case 'character':
      return `${doing(name, 'be')} a player’s character and cannot be made to cling.`;
    case 'noTurn':
      return view.playerOf(person) === NONE
        ? `${doing(name, 'have')} no player to take an extra turn.`
        : 'An extra turn brings no other.';
  }
}

const NOTHING_TO_PICK: Partial<Readonly<Record<Fizzled['kind'], string>>> = {
  seal: 'There is nothing there to close.',
  unseal: 'There is nothing there to open.',
  cutAir: 'There is no place there to lose its air.',
};

const ALREADY: Partial<Readonly<Record<Fizzled['kind'], string>>> = {
  seal: 'The passage is already closed.',
  unseal: 'The passage is already open.',
  cutAir: 'The air there is already gone.',
  sicken: 'The illness harms nobody: they are already ill, or were cured immediately.',
};

/** Lists the targets; "everybody" if that covers all the living. */
function victims(view: View, bits: number): string {
  const named = personsIn(view, bits);
  const alive = Array.from({ length: view.people }, (_, person) => person).filter((person) => view.isAlive(person));
  return named.length > 2 && alive.every((person) => ((bits >> person) & 1) === 1)
    ? 'everybody'
    : peopleNames(view, bits);
}
