import type { IconName, Tone } from '@/lib/kit/blocks';
import type { Trap, TrapEffect } from '../schema';

/** Icon of the ship, printed small on every part. */
export const SHIP_SIGN: IconName = 'game-icons:spaceship';

export const SIGNS = {
  safe: 'game-icons:footsteps',
  objective: 'game-icons:power-generator',
  trap: 'hazard',
  character: 'game-icons:meeple',
  off: 'game-icons:power-button',
  round: 'game-icons:hourglass',
  back: 'game-icons:alien-stare',
  start: 'here',
  finish: 'exit',
} as const satisfies Record<string, IconName>;

/** Looks of the players, distinct in colour and in shape. */
export const PLAYER_LOOKS: readonly { readonly tone: Tone; readonly icon: IconName; readonly shape: string }[] = [
  { tone: 'exit', icon: 'game-icons:round-star', shape: 'star' },
  { tone: 'service', icon: 'game-icons:moon', shape: 'moon' },
  { tone: 'hazard', icon: 'game-icons:plain-square', shape: 'square' },
  { tone: 'alarm', icon: 'game-icons:hexagonal-nut', shape: 'nut' },
  { tone: 'plain', icon: 'game-icons:anchor', shape: 'anchor' },
  { tone: 'secret', icon: 'game-icons:clover', shape: 'clover' },
];

/** Red for traps that stop or move people, yellow for those that cost points. */
export const trapTone = ({ effects }: Trap): Tone => (effects.some(stops) ? 'alarm' : 'hazard');

const stops = (effect: TrapEffect): boolean =>
  effect.kind === 'compel' ||
  effect.kind === 'teleport' ||
  effect.kind === 'removeTile' ||
  (effect.kind === 'status' && effect.status === 'noMove');
