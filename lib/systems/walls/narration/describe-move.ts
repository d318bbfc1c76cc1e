import type { MovePart, MoveText } from '@/lib/contract/played';
import type { Direction } from '@/lib/kernel/tiling';
import { NONE } from '@/lib/tabletop/play/board';
import { personId } from '@/lib/tabletop/play/seats';
import { capital, nth } from '@/lib/tabletop/words/wording';
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

const sayWall = (game: Game, wall: number): string => (wall === NONE ? 'no wall' : `a wall ${placeOfWall(game, wall)}`);

/** Words for the move of a token, and the tile where it ends. */
function sayPath(game: Game, view: View, use: readonly number[]): MoveText & { readonly tile: string } {
  const path = view.pathOf(use) ?? [];
  const tile = tileName(game, path.at(-1) ?? NONE);
  return { text: path.length > 1 ? `Go ${pathInWords(game, path)}` : `Stay on ${tile}`, tile };
}

const touchesWall = (game: Game, wall: number) =>
  wall !== NONE && (game.onTiles ? { tile: siteName(game, wall) } : { edge: siteName(game, wall) });

function sayAct(game: Game, view: View, { use, wall }: Act): MoveText {
  const { text, tile } = sayPath(game, view, use);
  return {
    text: `${text} and put up ${sayWall(game, wall)}`,
    ...touchesWall(game, wall),
    tile,
    person: personId(view.table.active),
  };
}

/** Question of the seat that sets its arrows, or whose box is open. */
export const ask = ({ arrows }: Game, { table }: View): string => {
  if (table.phase === 'program') return arrows === 1 ? 'Where does your arrow point?' : 'Where do your arrows point?';
  return 'Your box is open. Where do you go, and where do you put up a wall?';
};

/** Arrow by arrow; then the path, and the wall. */
export function partsOf(game: Game, view: View, move: Move): readonly MovePart[] {
  if (move.type === 'act') {
    return [
      { ask: 'Where do you go?', ...sayPath(game, view, move.use) },
      {
        ask: 'Where do you put up a wall?',
        text: `Put up ${sayWall(game, move.wall)}`,
        ...touchesWall(game, move.wall),
      },
    ];
  }
  return move.arrows.map((way, i) => ({
    ask: move.arrows.length === 1 ? 'Where does your arrow point?' : `Where does your ${nth(i + 1)} arrow point?`,
    text: capital(waysInWords(game, [way])),
  }));
}
