import type { JsonObject } from '@/lib/kernel/json';
import { NONE } from '@/lib/tabletop/play/board';
import type { Game } from './game';
import type { View } from './view';

/** Returns a view as JSON, with names of cells and sites (rules 12). */
export function snapshotOf(view: View): JsonObject {
  const { game, table } = view;
  const orNull = (seat: number) => (seat === NONE ? null : seat);
  const walls = Array.from({ length: game.sites }, (_, site) => site).filter((site) => table.walls[site]);
  return {
    phase: table.phase,
    round: table.round,
    turns: table.turns,
    opener: orNull(table.opener),
    holder: orNull(table.holder),
    active: orNull(table.active),
    walls: walls.map((site) => siteName(game, site)),
    built: table.built,
    left: Number.isFinite(game.supply) ? game.supply - table.built : null,
    quiet: table.quiet,
    stirred: table.stirred,
    sections: orNull(table.sections),
    players: Array.from({ length: table.players }, (_, seat) => ({
      at: game.board.names[table.at[seat] ?? NONE] ?? null,
      awaited: view.isAwaited(seat),
      shut: view.isShut(seat),
      open: view.isOpen(seat),
      arrows: view.arrowsOf(seat)?.map((way) => game.ways[way] ?? '') ?? null,
    })),
    winners: [...table.winners],
  };
}

/** Returns the name of a site: "A1-B1", or "A1" if walls fill tiles. */
export const siteName = ({ onTiles, board }: Pick<Game, 'onTiles' | 'board'>, site: number): string =>
  (onTiles ? board.names : board.edgeNames)[site] ?? '';
