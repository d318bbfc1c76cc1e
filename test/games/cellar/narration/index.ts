import type { Line } from '@/lib/contract/played';
import type { Game } from '../engine/game';
import type { LogEvent } from '../engine/log';

export const narrate = (_: Game, { seat, move, tile }: LogEvent): Line => ({
  text: `Seat ${seat + 1}: ${move.type} ${tile ?? (move.type === 'rest' ? '' : '?')}`.trim(),
  weight: 'turn',
});
