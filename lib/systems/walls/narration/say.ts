import type { Saying } from '@/lib/contract/played';
import { NONE } from '@/lib/tabletop/board';
import { personId } from '@/lib/tabletop/seats';
import type { Game } from '../engine/game';
import type { Act, Move } from '../engine/moves';
import { siteName } from '../engine/snapshot';
import type { View } from '../engine/view';
import { pathInWords, placeOfWall, tileName, waysInWords } from './words';

/** A move in words for a player choosing one, from what that player may know. */
export function say(game: Game, view: View, move: Move): Saying {
  if (move.type === 'act') return sayAct(game, view, move);
  const arrows = move.arrows.length === 1 ? 'arrow' : 'arrows';
  return {
    text: `Point your ${arrows} ${waysInWords(game, move.arrows)}`,
    ...(typeof view.who === 'number' && { person: personId(view.who) }),
  };
}

function sayAct(game: Game, view: View, { use, wall }: Act): Saying {
  const path = view.pathOf(use) ?? [];
  const end = tileName(game, path.at(-1) ?? NONE);
  const move = path.length > 1 ? `Go ${pathInWords(game, path)}` : `Stay on ${end}`;
  return {
    text: `${move} and put up ${wall === NONE ? 'no wall' : `a wall ${placeOfWall(game, wall)}`}`,
    tile: end,
    ...(wall !== NONE && !game.onTiles && { edge: siteName(game, wall) }),
    person: personId(view.active),
  };
}
