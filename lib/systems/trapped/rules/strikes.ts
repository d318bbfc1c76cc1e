import type { Effect, Event, Selector } from '../schema';

/** Tells whether an Event can be played on no player's character, and touches no place either (ruling A59). */
export const sparesCharacters = ({ selectors, effects }: Pick<Event, 'selectors' | 'effects'>): boolean =>
  (effects.length > 0 && effects.every(isForExtras)) ||
  (selectors.length > 0 && selectors.every(namesExtras) && !effects.some(reachesFurther));

const isForExtras = ({ kind }: Effect) => kind === 'cling';

const namesExtras = (selector: Selector) =>
  selector.kind === 'named' || ('among' in selector && selector.among === 'extras');

/** On a place, or on the person whom the Extra feels about. */
const reachesFurther = (effect: Effect) =>
  effect.kind === 'seal' ||
  effect.kind === 'unseal' ||
  effect.kind === 'cutAir' ||
  ('who' in effect && effect.who === 'related');
