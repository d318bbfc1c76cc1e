import { at } from '@/lib/kernel/at';
import type { Context } from './context';
import { type GameEffect, type GameEventCard, NONE } from './game';
import type { Fizzle } from './log';
import { INVENTED, type Person, type Timer } from './state';

/** Effect of an Event that has only text. */
const USUAL_TEST: GameEffect = {
  kind: 'suitTest',
  passage: NONE,
  room: NONE,
  item: NONE,
  attribute: NONE,
  related: false,
  conditional: false,
  turns: NONE,
};

export function effectAt({ game, state }: Context, effect: number): GameEffect {
  const { event } = state.eventInPlay;
  return effect === INVENTED || event === INVENTED ? USUAL_TEST : at(at(game.events, event).effects, effect);
}

export const isPersonal = ({ kind }: GameEffect): boolean => kind !== 'seal' && kind !== 'unseal' && kind !== 'cutAir';

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
