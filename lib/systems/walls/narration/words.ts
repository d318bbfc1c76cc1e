import type { Direction } from '@/lib/kernel/tiling';
import type { Game } from '../engine/game';

const WORDS: Readonly<Record<Direction, string>> = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
};

/** "east, then south". */
export const waysInWords = ({ ways }: Game, arrows: readonly number[]): string =>
  arrows.map((way) => WORDS[ways[way] ?? 'N']).join(', then ');

export const tileName = ({ board }: Game, cell: number): string => board.names[cell] ?? '';

/** "between A1 and B1", or "on A1" where walls fill tiles. */
export function placeOfWall(game: Game, site: number): string {
  if (game.onTiles) return `on ${tileName(game, site)}`;
  const { edgeCells } = game.board;
  return `between ${tileName(game, edgeCells[2 * site] ?? site)} and ${tileName(game, edgeCells[2 * site + 1] ?? site)}`;
}

/** "to C3", "by way of C2 to C3". */
export function pathInWords(game: Game, path: readonly number[]): string {
  const [last, ...between] = path
    .slice(1)
    .map((cell) => tileName(game, cell))
    .toReversed();
  return between.length === 0 ? `to ${last}` : `by way of ${between.toReversed().join(' and ')} to ${last}`;
}
