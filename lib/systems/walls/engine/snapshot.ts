import type { JsonObject } from '@/lib/kernel/json';
import { NONE } from '@/lib/tabletop/play/board';
import type { Game } from './game';
import type { View } from './view';

/** Returns a view as JSON, with names of cells and sites (rules 12). */
export function snapshotOf(view: View): JsonObject {
  const { game } = view;
  const orNull = (seat: number) => (seat === NONE ? null : seat);
  const walls = Array.from({ length: game.sites }, (_, site) => site).filter((site) => view.walls[site]);
  return {
    phase: view.phase,
    round: view.round,
    turns: view.turns,
    opener: orNull(view.opener),
    holder: orNull(view.holder),
    active: orNull(view.active),
    walls: walls.map((site) => siteName(game, site)),
    built: view.built,
    left: Number.isFinite(game.supply) ? game.supply - view.built : null,
    quiet: view.quiet,
    stirred: view.stirred,
    sections: orNull(view.sections),
    players: Array.from({ length: view.players }, (_, seat) => ({
      at: game.board.names[view.at[seat] ?? NONE] ?? null,
      awaited: view.isAwaited(seat),
      shut: view.isShut(seat),
      open: view.isOpen(seat),
      arrows: view.arrowsOf(seat)?.map((way) => game.ways[way] ?? '') ?? null,
    })),
    winners: [...view.winners],
  };
}

/** Returns the name of a site: "A1-B1", or "A1" if walls fill tiles. */
export const siteName = ({ onTiles, board }: Pick<Game, 'onTiles' | 'board'>, site: number): string =>
  (onTiles ? board.names : board.edgeNames)[site] ?? '';
