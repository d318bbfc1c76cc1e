import type { Event, FurtherEffect, Selector } from '../schema';
import { effectsOf } from './effects';

/** Tells whether an Event can be played on no player's character, and touches no place either (ruling A59). */
export function sparesCharacters(event: Pick<Event, 'selectors' | 'effects' | 'follows'>): boolean {
  const effects = effectsOf(event);
  const isDecided = event.follows.some(({ kind }) => kind === 'test' || kind === 'choice');
  return (
    (effects.length > 0 && !isDecided && effects.every(isForExtras)) ||
    (event.selectors.length > 0 && event.selectors.every(namesExtras) && !effects.some(reachesFurther))
  );
}

const isForExtras = ({ kind }: FurtherEffect) => kind === 'cling' || kind === 'walk';

const namesExtras = (selector: Selector) =>
  selector.kind === 'named' || ('among' in selector && selector.among === 'extras');

/** On a place, or on the person whom the Extra feels about. */
const reachesFurther = (effect: FurtherEffect) =>
  ON_PLACE.has(effect.kind) || ('who' in effect && effect.who === 'related');

const ON_PLACE: ReadonlySet<FurtherEffect['kind']> = new Set([
  ...(['seal', 'unseal', 'cutAir', 'shutRoom', 'openRoom', 'flood', 'darken', 'restore'] as const),
  ...(['reveal', 'weakness'] as const),
]);
