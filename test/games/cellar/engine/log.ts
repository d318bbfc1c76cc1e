import type { Seat } from '@/lib/contract/played';
import type { Tile } from '../rules/lamps';
import type { Move } from './moves';

export interface LogEvent {
  readonly seat: Seat;
  readonly move: Move;
  readonly tile: Tile | undefined;
}
export type Emit = (event: LogEvent) => void;
