import { at } from '@/lib/kernel/at';
import { lowestBit } from '@/lib/kernel/bits';
import { canMeet } from './consent';
import { bit, speakerOf, type Table } from './context';
import { isPersonal, PEOPLE_MAX } from './effect';
import { type GameEffect, type GameEventCard, NONE } from './game';
import { canGain } from './people';
import { canPickAny, mayPick } from './picks';
import { canSicken } from './sickness';
import type { Person } from './state';
import { everybodyNamed, strikeable, strongestFor } from './targets';

/** In bits of targets: everybody an Event names, or nobody in particular. */
export const ALL_TARGETS = PEOPLE_MAX;

/** Bits of the targets on whom an Event can be played at all; ALL_TARGETS among them. */
export function targetsOf(table: Table, event: GameEventCard): number {
  const all = !event.personal || everybodyNamed(table, event) !== 0;
  return strikeable(table, event) | (all ? bit(ALL_TARGETS) : 0);
}

/** Those of them for whom it would change anything (A59, A62). */
export function changingTargets(table: Table, event: GameEventCard): number {
  const targets = targetsOf(table, event);
  if (event.bites) return targets;
  let bits = 0;
  for (let left = targets; left !== 0; left &= left - 1) {
    const target = lowestBit(left);
    if (changesAnything(table, event, target)) bits |= bit(target);
  }
  return bits;
}

function changesAnything(table: Table, event: GameEventCard, target: number): boolean {
  const struck = target === ALL_TARGETS ? everybodyNamed(table, event) : bit(target);
  const { effects } = event;
  const place = placeOf(table, event, target);
  for (let i = 0; i < effects.length; i++) {
    const effect = at(effects, i);
    if (isPersonal(effect) ? changesAnyOf(table, event, effect, struck) : changesPlace(table, effect, place))
      return true;
  }
  return false;
}

/** The person an Event must touch: the one it was drawn for, or the one it is played on. */
const placeOf = ({ state }: Table, { personal }: GameEventCard, target: number): Person => {
  const { drawnFor } = state.happening;
  return drawnFor === NONE && personal && target !== ALL_TARGETS ? target : drawnFor;
};

function changesAnyOf(table: Table, event: GameEventCard, effect: GameEffect, struck: number): boolean {
  for (let left = struck; left !== 0; left &= left - 1) {
    if (changesPerson(table, event, effect, lowestBit(left))) return true;
  }
  return false;
}

function changesPlace(table: Table, effect: GameEffect, person: Person): boolean {
  const target = effect.kind === 'cutAir' ? effect.room : effect.passage;
  return target === NONE ? canPickAny(table, effect, person) : mayPick(table, effect, person, target);
}

function changesPerson(table: Table, event: GameEventCard, effect: GameEffect, person: Person): boolean {
  const { state } = table;
  const player = at(state.playerOf, person);
  switch (effect.kind) {
    case 'sicken':
      return canSicken(table, effect, person);
    case 'grant':
      return effect.conditional ? canBargain(table, effect, person) : canGain(table, effect.item, person);
    case 'move':
      return effect.room === NONE ? canPickAny(table, effect, person) : effect.room !== at(state.room, person);
    case 'cling': {
      const to = strongestFor(state, event, person);
      return player === NONE && to !== NONE && at(state.clings, person) !== to;
    }
    case 'extraTurn':
      return player !== NONE && !state.extraTurn && (!effect.conditional || hasTaker(table, effect, person));
    default:
      // Whoever can suffer what bites feels it.
      return true;
  }
}

function hasTaker(table: Table, effect: GameEffect, person: Person): boolean {
  for (let player = 0; player < table.state.players; player++) {
    if (canMeet(table, effect, person, player)) return true;
  }
  return false;
}

/** Whether somebody who can meet the condition would come by anything. */
function canBargain(table: Table, effect: GameEffect, person: Person): boolean {
  const { state } = table;
  const isFree = speakerOf(state, person) === NONE;
  for (let player = 0; player < state.players; player++) {
    if (!canMeet(table, effect, person, player)) continue;
    if (canGain(table, effect.item, isFree ? at(state.characterOf, player) : person)) return true;
  }
  return false;
}
