import { at } from '@/lib/kernel/at';
import { lowestBit } from '@/lib/kernel/bits';
import { askFor } from './agenda';
import { gmOf, type Table } from './context';
import { addTimer, eventOf, feel, fizzle, lasts, PEOPLE_MAX } from './effect';
import { type GameEffect, NONE } from './game';
import { enter, giveUp, open } from './people';
import { INVENTED, type Person } from './state';
import { monsterNear } from './targets';
import { holds, isShut, touches } from './world';

/**
 * What the GM may pick for an effect, one by one: passages, rooms or the things somebody holds. An effect on the place
 * must touch the room of the person the Event happens to, if it happens to one (A59).
 */
export function mayPick(table: Table, effect: GameEffect, person: Person, index: number): boolean {
  const { game, state } = table;
  switch (effect.kind) {
    case 'seal':
      return isPassageAt(table, index, person) && !at(state.sealed, index);
    case 'unseal':
      return isPassageAt(table, index, person) && isShut(state, index);
    case 'cutAir':
      return index < game.rooms.length && canLoseAir(table, effect, index) && isAt(table, person, index);
    case 'steal':
      return index < game.items.length && holds(state, person, index);
    case 'move':
      return index < game.rooms.length && index !== at(state.room, person);
    default:
      return false;
  }
}

/** A passage that leads somewhere and touches where a person is; with NONE, wherever it is. */
function isPassageAt({ game, state }: Table, index: number, person: Person): boolean {
  if (index >= game.passages.length) return false;
  const passage = at(game.passages, index);
  return passage.a !== NONE && (person === NONE || touches(passage, at(state.room, person)));
}

const isAt = ({ state }: Table, person: Person, room: number): boolean =>
  person === NONE || at(state.room, person) === room;

/** Corridors go first; where there are none, any room but the safe place. An Event that names the room means that one. */
function canLoseAir({ game, state }: Table, effect: GameEffect, room: number): boolean {
  if (at(state.airless, room) !== NONE) return false;
  if (effect.room !== NONE) return true;
  return game.rooms.some(({ corridor }) => corridor) ? at(game.rooms, room).corridor : room !== game.start;
}

export function canPickAny(table: Table, effect: GameEffect, person: Person): boolean {
  const { game } = table;
  const count = Math.max(game.passages.length, game.rooms.length, game.items.length);
  for (let i = 0; i < count; i++) if (mayPick(table, effect, person, i)) return true;
  return false;
}

export function pickOrDo(table: Table, effect: GameEffect, number: number): void {
  const target = effect.kind === 'cutAir' ? effect.room : effect.passage;
  if (target !== NONE) {
    pick(table, effect, number, NONE, target, false);
    return;
  }
  const person = focusOf(table);
  if (canPickAny(table, effect, person)) askFor(table.state, 'pick', gmOf(table.state), number, person);
  else fizzle(table, effect.kind, person, 'nothingToPick');
}

/** The one person an Event happens to, beside whom its effects on the place come true; NONE for nobody in particular. */
function focusOf({ game, state }: Table): Person {
  const { drawnFor, targets, event } = state.happening;
  if (drawnFor !== NONE || event === INVENTED || !at(game.events, event).personal) return drawnFor;
  const isOne = targets !== 0 && (targets & (targets - 1)) === 0;
  return isOne ? lowestBit(targets) : NONE;
}

/** What the GM or the Event itself has picked comes true. Strong Events take the air of several places. */
export function pick(
  table: Table,
  effect: GameEffect,
  number: number,
  person: Person,
  index: number,
  more: boolean,
): void {
  const { state } = table;
  switch (effect.kind) {
    case 'seal':
      seal(table, index);
      return;
    case 'unseal':
      unseal(table, index);
      return;
    case 'cutAir':
      cutAir(table, effect, index);
      if (!more || --state.happening.picks <= 0 || !canPickAny(table, effect, person)) return;
      askFor(state, 'pick', gmOf(state), number, person);
      return;
    case 'steal':
      carryOff(table, index, person);
      return;
    case 'move':
      moveTo(table, number, person, index);
      return;
    default:
      undefined;
      return;
  }
}

function seal(table: Table, passage: number): void {
  const { state, emit } = table;
  if (at(state.sealed, passage)) {
    fizzle(table, 'seal', NONE, 'already');
    return;
  }
  state.sealed[passage] = true;
  feel(table);
  addTimer(table, { kind: 'sealed', of: passage, turns: lasts(table, NONE) });
  emit?.({ type: 'sealed', passage, why: 'event' });
}

function unseal(table: Table, passage: number): void {
  const { state } = table;
  if (!isShut(state, passage)) {
    fizzle(table, 'unseal', NONE, 'already');
    return;
  }
  const turns = at(state.blocked, passage) ? lasts(table, NONE) : NONE;
  open(table, passage, 'event');
  feel(table);
  addTimer(table, { kind: 'unsealed', of: passage, turns });
}

function cutAir(table: Table, { item }: GameEffect, room: number): void {
  const { state, emit } = table;
  if (at(state.airless, room) !== NONE) {
    fizzle(table, 'cutAir', NONE, 'already');
    return;
  }
  state.airless[room] = state.round;
  state.airItem[room] = item;
  feel(table);
  addTimer(table, { kind: 'airless', of: room, turns: lasts(table, NONE) });
  emit?.({ type: 'airGone', room });
}

/** The monster makes off with what somebody holds; whoever beats it gets it back. */
export function steal(table: Table, effect: GameEffect, number: number, person: Person): void {
  const { state } = table;
  if (effect.item !== NONE) {
    carryOff(table, effect.item, person);
    return;
  }
  if (canPickAny(table, effect, person)) askFor(state, 'pick', gmOf(state), number, person);
  else fizzle(table, 'steal', person, 'nothingHeld');
}

function carryOff(table: Table, item: number, person: Person): void {
  const { game, state, emit } = table;
  const monster = monsterNear(table, eventOf(table), person);
  if (monster === NONE || !holds(state, person, item)) {
    fizzle(table, 'steal', person, monster === NONE ? 'noMonster' : 'nothingHeld');
    return;
  }
  giveUp(state, item, person);
  state.lying.push(item, game.rooms.length + monster);
  feel(table);
  emit?.({ type: 'stolen', item, person, monster });
}

/** An Extra goes where it likes; a character is asked. */
export function move(table: Table, effect: GameEffect, number: number, person: Person): void {
  const { state } = table;
  if (effect.room !== NONE) {
    moveTo(table, number, person, effect.room);
    return;
  }
  if (canPickAny(table, effect, person)) askFor(state, 'pick', gmOf(state), number, person);
  else fizzle(table, 'move', person, 'nothingToPick');
}

function moveTo(table: Table, number: number, person: Person, room: number): void {
  const { state } = table;
  if (room === at(state.room, person)) {
    fizzle(table, 'move', person, 'already');
    return;
  }
  const player = at(state.playerOf, person);
  // Rules 2.4: an Event does not say how a player's character responds.
  if (player !== NONE) {
    askFor(state, 'consent', player, number, person + PEOPLE_MAX * room);
    return;
  }
  feel(table);
  enter(table, person, room, NONE);
}
