import { at } from '@/lib/kernel/at';
import { ATTRIBUTES } from '../../vocabulary';
import { suitOf } from '../cards';
import { askFor, push, TASKS } from './agenda';
import { ask as askConsent } from './consent';
import { type GameEffect, type GameEventCard, NONE } from './game';
import { enter, gain, giveUp, open } from './people';
import { INVENTED, type Person, type Timer } from './state';
import { bit, gmOf, has, speakerOf, type Table } from './table';
import { monsterNear, relatedTo, strongest } from './targets';
import { holds, isAlive, isShut } from './world';

/** Whether an effect happens to somebody, rather than to the place. */
export const isPersonal = ({ kind }: GameEffect): boolean => kind !== 'seal' && kind !== 'unseal' && kind !== 'cutAir';

/** The attribute that goes with each suit, in the order of SUITS: charm, nerve, wits and quick feet. */
const USUAL = (['sexy', 'brave', 'clever', 'fast'] as const).map((attribute) => ATTRIBUTES.indexOf(attribute));

/** Carries out an effect of the Event that is happening, on a person if it is about one. */
export function apply(table: Table, effect: GameEffect, number: number, person: Person): void {
  const { state } = table;
  switch (effect.kind) {
    case 'monsterConflict': {
      const monster = monsterNear(table, eventOf(table), person);
      if (monster === NONE) return;
      feel(table);
      push(state, TASKS.strike, monster, person);
      return;
    }
    case 'steal':
      steal(table, effect, number, person);
      return;
    case 'seal':
    case 'unseal':
    case 'cutAir':
      pickOrDo(table, effect, number);
      return;
    case 'hurt':
      feel(table);
      push(state, TASKS.hurt, victimOf(table, effect, person));
      return;
    case 'sicken':
      sicken(table, effect, person);
      return;
    case 'grant':
      effect.conditional ? askConsent(table, number, person, 0) : grant(table, effect, person);
      return;
    case 'move':
      move(table, effect, number, person);
      return;
    case 'cling':
      cling(table, person);
      return;
    case 'extraTurn':
      effect.conditional ? askConsent(table, number, person, 0) : earnTurn(table, person);
      return;
    case 'test':
      feel(table);
      push(state, TASKS.test, effect.attribute, victimOf(table, effect, person));
      return;
    case 'suitTest':
      feel(table);
      push(state, TASKS.test, at(USUAL, suitOf(state.happening.card)), person);
      return;
  }
}

const INVENTION: Pick<GameEventCard, 'suit' | 'selectors'> = { suit: NONE, selectors: [] };

function eventOf({ game, state }: Table): Pick<GameEventCard, 'suit' | 'selectors'> {
  const { event } = state.happening;
  return event === INVENTED ? INVENTION : at(game.events, event);
}

const victimOf = ({ game, state }: Table, { related }: GameEffect, person: Person): Person =>
  related ? relatedTo(state, at(game.events, state.happening.event), person) : person;

/** The Event has made a difference. */
export function feel({ state }: Table): void {
  state.happening.felt = true;
}

/** How long the Event lasts; the GM's own turn, in which it came, does not count (A38). */
function lasts({ game, state }: Table, turns: number): number {
  const given = turns === NONE ? at(game.events, state.happening.event).turns : turns;
  return given !== NONE && state.happening.trigger === 'gm' ? given + 1 : given;
}

function addTimer({ state }: Table, timer: Pick<Timer, 'kind' | 'of' | 'turns'> & Partial<Timer>): void {
  if (timer.turns !== NONE) state.timers.push({ room: NONE, item: NONE, carriers: 0, ...timer });
}

/** What the GM may pick for an effect, one by one: passages, rooms or the things somebody holds. */
export function mayPick(table: Table, effect: GameEffect, person: Person, index: number): boolean {
  const { game, state } = table;
  switch (effect.kind) {
    case 'seal':
      return index < game.passages.length && isReal(table, index) && !at(state.sealed, index);
    case 'unseal':
      return index < game.passages.length && isReal(table, index) && isShut(state, index);
    case 'cutAir':
      return index < game.rooms.length && canLoseAir(table, index);
    case 'steal':
      return index < game.items.length && holds(state, person, index);
    case 'move':
      return index < game.rooms.length && index !== at(state.room, person);
    default:
      return false;
  }
}

function isReal({ game }: Table, passage: number): boolean {
  return at(game.passages, passage).a !== NONE;
}

/** Corridors go first; where there are none, any room but the safe place. */
function canLoseAir({ game, state }: Table, room: number): boolean {
  if (at(state.airless, room) !== NONE) return false;
  return game.rooms.some(({ corridor }) => corridor) ? at(game.rooms, room).corridor : room !== game.start;
}

function canPickAny(table: Table, effect: GameEffect, person: Person): boolean {
  const { game } = table;
  const count = Math.max(game.passages.length, game.rooms.length, game.items.length);
  for (let i = 0; i < count; i++) if (mayPick(table, effect, person, i)) return true;
  return false;
}

function pickOrDo(table: Table, effect: GameEffect, number: number): void {
  const target = effect.kind === 'cutAir' ? effect.room : effect.passage;
  if (target !== NONE) {
    pick(table, effect, number, NONE, target, false);
    return;
  }
  if (canPickAny(table, effect, NONE)) askFor(table.state, 'pick', gmOf(table.state), number, NONE);
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
      if (!more || --state.happening.picks <= 0 || !canPickAny(table, effect, NONE)) return;
      askFor(state, 'pick', gmOf(state), number, NONE);
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
  if (at(state.sealed, passage)) return;
  state.sealed[passage] = true;
  feel(table);
  addTimer(table, { kind: 'sealed', of: passage, turns: lasts(table, NONE) });
  emit?.({ type: 'sealed', passage });
}

function unseal(table: Table, passage: number): void {
  const { state } = table;
  if (!isShut(state, passage)) return;
  const turns = at(state.blocked, passage) ? lasts(table, NONE) : NONE;
  open(table, passage);
  feel(table);
  addTimer(table, { kind: 'unsealed', of: passage, turns });
}

function cutAir(table: Table, { item }: GameEffect, room: number): void {
  const { state, emit } = table;
  if (at(state.airless, room) !== NONE) return;
  state.airless[room] = state.round;
  state.airItem[room] = item;
  feel(table);
  addTimer(table, { kind: 'airless', of: room, turns: lasts(table, NONE) });
  emit?.({ type: 'airGone', room });
}

/** The monster makes off with what somebody holds; whoever beats it gets it back. */
function steal(table: Table, effect: GameEffect, number: number, person: Person): void {
  const { state } = table;
  if (effect.item !== NONE) {
    carryOff(table, effect.item, person);
    return;
  }
  if (canPickAny(table, effect, person)) askFor(state, 'pick', gmOf(state), number, person);
}

function carryOff(table: Table, item: number, person: Person): void {
  const { game, state, emit } = table;
  const monster = monsterNear(table, eventOf(table), person);
  if (monster === NONE || !holds(state, person, item)) return;
  giveUp(state, item, person);
  state.lying.push(item, game.rooms.length + monster);
  feel(table);
  emit?.({ type: 'stolen', item, person, monster });
}

function sicken(table: Table, { turns, room, item }: GameEffect, person: Person): void {
  const { state, emit } = table;
  let carriers = 0;
  for (let other = 0; other < state.people; other++) {
    if (isAlive(state, other) && at(state.room, other) === room) carriers |= bit(other);
  }
  feel(table);
  addTimer(table, { kind: 'sick', of: person, turns: lasts(table, turns), room, item, carriers });
  emit?.({ type: 'fellIll', person, turns });
}

/** Whoever was struck gains; an Extra nobody controls keeps it for whoever wins it over. */
export function grant(table: Table, { item }: GameEffect, person: Person): void {
  if (item !== NONE && gain(table, item, person)) feel(table);
}

/** An Extra goes where it likes; a character is asked. */
function move(table: Table, effect: GameEffect, number: number, person: Person): void {
  const { state } = table;
  if (effect.room !== NONE) {
    moveTo(table, number, person, effect.room);
    return;
  }
  if (canPickAny(table, effect, person)) askFor(state, 'pick', gmOf(state), number, person);
}

function moveTo(table: Table, number: number, person: Person, room: number): void {
  const { state } = table;
  if (room === at(state.room, person)) return;
  const player = at(state.playerOf, person);
  // Rules 2.4: an Event does not say how a player's character responds.
  if (player !== NONE) {
    askFor(state, 'consent', player, number, person + PEOPLE_MAX * room);
    return;
  }
  feel(table);
  enter(table, person, room, NONE);
}

/** Persons are fewer, so that a room and a person fit into one number. */
export const PEOPLE_MAX = 16;

function cling(table: Table, person: Person): void {
  const { state, emit } = table;
  if (at(state.playerOf, person) !== NONE) return;
  const event = eventOf(table);
  const suit = event.selectors.find(({ kind }) => kind === 'relationship')?.suit ?? NONE;
  const to = strongest(state, person, suit);
  if (to === NONE) return;
  state.clings[person] = to;
  feel(table);
  addTimer(table, { kind: 'clinging', of: person, turns: lasts(table, NONE) });
  emit?.({ type: 'clung', person, to });
  enter(table, person, at(state.room, to), NONE);
}

/** Another turn, once the Event is over; never within one. */
export function earnTurn(table: Table, person: Person): void {
  const { state, emit } = table;
  const player = at(state.playerOf, person);
  if (player === NONE || state.extraTurn) return;
  state.happening.extraTurn = player;
  feel(table);
  emit?.({ type: 'extraTurn', player });
}

/** Whether somebody who is ill gets what they need: the thing, or something from the room where the cure is. */
export function cure(table: Table): void {
  const { state, emit } = table;
  for (let i = state.timers.length - 1; i >= 0; i--) {
    const timer = at(state.timers, i);
    if (timer.kind !== 'sick' || !isCured(table, timer)) continue;
    state.timers.splice(i, 1);
    emit?.({ type: 'cured', person: timer.of });
  }
}

function isCured({ game, state }: Table, { of, item, carriers }: Timer): boolean {
  const room = at(state.room, of);
  for (let person = 0; person < state.people; person++) {
    if (at(state.room, person) !== room || !isAlive(state, person)) continue;
    if (has(carriers, person) || (item !== NONE && at(game.items, item).thing && holds(state, person, item)))
      return true;
  }
  return item !== NONE && !at(game.items, item).thing && at(state.known, item);
}

/** Whether a person's fate is the GM's to say. */
export const isGmPerson = (table: Table, person: Person): boolean => speakerOf(table.state, person) === NONE;
