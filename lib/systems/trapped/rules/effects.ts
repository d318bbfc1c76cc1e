import type { Event, FollowUp, FurtherEffect, Setting } from '../schema';

/** Returns the effects of both branches of a follow-up, the first branch first. */
export const branchesOf = (followUp: FollowUp): readonly FurtherEffect[] =>
  followUp.kind === 'also' ? followUp.first : [...followUp.first, ...followUp.second];

/** Returns all effects of an Event: its own, then those of what follows. The engine numbers them in this order. */
export const effectsOf = ({ effects, follows }: Pick<Event, 'effects' | 'follows'>): readonly FurtherEffect[] =>
  follows.length === 0 ? effects : [...effects, ...follows.flatMap(branchesOf)];

/** Returns the effects of all Events and of clocks that have run out. */
export const allEffects = ({ events, clocks }: Pick<Setting, 'events' | 'clocks'>): readonly FurtherEffect[] => [
  ...events.flatMap(effectsOf),
  ...clocks.flatMap(({ effects }) => effects),
];

/** Tells whether an Event is only words, which means the usual test of its suit (rules 7.8, ruling A61). */
export const isOnlyWords = ({ effects, follows }: Pick<Event, 'effects' | 'follows'>): boolean =>
  effects.length === 0 && follows.length === 0;
