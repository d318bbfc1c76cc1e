import type { MoveText } from '@/lib/contract/played';
import type { Direction } from '@/lib/kernel/tiling';
import { NONE } from '@/lib/tabletop/play/board';
import { personId } from '@/lib/tabletop/play/seats';
import type { Game } from '../engine/game';
import type { Act, Move } from '../engine/moves';
import { siteName } from '../engine/snapshot';
import type { View } from '../engine/view';

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

/** Formats arrows, such as "east, then south". */
export const waysInWords = ({ ways }: Game, arrows: readonly number[]): string =>
  arrows.map((way) => WORDS[ways[way] ?? 'N']).join(', then ');

export const tileName = ({ board }: Game, cell: number): string => board.names[cell] ?? '';

/** Formats the site of a wall: "between A1 and B1", or "on A1" if walls fill tiles. */
export function placeOfWall(game: Game, site: number): string {
  if (game.onTiles) return `on ${tileName(game, site)}`;
  const { edgeCells } = game.board;
  return `between ${tileName(game, edgeCells[2 * site] ?? site)} and ${tileName(game, edgeCells[2 * site + 1] ?? site)}`;
}

/** Formats a path, such as "to C3" or "by way of C2 to C3". */
export function pathInWords(game: Game, path: readonly number[]): string {
  const [last, ...between] = path
    .slice(1)
    .map((cell) => tileName(game, cell))
    .toReversed();
  return between.length === 0 ? `to ${last}` : `by way of ${between.toReversed().join(' and ')} to ${last}`;
}

export function describeMove(game: Game, view: View, move: Move): MoveText {
  if (move.type === 'act') return sayAct(game, view, move);
  const arrows = move.arrows.length === 1 ? 'arrow' : 'arrows';
  return {
    text: `Point your ${arrows} ${waysInWords(game, move.arrows)}`,
    ...(typeof view.who === 'number' && { person: personId(view.who) }),
  };
}

function sayAct(game: Game, view: View, { use, wall }: Act): MoveText {
  const path = view.pathOf(use) ?? [];
  const end = tileName(game, path.at(-1) ?? NONE);
  const move = path.length > 1 ? `Go ${pathInWords(game, path)}` : `Stay on ${end}`;
  return {
    text: `${move} and put up ${wall === NONE ? 'no wall' : `a wall ${placeOfWall(game, wall)}`}`,
    tile: end,
    ...(wall !== NONE && !game.onTiles && { edge: siteName(game, wall) }),
    person: personId(view.table.active),
  };
}
