import type { Line } from '@/lib/contract/played';
import type { Game } from '../engine/game';
import type { LogEvent } from '../engine/log';
import type { View } from '../engine/view';

export function narrate(_: Game, { seat, move }: LogEvent, view: View): Line {
  const found = move.type === 'rest' ? '' : view.tiles()[move.tile];
  return { text: `Seat ${seat + 1}: ${move.type} ${found}`.trim(), weight: 'turn' };
}
