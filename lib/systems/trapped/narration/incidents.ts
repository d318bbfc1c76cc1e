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
  eventIn,
  eventName,
  goalName,
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
  | 'darkened'
  | 'lit'
  | 'told'
  | 'mislaid'
  | 'lacked'
  | 'setOut'
  | 'clung'
  | 'extraTurn'
> = {
  // The drawn card is narrated with the Event the GM chooses for it.
  eventDrawn: (_, { card }) => (card === NONE ? detail('No card is left to draw, so there is no Event.') : undefined),
  eventHappened(view, { event, card, targets }) {
    const forWhom = targets === 0 ? '' : `, for ${victims(view, targets)}`;
    const drawn = `Event ${scoreText(card)} (${TRIGGERS[view.table.eventTrigger]})${forWhom}`;
    if (event === INVENTED) return deed(`${drawn}: the GM makes one up.`);
    return deed(`${drawn}: ${sentence(`“${eventName(view, event)}”`)}${aside(eventIn(view.game, event)?.text)}`);
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
  airGone(view, { room, water }) {
    const without = thingNeeded(view, view.airItem(room));
    if (water) return doom(`Water fills ${roomName(view, room)}: nobody can stay there${without}.`);
    return doom(`Nobody can breathe in ${roomName(view, room)}${without}.`);
  },
  airBack: (view, { room }) => detail(`The air is back in ${roomName(view, room)}.`),
  darkened: (view, { room, item }) => doom(`It is dark in ${roomName(view, room)}${thingNeeded(view, item)}.`),
  lit: (view, { room }) => detail(`There is light in ${roomName(view, room)} again.`),
  told: (view, { goal, room }) =>
    joy(`Everybody now knows where to look: ${sentence(goalName(view, goal))} It is in ${roomName(view, room)}.`),
  mislaid: (view, { item, person, gone }) =>
    doom(
      gone
        ? `${doing(personName(view, person), 'lose')} ${itemName(view, item)} for good.`
        : `${doing(personName(view, person), 'drop')} ${itemName(view, item)} in ${roomName(view, view.roomOf(person))}.`,
    ),
  lacked: (view, { person, item }) =>
    doom(`${doing(personName(view, person), 'fail')} at once, without ${itemName(view, item)}.`),
  setOut: (view, { person, room }) =>
    deed(`${doing(personName(view, person), 'set')} out for ${roomName(view, room)}, one room at a time.`),
  clung(view, { person, to }) {
    const name = personName(view, person);
    if (to === NONE) return detail(`${doing(name, 'stop')} clinging to anybody.`);
    return detail(`${doing(name, 'cling')} to ${personName(view, to)} from now on.`);
  },
  extraTurn: (view, { player }) => joy(`${doing(seatName(view, player), 'get')} an extra turn.`),
};

const thingNeeded = (view: View, item: number): string => (item === NONE ? '' : ` without ${itemName(view, item)}`);

const TRIGGERS: Readonly<Record<Trigger, string>> = {
  gm: 'GM’s turn',
  explore: 'exploring',
  refill: 'new hand',
  clock: 'a clock',
};

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
  walk: 'There is no way for them to walk there.',
};

const ALREADY: Partial<Readonly<Record<Fizzled['kind'], string>>> = {
  seal: 'The passage is already closed.',
  unseal: 'The passage is already open.',
  cutAir: 'The air there is already gone.',
  shutRoom: 'The room is already cut off.',
  openRoom: 'Nothing blocks a passage there.',
  flood: 'Nobody can breathe there already.',
  darken: 'It is already dark there.',
  restore: 'The room lacks neither light nor air.',
  reveal: 'Everybody knows that goal already.',
  clock: 'That clock moves no further.',
  weakness: 'There is no weakness left to learn.',
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
