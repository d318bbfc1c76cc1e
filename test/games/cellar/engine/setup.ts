import { below, seededRng } from '@/lib/kernel/rng';
import type { Tile } from '../rules/lamps';
import type { Game } from './game';
import type { State } from './state';

export function setup({ tiles, pits, lamps }: Game, players: number, seed: number): State {
  const rng = seededRng(seed);
  const left = Array.from({ length: tiles }, (_, i): Tile => (i === 0 ? 'door' : i <= pits ? 'pit' : 'floor'));
  const laid: Tile[] = [];
  while (left.length > 0) laid.push(...left.splice(below(rng, left.length), 1));
  return { players, tiles: laid, known: laid.map(() => 0), lamps, turn: 0, escaped: false };
}
