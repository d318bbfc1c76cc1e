import type { Tone } from '@/lib/kit/blocks';

/** Colours that authors choose among, and the tone in which each is printed. */
const COLOUR_TONES = {
  green: 'exit',
  blue: 'service',
  yellow: 'hazard',
  red: 'alarm',
  black: 'plain',
  white: 'secret',
} as const satisfies Readonly<Record<string, Tone>>;

export type PrintedColour = keyof typeof COLOUR_TONES;

export const toneOf = (colour: PrintedColour): Tone => COLOUR_TONES[colour];
