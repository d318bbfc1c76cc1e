import type { BySuit, Rank } from '@/lib/tabletop/cards/playing-cards';

/** Attributes that can fit a deed: all but Lucky, which can replace any of them (rules 5.3). */
export const DEED_ATTRIBUTES = ['brave', 'sexy', 'clever', 'fast', 'dangerous'] as const;
export type DeedAttribute = (typeof DEED_ATTRIBUTES)[number];
/** All attributes, in the order of the printed sheets (rules 9.1). */
export const ATTRIBUTES = [...DEED_ATTRIBUTES, 'lucky'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** Intensities of an Event, from its card's rank (rules 2.4). */
export const BANDS = ['minor', 'moderate', 'strong', 'extreme'] as const;
export type Band = (typeof BANDS)[number];
/** Highest rank of each band. */
export const BAND_TOPS = { minor: '5', moderate: '10', strong: 'K', extreme: 'A' } as const satisfies Record<
  Band,
  Rank
>;

/** Kinds of Event by suit (rules 2.4). */
export const EVENT_CATEGORY = {
  hearts: 'relationship',
  diamonds: 'opportunity',
  spades: 'technical',
  clubs: 'violence',
} as const satisfies BySuit<string>;

export const ATTRIBUTE_LABELS: Readonly<Record<Attribute, string>> = {
  brave: 'Brave',
  sexy: 'Sexy',
  clever: 'Clever',
  fast: 'Fast',
  dangerous: 'Dangerous',
  lucky: 'Lucky',
};
/** The attribute usually tested by an Event of each suit. */
export const USUAL_TESTS = {
  hearts: 'sexy',
  diamonds: 'brave',
  spades: 'clever',
  clubs: 'fast',
} as const satisfies BySuit<Attribute>;
/** The attribute tested by a round without air or an uncured illness. */
export const HARDSHIP_TEST: Attribute = 'brave';

export const EVENTS_PER_SUIT = 5;
export const EVENTS_IN_ALL = 20;
/** Most steps of a clock. */
export const MOST_STEPS = 99;
/** Moves of a clock by goals and Events. */
export const CLOCK_MOVES = { on: 'On', back: 'Back', stop: 'Stops it for good' } as const;

export const PLAYERS = { min: 2, max: 5 } as const;
