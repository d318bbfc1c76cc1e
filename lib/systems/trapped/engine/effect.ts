import { at } from '@/lib/kernel/at';
import type { Context } from './context';
import { type Game, type GameEffect, type GameEventCard, NONE } from './game';
import type { Fizzle } from './log';
import { INVENTED, type Person, type Timer } from './state';

/** Effect of an Event that has only text. */
const USUAL_TEST: GameEffect = {
  kind: 'suitTest',
  passage: NONE,
  room: NONE,
  item: NONE,
  attribute: NONE,
  goal: NONE,
  monster: NONE,
  suit: NONE,
  related: false,
  strong: false,
  conditional: false,
  turns: NONE,
  clock: NONE,
  steps: 0,
};

export const effectAt = ({ game, state }: Context, effect: number): GameEffect =>
  effectOf(game, state.eventInPlay.event, effect);

/** Returns an effect of an Event by its number: those at once come first, then those of what follows. */
export function effectOf(game: Game, event: number, effect: number): GameEffect {
  if (effect === INVENTED || event === INVENTED) return USUAL_TEST;
  const { effects, further } = at(game.events, event);
  return effect < effects.length ? at(effects, effect) : at(further, effect - effects.length);
}

/** Effects on the place; those on a room are personal if the room is that of the person hit. */
const ON_PLACE: ReadonlySet<GameEffect['kind']> = new Set(['seal', 'unseal', 'cutAir', 'reveal', 'weakness', 'clock']);
export const ON_ROOM: ReadonlySet<GameEffect['kind']> = new Set(['shutRoom', 'openRoom', 'flood', 'darken', 'restore']);

export const isPersonal = ({ kind, room }: GameEffect): boolean =>
  !ON_PLACE.has(kind) && (room === NONE || !ON_ROOM.has(kind));

const INVENTION: Pick<GameEventCard, 'suit' | 'feeling'> = { suit: NONE, feeling: NONE };

export function eventOf({ game, state }: Context): Pick<GameEventCard, 'suit' | 'feeling'> {
  const { event } = state.eventInPlay;
  return event === INVENTED ? INVENTION : at(game.events, event);
}

export function markFelt({ state }: Context): void {
  state.eventInPlay.felt = true;
}

/** Reports that an effect changed nothing; `person` is its target, if any. */
export function fizzle({ emit }: Context, kind: GameEffect['kind'], person: Person, why: Fizzle): void {
  emit?.({ type: 'fizzled', kind, person, why });
}

/** Returns how many turns an effect lasts. The GM's turn in which it was drawn does not count (ruling A38). */
export function lasts({ game, state }: Context, turns: number): number {
  const given = turns === NONE ? at(game.events, state.eventInPlay.event).turns : turns;
  return given !== NONE && state.eventInPlay.trigger === 'gm' ? given + 1 : given;
}

export function addTimer({ state }: Context, timer: Pick<Timer, 'kind' | 'of' | 'turns'> & Partial<Timer>): void {
  if (timer.turns !== NONE) state.timers.push({ room: NONE, item: NONE, carriers: 0, ...timer });
}

/** Upper bound for the number of people, so that a person and another index fit into one number. */
export const PEOPLE_MAX = 16;
