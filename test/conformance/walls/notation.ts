import * as z from 'zod';
import type { Direction } from '@/lib/kernel/tiling';
import { walls } from '@/lib/systems/walls';
import { compile } from '@/lib/systems/walls/engine/compile';
import type { Game } from '@/lib/systems/walls/engine/game';
import { siteName } from '@/lib/systems/walls/engine/snapshot';
import { type Arena, schema } from '@/lib/systems/walls/schema';
import { starterIn } from '@/test/support/starters';

const standard = starterIn(walls, 'walls-standard');

export type Input = Readonly<Record<string, unknown>>;

const usual: Arena = schema.parse(standard.body);

const names = z.array(z.string());
const boardSchema = z.object({
  topology: z.enum(['square', 'hex']).default('square'),
  width: z.int().min(1),
  height: z.int().min(1),
  holes: names.default([]),
  walls: names.default([]),
  wallKind: z.enum(['edge', 'tile']).optional(),
  wallTiles: names.default([]),
});
const optionsSchema = z.object({
  ...schema.shape.options.shape,
  directions: names,
  arrows: z.int(),
  wallSupply: z.int().nullable(),
});

/** Changes of an operation to the arena of its vector. */
export interface Table {
  readonly arrows?: number;
  readonly wallSupply?: number;
  readonly options?: Partial<Arena['options']>;
}

/** Builds the arena of a vector. */
export function arenaOf(input: Input, { options: changed, ...table }: Table = {}): Arena {
  const { topology, width, height, holes, walls, wallKind, wallTiles } = boardSchema.parse(input);
  const given = z.object({}).loose().default({}).parse(input.options);
  const { directions, arrows, wallSupply, ...options } = optionsSchema.parse({
    ...usual.options,
    directions: [],
    arrows: usual.arrows,
    wallSupply: null,
    ...(wallKind && { wallKind }),
    ...given,
  });
  return {
    ...usual,
    board: { topology, columns: width, rows: height },
    tiles: [
      ...holes.map((id) => ({ id, is: 'hole' as const })),
      ...wallTiles.map((id) => ({ id, is: 'wall' as const })),
    ],
    walls: walls.map((id) => ({ id: id.replace('|', '-') })),
    starts: [],
    arrows: table.arrows ?? arrows,
    wallSupply: table.wallSupply ?? wallSupply,
    options: {
      ...options,
      directions: directions.some((name) => name.length === 2) ? 'diagonals' : 'sides',
      ...changed,
    },
  };
}

export const gameOf = (input: Input, table: Table = {}): Game => compile(arenaOf(input, table));

export function cellOf({ board }: Game, name: string): number {
  const cell = board.cellOf(name);
  if (cell < 0) throw new Error(`there is no tile “${name}”`);
  return cell;
}

export const cellNames = ({ board }: Game, cells: readonly number[]) => cells.map((cell) => board.names[cell] ?? '');

/** Returns the index of a direction by its name. */
export function wayOf({ ways }: Game, name: string): number {
  const way = ways.indexOf(name as Direction);
  if (way < 0) throw new Error(`no arrow points “${name}”`);
  return way;
}

/** Returns a wall site by its name; an index beyond all sites if there is none. */
export function siteOf({ onTiles, board, sites }: Game, name: string): number {
  const site = onTiles ? board.cellOf(name) : board.edgeOf(name);
  return site < 0 ? sites : site;
}

/** Names of wall sites in the vectors' format, such as "A1|B1". */
export const siteNames = (game: Game, sites: readonly number[]) =>
  sites.map((site) => siteName(game, site).replace('-', '|')).toSorted();
