import type { Block } from '@/lib/kit/blocks';
import { compile } from '../../engine/compile';
import type { Game } from '../../engine/game';
import { bareState } from '../../engine/setup';
import type { State } from '../../engine/state';
import { type Ground, groundOf } from '../../rules/ground';
import { startId } from '../../rules/starts';
import type { Arena } from '../../schema';
import { arenaGrid } from '../board';

/** A small board with a few tokens, to illustrate a rule. */
export interface Layout {
  readonly columns: number;
  readonly rows: number;
  /** Cell of each token. */
  readonly tokens: readonly string[];
  /** Edges with a wall, and tiles with a wall if walls fill tiles. */
  readonly walls: readonly string[];
  readonly wallTiles: readonly string[];
}

export interface Staged {
  readonly ground: Ground;
  readonly game: Game;
  readonly state: State;
}

/** Sets up a layout in the game engine, with the topology and house rules of an arena. */
export function staged({ columns, rows, tokens, walls, wallTiles }: Layout, arena: Arena): Staged {
  const body: Arena = {
    ...arena,
    board: { ...arena.board, columns, rows },
    tiles: wallTiles.map((id) => ({ id, is: 'wall' })),
    walls: walls.map((id) => ({ id })),
    starts: tokens.map((cell, seat) => ({ id: startId(tokens.length, seat), cell })),
    wallSupply: null,
  };
  const game = compile(body);
  return { ground: groundOf(body), game, state: bareState(game, tokens.length, 0) };
}

const TOKENS = [
  { name: 'the Triangle', icon: 'shape-triangle' },
  { name: 'the Hexagon', icon: 'shape-hexagon' },
  { name: 'the Circle', icon: 'shape-circle' },
] as const;

export const tokenName = (seat: number): string => TOKENS[seat]?.name ?? '';

const FIGURE_MM = 62;

/** Draws the board with its tokens, and labels on free tiles. */
export function figure({ ground, state }: Staged, alt: string, labels: ReadonlyMap<number, string> = new Map()): Block {
  const at = state.at.slice();
  const grid = arenaGrid(ground, (cell) => {
    const [icon, label] = [TOKENS[at.indexOf(cell)]?.icon, labels.get(cell)];
    return { ...(icon && { icon }), ...(label !== undefined && !icon && { label }) };
  });
  return { block: 'figure', figure: { figure: 'grid', grid }, alt, heightMm: FIGURE_MM };
}
