import type { IconName, Tone } from '@/lib/kit/blocks';
import type { Deck } from '../schema';
import type { Colour, Effect } from '../vocabulary';

export const BOX_SIGN: IconName = 'game-icons:wolf-trap';

/** Signs where the author chose none. */
export const SIGNS = {
  creature: 'monster',
  trap: 'game-icons:wolf-trap',
  superTrap: 'game-icons:caged-ball',
  linkLock: 'game-icons:padlock',
  back: 'game-icons:wolf-trap',
} as const satisfies Record<string, IconName>;

export const ACTION_SIGNS: Readonly<Record<Effect, IconName>> = {
  '': 'game-icons:help',
  swap: 'game-icons:card-exchange',
  steal: 'game-icons:robber-hand',
  peek: 'game-icons:lantern-flame',
  scramble: 'game-icons:card-random',
  bury: 'game-icons:coffin',
  again: 'game-icons:clockwise-rotation',
  steady: 'game-icons:archery-target',
  rescue: 'game-icons:recycle',
};

const TONES: Readonly<Record<Colour, Tone>> = {
  green: 'exit',
  blue: 'service',
  yellow: 'hazard',
  red: 'alarm',
  black: 'plain',
};

/** The deck’s colours: creatures, Actions, Link & Lock. TRAP! is yellow and Super Trap! red in every deck. */
export function tonesOf({ theme: { palette } }: Deck) {
  const at = (i: number, otherwise: Tone): Tone => {
    const colour = palette[i]?.colour;
    return colour ? TONES[colour] : otherwise;
  };
  return { creature: at(0, 'exit'), action: at(1, 'plain'), linkLock: at(2, 'service') };
}
