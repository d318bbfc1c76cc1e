import { at } from '@/lib/kernel/at';
import { lowestBit } from '@/lib/kernel/bits';
import { allHold } from './conditions';
import { canMeet } from './consent';
import { bit, type Context, speakerOf } from './context';
import { isPersonal, PEOPLE_MAX } from './effect';
import { changesFurther, isFurther } from './further-effects';
import { type GameEffect, type GameEventCard, NONE } from './game';
import { canGain } from './people';
import { canPickAny, mayPick } from './picks';
import { canSicken } from './sickness';
import type { Person } from './state';
import { everybodyNamed, strikeable, strongestFor } from './targets';

/** Index of the target bit for everyone the Event names, or for no particular person. */
export const ALL_TARGETS = PEOPLE_MAX;

/** Returns the targets on whom an Event can be played, as bits; ALL_TARGETS can be one. */
export function targetsOf(context: Context, event: GameEventCard): number {
  const all = event.personal ? everybodyNamed(context, event) !== 0 : allHold(context, event.onlyIf, NONE);
  return strikeable(context, event) | (all ? bit(ALL_TARGETS) : 0);
}

/** Returns the targets for whom the Event would change something, as bits (rulings A59, A62). */
export function changingTargets(context: Context, event: GameEventCard): number {
  const targets = targetsOf(context, event);
  if (event.bites) return targets;
  let bits = 0;
  for (let left = targets; left !== 0; left &= left - 1) {
    const target = lowestBit(left);
    if (changesAnything(context, event, target)) bits |= bit(target);
  }
  return bits;
}

function changesAnything(context: Context, event: GameEventCard, target: number): boolean {
  const struck = target === ALL_TARGETS ? everybodyNamed(context, event) : bit(target);
  const { effects } = event;
  const place = placeOf(context, event, target);
  for (let i = 0; i < effects.length; i++) {
    const effect = at(effects, i);
    if (isPersonal(effect) ? changesAnyOf(context, event, effect, struck) : changesPlace(context, event, effect, place))
      return true;
  }
  return event.follows.length > 0 && followsChange(context, event, struck, place);
}

/** Tells whether anything follows that changes the place or somebody struck, as things stand. */
function followsChange(context: Context, event: GameEventCard, struck: number, place: Person): boolean {
  if (!event.personal) return branchesChange(context, event, NONE, place);
  for (let left = struck; left !== 0; left &= left - 1) {
    const person = lowestBit(left);
    if (branchesChange(context, event, person, place)) return true;
  }
  return false;
}

function branchesChange(context: Context, event: GameEventCard, person: Person, place: Person): boolean {
  const { follows, effects, further } = event;
  for (let i = 0; i < follows.length; i++) {
    const { when, first, second } = at(follows, i);
    const branch = allHold(context, when, person) ? first : second;
    for (let k = 0; k < branch.length; k++) {
      const effect = at(further, at(branch, k) - effects.length);
      const isChanged = isPersonal(effect)
        ? changesPerson(context, event, effect, person)
        : changesPlace(context, event, effect, place);
      if (isChanged) return true;
    }
  }
  return false;
}

/** The person an Event was drawn for or, on the GM's turn, its target; place effects must happen near them. */
const placeOf = ({ state }: Context, { personal }: GameEventCard, target: number): Person => {
  const { drawnFor } = state.eventInPlay;
  return drawnFor === NONE && personal && target !== ALL_TARGETS ? target : drawnFor;
};

function changesAnyOf(context: Context, event: GameEventCard, effect: GameEffect, struck: number): boolean {
  for (let left = struck; left !== 0; left &= left - 1) {
    if (changesPerson(context, event, effect, lowestBit(left))) return true;
  }
  return false;
}

function changesPlace(context: Context, event: GameEventCard, effect: GameEffect, person: Person): boolean {
  if (isFurther(effect)) return changesFurther(context, event, effect, NONE);
  const target = effect.kind === 'cutAir' ? effect.room : effect.passage;
  return target === NONE ? canPickAny(context, effect, person) : mayPick(context, effect, person, target);
}

function changesPerson(context: Context, event: GameEventCard, effect: GameEffect, person: Person): boolean {
  const { state } = context;
  const player = at(state.playerOf, person);
  switch (effect.kind) {
    case 'sicken':
      return canSicken(context, effect, person);
    case 'grant':
      return effect.conditional ? canBargain(context, effect, person) : canGain(context, effect.item, person);
    case 'move':
      return effect.room === NONE ? canPickAny(context, effect, person) : effect.room !== at(state.room, person);
    case 'cling': {
      const to = strongestFor(state, event, person);
      return player === NONE && to !== NONE && at(state.clings, person) !== to;
    }
    case 'extraTurn':
      return player !== NONE && !state.extraTurn && (!effect.conditional || hasTaker(context, effect, person));
    case 'monsterConflict':
    case 'steal':
    case 'hurt':
    case 'test':
    case 'suitTest':
      // A harmful effect changes anyone who can suffer it.
      return true;
    default:
      return changesFurther(context, event, effect, person);
  }
}

function hasTaker(context: Context, effect: GameEffect, person: Person): boolean {
  for (let player = 0; player < context.state.players; player++) {
    if (canMeet(context, effect, person, player)) return true;
  }
  return false;
}

function canBargain(context: Context, effect: GameEffect, person: Person): boolean {
  const { state } = context;
  const isFree = speakerOf(state, person) === NONE;
  for (let player = 0; player < state.players; player++) {
    if (!canMeet(context, effect, person, player)) continue;
    if (canGain(context, effect.item, isFree ? at(state.characterOf, player) : person)) return true;
  }
  return false;
}
