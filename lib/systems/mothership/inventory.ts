import { sumOf } from '@/lib/kernel/sums';
import type { Ship } from './schema';

/** Numbers of pieces in the box, by sort (rules 2 and 10). */
export interface Inventory {
  readonly characterCards: number;
  readonly characterTokens: number;
  readonly apTokens: number;
  readonly boards: number;
  readonly roundMarker: number;
  readonly orangeTokens: number;
  readonly objectiveTiles: number;
  readonly safeTiles: number;
  readonly trapTiles: number;
  readonly effectTokens: number;
  readonly tilesTotal: number;
  readonly piecesTotal: number;
}

export function inventoryOf({ characters, players, supplies, traps }: Ship): Inventory {
  const trapTiles = sumOf(traps.map(({ tiles }) => tiles));
  const tilesTotal = supplies.objective + supplies.safe + trapTiles;
  const pieces = {
    characterCards: characters.length,
    characterTokens: characters.length,
    apTokens: players.max * players.apPerRound,
    boards: 2,
    roundMarker: 1,
    orangeTokens: supplies.orange,
    effectTokens: sumOf(traps.map(({ tokenCount }) => tokenCount)),
  };
  return {
    ...pieces,
    objectiveTiles: supplies.objective,
    safeTiles: supplies.safe,
    trapTiles,
    tilesTotal,
    piecesTotal: sumOf(Object.values(pieces)) + tilesTotal,
  };
}

/** Set-up of a level for a number of players (rules 3). */
interface SetupCounts {
  readonly safe: number;
  readonly trap: number;
  readonly objective: number;
  readonly layoutTiles: number;
  readonly drawPile: { readonly safe: number; readonly trap: number };
  /** Tiles left in the box; negative if it holds too few. */
  readonly boxLeftover: { readonly safe: number; readonly trap: number; readonly objective: number };
  readonly apPerPlayer: number;
  readonly trackerStart: number;
  readonly fullRounds: number;
}

export function setupCounts(body: Ship, level: Ship['levels'][number], players: number): SetupCounts {
  const { safe, trap, objective } = level;
  const { drawPile, supplies, tracker } = body;
  const inventory = inventoryOf(body);
  const { p1, p2, p3, p4, p5, p6 } = tracker.startOffset;
  const trackerStart = [p1, p1, p2, p3, p4, p5, p6][players] ?? 0;
  return {
    safe,
    trap,
    objective,
    layoutTiles: safe + trap + objective,
    drawPile,
    boxLeftover: {
      safe: supplies.safe - safe - drawPile.safe,
      trap: inventory.trapTiles - trap - drawPile.trap,
      objective: supplies.objective - objective,
    },
    apPerPlayer: body.players.apPerRound,
    trackerStart,
    fullRounds: Math.max(0, tracker.spaces - 1 - trackerStart),
  };
}
