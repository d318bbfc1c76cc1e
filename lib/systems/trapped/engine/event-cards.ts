import { at } from '@/lib/kernel/at';
import type { Card } from '@/lib/tabletop/cards/playing-cards';
import { rankOf, suitOf } from '../rules/cards';
import { intensityOf } from '../rules/events';
import { BANDS } from '../vocabulary';
import { askFor, push, TASKS } from './agenda';
import { begin } from './conflict';
import { bit, type Context, gmOf, has, speakerOf } from './context';
import { draw, putAway } from './deck';
import { burstIn } from './deeds';
import { effectAt, fizzle, isPersonal } from './effect';
import { apply } from './effects';
import { NONE } from './game';
import type { TestCause } from './log';
import { INVENTED, type Person, TRIGGERS, type Trigger } from './state';
import { everybodyNamed } from './targets';
import { isAlive, seenBy } from './world';

/** Draws a card for an Event and asks the GM to choose one (rules 7.7, 7.8). */
export function drawEvent(context: Context, trigger: number, person: Person): void {
  const { state } = context;
  if (person !== NONE && !isAlive(state, person)) return;
  if (drawFor(context, at(TRIGGERS, trigger), person) !== NONE) askFor(state, 'event', gmOf(state));
}

/** Draws the card of an Event; NONE if none is left. */
export function drawFor(context: Context, trigger: Trigger, person: Person): Card {
  const { state, emit } = context;
  const card = draw(context);
  emit?.({ type: 'eventDrawn', card, trigger, person });
  if (card === NONE) return card;
  const { eventInPlay } = state;
  eventInPlay.card = card;
  eventInPlay.trigger = trigger;
  eventInPlay.drawnFor = person;
  eventInPlay.event = INVENTED;
  eventInPlay.targets = 0;
  eventInPlay.extraTurn = NONE;
  eventInPlay.felt = false;
  eventInPlay.deciding = NONE;
  return card;
}

/** Schedules the effects of the Event the GM chose, on the target or on everyone it names. */
export const choose = (context: Context, number: number, target: Person): void =>
  happen(context, number, struckBy(context, number, target));

/** Schedules the effects of an Event, each on everyone it targets. */
export function happen(context: Context, number: number, targets: number): void {
  const { game, state, emit } = context;
  const { eventInPlay } = state;
  eventInPlay.event = number;
  eventInPlay.targets = targets;
  eventInPlay.picks = BANDS.indexOf(intensityOf(rankOf(eventInPlay.card)));
  emit?.({ type: 'eventHappened', event: number, card: eventInPlay.card, targets: eventInPlay.targets });
  push(state, TASKS.eventEnd);
  if (number === INVENTED) {
    const suit = suitOf(eventInPlay.card);
    state.tally.invented[suit] = at(state.tally.invented, suit) + 1;
    onEach(context, INVENTED);
    return;
  }
  state.tally.eventDrawn[number] = at(state.tally.eventDrawn, number) + 1;
  const { effects, follows, once, plain } = at(game.events, number);
  if (once) state.spent.push(number);
  if (plain) {
    onEach(context, INVENTED);
    return;
  }
  for (let i = follows.length - 1; i >= 0; i--) push(state, TASKS.follow, i);
  for (let i = effects.length - 1; i >= 0; i--) push(state, TASKS.effect, i);
}

const struckBy = (context: Context, number: number, target: Person): number => {
  if (target !== NONE) return bit(target);
  return number === INVENTED ? 0 : everybodyNamed(context, at(context.game.events, number));
};

/** Starts an effect: on the place, or on each target in turn. */
export function beginEffect(context: Context, effect: number): void {
  if (isPersonal(effectAt(context, effect))) onEach(context, effect);
  else apply(context, effectAt(context, effect), effect, NONE);
}

function onEach({ state }: Context, effect: number): void {
  for (let person = state.people - 1; person >= 0; person--) {
    if (has(state.eventInPlay.targets, person)) push(state, TASKS.effectOn, effect, person);
  }
}

export function effectOn(context: Context, effect: number, person: Person): void {
  if (isAlive(context.state, person)) apply(context, effectAt(context, effect), effect, person);
}

/** Ends the Event: puts its card away and starts an extra turn it has earned (ruling A40). */
export function endEvent(context: Context): void {
  const { state, emit } = context;
  const { eventInPlay } = state;
  emit?.({ type: 'eventEnded', event: eventInPlay.event, card: eventInPlay.card, felt: eventInPlay.felt });
  if (eventInPlay.felt && eventInPlay.event !== INVENTED) {
    state.tally.eventFelt[eventInPlay.event] = at(state.tally.eventFelt, eventInPlay.event) + 1;
  }
  putAway(context, eventInPlay.card);
  eventInPlay.card = NONE;
  const player = eventInPlay.extraTurn;
  eventInPlay.extraTurn = NONE;
  if (player !== NONE) push(state, TASKS.turn, player, 1);
}

/** A monster attacks a person: their speaker defends, or the GM decides their fate (rules 7.8). */
export function strike(context: Context, monster: number, person: Person): void {
  const { state, emit } = context;
  if (!isAlive(state, person) || at(state.monsterDead, monster)) return;
  const room = at(state.room, person);
  burstIn(context, monster, room);
  if (at(state.monsterRoom, monster) !== room) {
    fizzle(context, 'monsterConflict', person, 'noMonster');
    return;
  }
  state.tally.encounters[monster] = at(state.tally.encounters, monster) + 1;
  const { card, event } = state.eventInPlay;
  const by = card === NONE ? NONE : event;
  emit?.({ type: 'monsterAttacked', monster, person, room, event: by, seenBy: seenBy(state, room) });
  askToStand(context, person, monster);
}

export function test(context: Context, attribute: number, person: Person, why: TestCause): void {
  if (!isAlive(context.state, person)) return;
  context.emit?.({ type: 'tested', person, attribute, why });
  askToStand(context, person, ~attribute);
}

/** `against`: a monster's index, or ~attribute for a test. */
function askToStand({ state }: Context, person: Person, against: number): void {
  if (!isAlive(state, person)) return;
  const speaker = speakerOf(state, person);
  if (speaker === NONE) askFor(state, 'fate', gmOf(state), person, against);
  else askFor(state, 'stand', speaker, person, against);
}

/** Begins the conflict of a person against a test or a monster; it cannot be refused (ruling A39). */
export function stand(context: Context, person: Person, against: number, attribute: number, card: Card): void {
  const { state } = context;
  const actor = speakerOf(state, person);
  const isTest = against < 0;
  const kind = isTest ? 'test' : 'monsterTest';
  begin(context, { kind, actor, by: person, target: isTest ? NONE : against, arrives: NONE }, attribute, card);
  // The Event prescribes the attribute, so the GM cannot overrule it.
  if (isTest) state.conflict.ruled[actor] = true;
}
