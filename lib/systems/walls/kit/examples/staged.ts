import type { Block } from '@/lib/kit/blocks';
import { compile } from '../../engine/compile';
import type { Game } from '../../engine/game';
import { bareState } from '../../engine/setup';
import type { State } from '../../engine/state';
import { type Ground, groundOf } from '../../rules/ground';
import { startId } from '../../rules/starts';
import type { Arena } from '../../schema';
import { arenaGrid } from '../board';

/** A small board with a few tokens, to show one rule on. */
export interface Layout {
  readonly columns: number;
  readonly rows: number;
  /** Where each token stands. */
  readonly tokens: readonly string[];
  /** The sides with a wall, and the tiles that are walled where walls fill tiles. */
  readonly walls: readonly string[];
  readonly wallTiles: readonly string[];
}

export interface Staged {
  readonly ground: Ground;
  readonly game: Game;
  readonly state: State;
}

/** A layout on the engine that people play, with tiles and house rules of an arena. */
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

/** The board before anything happens, with labels on some of its free tiles. */
export function figure({ ground, state }: Staged, alt: string, labels: ReadonlyMap<number, string> = new Map()): Block {
  const at = state.at.slice();
  const grid = arenaGrid(ground, (cell) => {
    const [icon, label] = [TOKENS[at.indexOf(cell)]?.icon, labels.get(cell)];
    return { ...(icon && { icon }), ...(label !== undefined && !icon && { label }) };
  });
  return { block: 'figure', figure: { figure: 'grid', grid }, alt, heightMm: FIGURE_MM };
}
