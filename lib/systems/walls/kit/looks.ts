import type { IconName, Tone } from '@/lib/kit/blocks';
import type { Token } from '../schema';
import type { Colour } from '../vocabulary';

export const ARENA_SIGN: IconName = 'game-icons:brick-wall';

export const SIGNS = {
  wall: 'game-icons:brick-wall',
  arrow: 'game-icons:compass',
} as const satisfies Record<string, IconName>;

const TONES: Readonly<Record<Colour, Tone>> = {
  red: 'alarm',
  blue: 'service',
  yellow: 'hazard',
  green: 'exit',
  black: 'plain',
  white: 'secret',
};

/** What tells a player’s pieces from all others, by colour and by shape. */
export const tokenLook = ({ shape, colour }: Pick<Token, 'shape' | 'colour'>) => ({
  tone: TONES[colour],
  icon: `shape-${shape}`,
});
