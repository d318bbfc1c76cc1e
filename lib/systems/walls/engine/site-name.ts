import type { Game } from './game';

/** A site as the rules write it: "A1-B1", or "A1" where walls fill tiles. */
export const siteName = ({ onTiles, board }: Pick<Game, 'onTiles' | 'board'>, site: number): string =>
  (onTiles ? board.names : board.edgeNames)[site] ?? '';
