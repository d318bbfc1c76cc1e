import { at } from '@/lib/kernel/at';
import { lowestBit } from '@/lib/kernel/bits';
import { askFor } from './agenda';
import { type Context, gmOf } from './context';
import { addTimer, eventOf, fizzle, lasts, markFelt, PEOPLE_MAX } from './effect';
import { type Game, type GameEffect, NONE } from './game';
import { enter, giveUp, open } from './people';
import { INVENTED, type Person } from './state';
import { monsterNear } from './targets';
import { canLose } from './things';
import { isShut, touches } from './world';

/**
 * Tells whether the GM can choose a passage, room or held thing for an effect. A place effect must touch the room of
 * the Event's target, if it has one (ruling A59).
 */
export function mayPick(context: Context, effect: GameEffect, person: Person, index: number): boolean {
  const { game, state } = context;
  switch (effect.kind) {
    case 'seal':
      return isPassageAt(context, index, person) && !at(state.sealed, index);
    case 'unseal':
      return isPassageAt(context, index, person) && isShut(state, index);
    case 'cutAir':
      return index < game.rooms.length && canLoseAir(context, effect, index) && isAt(context, person, index);
    case 'steal':
      return index < game.items.length && canLose(game, state, person, index);
    case 'move':
      return index < game.rooms.length && index !== at(state.room, person);
    default:
      return false;
  }
}

/** Tells whether a passage leads somewhere and touches a person's room; with NONE, any room. */
function isPassageAt({ game, state }: Context, index: number, person: Person): boolean {
  if (index >= game.passages.length) return false;
  const passage = at(game.passages, index);
  return passage.a !== NONE && (person === NONE || touches(passage, at(state.room, person)));
}

const isAt = ({ state }: Context, person: Person, room: number): boolean =>
  person === NONE || at(state.room, person) === room;

/**
 * Only corridors can lose their air or, on maps without corridors, any room but the start. If the Event names a room,
 * only the current air supply matters.
 */
function canLoseAir({ game, state }: Context, effect: GameEffect, room: number): boolean {
  if (at(state.airless, room) !== NONE) return false;
  if (effect.room !== NONE) return true;
  return game.rooms.some(({ corridor }) => corridor) ? at(game.rooms, room).corridor : room !== game.start;
}

/** Returns the number of possible pick indexes; passages, rooms and things share one range. */
export const countPicks = ({ passages, rooms, items }: Game): number =>
  Math.max(passages.length, rooms.length, items.length);

export function canPickAny(context: Context, effect: GameEffect, person: Person): boolean {
  const count = countPicks(context.game);
  for (let i = 0; i < count; i++) if (mayPick(context, effect, person, i)) return true;
  return false;
}

export function pickOrDo(context: Context, effect: GameEffect, number: number): void {
  const target = effect.kind === 'cutAir' ? effect.room : effect.passage;
  if (target !== NONE) {
    pick(context, effect, number, NONE, target, false);
    return;
  }
  const person = focusOf(context);
  if (canPickAny(context, effect, person)) askFor(context.state, 'pick', gmOf(context.state), number, person);
  else fizzle(context, effect.kind, person, 'nothingToPick');
}

/** The one target whose room an Event's place effects must touch; NONE if there is no single target. */
function focusOf({ game, state }: Context): Person {
  const { drawnFor, targets, event } = state.eventInPlay;
  if (drawnFor !== NONE || event === INVENTED || !at(game.events, event).personal) return drawnFor;
  const isOne = targets !== 0 && (targets & (targets - 1)) === 0;
  return isOne ? lowestBit(targets) : NONE;
}

/** Applies the choice of the GM or the Event. A strong Event cuts the air of several rooms. */
export function pick(
  context: Context,
  effect: GameEffect,
  number: number,
  person: Person,
  index: number,
  more: boolean,
): void {
  const { state } = context;
  switch (effect.kind) {
    case 'seal':
      seal(context, index);
      return;
    case 'unseal':
      unseal(context, index);
      return;
    case 'cutAir':
      cutAir(context, effect, index);
      if (!more || --state.eventInPlay.picks <= 0 || !canPickAny(context, effect, person)) return;
      askFor(state, 'pick', gmOf(state), number, person);
      return;
    case 'steal':
      carryOff(context, index, person);
      return;
    case 'move':
      moveTo(context, number, person, index);
      return;
    default:
  }
}

export function seal(context: Context, passage: number): void {
  const { state, emit } = context;
  if (at(state.sealed, passage)) {
    fizzle(context, 'seal', NONE, 'already');
    return;
  }
  state.sealed[passage] = true;
  markFelt(context);
  addTimer(context, { kind: 'sealed', of: passage, turns: lasts(context, NONE) });
  emit?.({ type: 'sealed', passage, why: 'event' });
}

export function unseal(context: Context, passage: number): void {
  const { state } = context;
  if (!isShut(state, passage)) {
    fizzle(context, 'unseal', NONE, 'already');
    return;
  }
  const turns = at(state.blocked, passage) ? lasts(context, NONE) : NONE;
  open(context, passage, 'event');
  markFelt(context);
  addTimer(context, { kind: 'unsealed', of: passage, turns });
}

function cutAir(context: Context, { item }: GameEffect, room: number): void {
  const { state, emit } = context;
  if (at(state.airless, room) !== NONE) {
    fizzle(context, 'cutAir', NONE, 'already');
    return;
  }
  state.airless[room] = state.round;
  state.airItem[room] = item;
  markFelt(context);
  addTimer(context, { kind: 'airless', of: room, turns: lasts(context, NONE) });
  emit?.({ type: 'airGone', room, water: false });
}

/** The monster steals a thing from a person; a person who beats it gets the thing back. */
export function steal(context: Context, effect: GameEffect, number: number, person: Person): void {
  const { state } = context;
  if (effect.item !== NONE) {
    carryOff(context, effect.item, person);
    return;
  }
  if (canPickAny(context, effect, person)) askFor(state, 'pick', gmOf(state), number, person);
  else fizzle(context, 'steal', person, 'nothingHeld');
}

function carryOff(context: Context, item: number, person: Person): void {
  const { game, state, emit } = context;
  const monster = monsterNear(context, eventOf(context), person);
  if (monster === NONE || !canLose(game, state, person, item)) {
    fizzle(context, 'steal', person, monster === NONE ? 'noMonster' : 'nothingHeld');
    return;
  }
  giveUp(state, item, person);
  markFelt(context);
  emit?.({ type: 'stolen', item, person, monster });
  if (at(game.items, item).onTheft === 'lost') emit?.({ type: 'mislaid', item, person, gone: true });
  else state.lying.push(item, game.rooms.length + monster);
}

/** Moves a person: an Extra at once, a character with the player's consent. */
export function move(context: Context, effect: GameEffect, number: number, person: Person): void {
  const { state } = context;
  if (effect.room !== NONE) {
    moveTo(context, number, person, effect.room);
    return;
  }
  if (canPickAny(context, effect, person)) askFor(state, 'pick', gmOf(state), number, person);
  else fizzle(context, 'move', person, 'nothingToPick');
}

function moveTo(context: Context, number: number, person: Person, room: number): void {
  const { state } = context;
  if (room === at(state.room, person)) {
    fizzle(context, 'move', person, 'already');
    return;
  }
  const player = at(state.playerOf, person);
  // Rules 2.4: an Event does not decide how a player's character responds.
  if (player !== NONE) {
    askFor(state, 'consent', player, number, person + PEOPLE_MAX * room);
    return;
  }
  markFelt(context);
  enter(context, person, room, NONE);
}
