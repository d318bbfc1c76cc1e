import { describe, expect, it } from 'vitest';
import { starterOf } from '@/test/support/starters';
import { type Arena, schema } from '../schema';
import { groundOf, standingOn, supplyLeft } from './ground';
import { fairestStarts, placedStarts, startFairness, startsOf, tablesOf, tokensOf } from './starts';

const faster = await starterOf('walls', 'walls-faster');
const hive = await starterOf('walls', 'walls-hive');
const standard = await starterOf('walls', 'walls-standard');

const [usual, small, hexagons] = [standard, faster, hive].map((each) => schema.parse(each.body)) as [
  Arena,
  Arena,
  Arena,
];
const withStarts = (cells: Readonly<Record<string, string>>, body = usual): Arena => ({
  ...body,
  starts: Object.entries(cells).map(([id, cell]) => ({ id, cell })),
});
const named = (body: Arena, cells: readonly number[]) => cells.map((cell) => groundOf(body).board.names[cell]);
const startNames = (body: Arena, players: number) => named(body, startsOf(body, groundOf(body), players));

describe('the ground', () => {
  it('ignores walls that are not on an edge of the board', () => {
    const ids = ['A1-B1', 'B1-A1', 'A1-A9', 'A1-C1', 'D4-E4', 'rubbish'];
    expect(standingOn(groundOf({ ...usual, walls: ids.map((id) => ({ id })) }))).toBe(2);
  });

  it('has walls on edges or on tiles, depending on the house rule', () => {
    const body: Arena = { ...small, tiles: [{ id: 'C3', is: 'wall' }] };
    const onTiles = groundOf({ ...body, options: { ...body.options, wallKind: 'tile' } });
    expect([standingOn(groundOf(body)), standingOn(onTiles)]).toEqual([4, 1]);
    expect(onTiles.board.edgeNames.filter((_, edge) => onTiles.closed[edge])).toEqual([
      'C2-C3',
      'B3-C3',
      'C3-D3',
      'C3-C4',
    ]);
  });

  it('subtracts standing walls from the supply', () => {
    const ground = groundOf(small);
    expect([null, 10, 3].map((wallSupply) => supplyLeft({ wallSupply }, ground))).toEqual([
      Number.POSITIVE_INFINITY,
      6,
      0,
    ]);
  });
});

describe('starts', () => {
  it('are those of the file', () => {
    expect(startNames(usual, 3)).toEqual(['A1', 'G4', 'B7']);
  });

  it.each<readonly [string, Arena]>([
    ['missing', withStarts({ '2-1': 'A1' })],
    ['on a hole', withStarts({ '2-1': 'A1', '2-2': 'B2' }, { ...usual, tiles: [{ id: 'B2', is: 'hole' }] })],
    ['on each other', withStarts({ '2-1': 'A1', '2-2': 'A1' })],
    ['off the board', withStarts({ '2-1': 'A1', '2-2': 'Z9' })],
    [
      'on a walled tile',
      withStarts(
        { '2-1': 'A1', '2-2': 'B2' },
        { ...usual, tiles: [{ id: 'B2', is: 'wall' }], options: { ...usual.options, wallKind: 'tile' } },
      ),
    ],
  ])('that are %s are replaced by the tile farthest from the others', (_, body) => {
    expect(startNames(body, 2)).toEqual(['A1', 'G7']);
  });

  it('are chosen in the largest part of the board if the file has none', () => {
    const column: Arena['tiles'] = [1, 2, 3, 4, 5, 6, 7].map((row) => ({ id: `B${row}`, is: 'hole' }));
    expect(startNames({ ...withStarts({}), tiles: column }, 2)).toEqual(['C1', 'G7']);
  });

  it('are missing only if no tile is left', () => {
    const tiles = groundOf(usual).board.names.slice(1);
    const body: Arena = { ...usual, tiles: tiles.map((id) => ({ id, is: 'hole' })) };
    expect(startNames(body, 3)).toEqual(['A1', undefined, undefined]);
    expect(
      startsOf({ starts: [] }, groundOf({ ...body, tiles: [...body.tiles, { id: 'A1', is: 'hole' }] }), 2),
    ).toEqual([-1, -1]);
  });

  it('are unfair if one is further away, has more open sides, or cannot be reached', () => {
    const ground = groundOf(usual);
    const fairness = (...cells: readonly string[]) =>
      startFairness(
        ground,
        cells.map((cell) => ground.board.cellOf(cell)),
      );
    expect(fairness('A1', 'G4', 'B7')).toEqual({ nearest: [7, 8, 7], sides: [2, 3, 3], isFair: true });
    expect(fairness('A1', 'B1', 'G7')).toMatchObject({ nearest: [1, 1, 11], isFair: false });
    expect(fairness('A1', 'D4')).toMatchObject({ sides: [2, 4], isFair: false });
    const alone = groundOf({ ...usual, walls: [{ id: 'A1-B1' }, { id: 'A1-A2' }] });
    expect(startFairness(alone, placedStarts(usual, alone, 3))).toMatchObject({ sides: [0, 3, 3], isFair: false });
  });

  it('have up to six sides on hexagons', () => {
    const ground = groundOf(hexagons);
    expect(startFairness(ground, [ground.board.cellOf('D4'), ground.board.cellOf('A4')]).sides).toEqual([6, 3]);
  });
});

describe('seats', () => {
  it('follow the numbers of players in the file, even if they are swapped', () => {
    expect(tablesOf({ players: { min: 4, max: 2 } })).toEqual([2, 3, 4]);
  });

  it('get distinct tokens if the file has too few', () => {
    const tokens = tokensOf({ tokens: usual.tokens.slice(0, 2) }, 6);
    expect(tokens.slice(0, 2)).toEqual(usual.tokens.slice(0, 2));
    for (const key of ['id', 'shape', 'colour'] as const) expect(new Set(tokens.map((each) => each[key])).size).toBe(6);
  });
});

describe('the fairest places', () => {
  it.each([usual, small, hexagons])('are fair and far apart on the boards of the starters', (body) => {
    const ground = groundOf(body);
    for (const players of tablesOf(body)) {
      const cells = fairestStarts(body, players).map((name) => ground.board.cellOf(name));
      const [found, placed] = [cells, placedStarts(body, ground, players)].map((each) => startFairness(ground, each));
      expect(found?.isFair).toBe(true);
      expect(Math.min(...(found?.nearest ?? []))).toBeGreaterThanOrEqual(Math.min(...(placed?.nearest ?? [])));
    }
  });

  it('are the corners for four, clockwise', () => {
    expect(fairestStarts(usual, 4)).toEqual(['A1', 'G1', 'G7', 'A7']);
  });

  it('are in the largest part, and on no walled tile', () => {
    const row: Arena['tiles'] = [...'ABCDEFG'].map((letter) => ({ id: `${letter}3`, is: 'wall' }));
    const body: Arena = { ...usual, tiles: row, options: { ...usual.options, wallKind: 'tile' } };
    expect(fairestStarts(body, 4).filter((name) => Number(name.slice(1)) < 4)).toEqual([]);
  });

  it('are fewer than requested only if there is no room', () => {
    const tiles: Arena['tiles'] = groundOf(usual)
      .board.names.slice(2)
      .map((id) => ({ id, is: 'hole' }));
    expect(fairestStarts({ ...usual, tiles }, 3)).toEqual(['A1', 'B1']);
    expect(
      fairestStarts({ ...usual, tiles: [...tiles, { id: 'A1', is: 'hole' }, { id: 'B1', is: 'hole' }] }, 2),
    ).toEqual([]);
  });
});
