import type { MoveText } from '@/lib/contract/played';
import type { Game } from '../engine/game';
import type { Move } from '../engine/moves';
import type { View } from '../engine/view';
import { tileName } from '../names';

export function describeMove(_: Game, __: View, move: Move): MoveText {
  if (move.type === 'rest') return { text: 'Rest' };
  const name = tileName(move.tile);
  return { text: move.type === 'flip' ? `Turn over ${name}` : `Peek under ${name}`, card: name };
}
