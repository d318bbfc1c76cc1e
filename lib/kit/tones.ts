/** Names of signs; templates/ holds their outlines. */
export type IconName = string;

/** Meaning of an element, which the theme maps to a colour and a pattern. */
export const TONES = [
  'plain',
  'exit',
  'hazard',
  'alarm',
  'service',
  'secret',
  // Suits colour lines, signs and words, and fill no panel: their red and amber are no warnings.
  'clubs',
  'hearts',
  'spades',
  'diamonds',
] as const;
export type Tone = (typeof TONES)[number];
