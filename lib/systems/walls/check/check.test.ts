import { describe, expect, it } from 'vitest';
import { describeCheck } from '@/test/support/check.suite';
import { starterOf } from '@/test/support/starters';
import { type Arena, schema } from '../schema';
import { check } from '.';
import { CODES } from './codes';

const faster = await starterOf('walls', 'walls-faster');
const hive = await starterOf('walls', 'walls-hive');
const standard = await starterOf('walls', 'walls-standard');

const [usual, small, hexagons] = [standard, faster, hive].map((each) => schema.parse(each.body)) as [
  Arena,
  Arena,
  Arena,
];
const codesOf = (body: Arena) => check(body).map(({ code }) => code.replace('walls/', ''));

const having = (part: Partial<Arena>, body = usual): Arena => ({ ...body, ...part });
const ruled = (part: Partial<Arena['options']>, body = usual) =>
  having({ options: { ...body.options, ...part } }, body);
const walled = (...ids: readonly string[]) => having({ walls: ids.map((id) => ({ id })) });
const holed = (ids: readonly string[], body = usual) =>
  having({ tiles: ids.map((id) => ({ id, is: 'hole' as const })) }, body);
const column = (letter: string) => [1, 2, 3, 4, 5, 6, 7].map((row) => `${letter}${row}`);
/** Makes all other tiles holes. */
const only = (...kept: readonly string[]) => holed([...'ABCDEFG'].flatMap(column).filter((id) => !kept.includes(id)));
const starting = (cells: Readonly<Record<string, string>>, body = usual) =>
  having(
    {
      starts: [
        ...body.starts.map(({ id, cell }) => ({ id, cell: cells[id] ?? cell })),
        ...Object.entries(cells).flatMap(([id, cell]) =>
          body.starts.some((each) => each.id === id) ? [] : [{ id, cell }],
        ),
      ],
    },
    body,
  );
const token = (place: number, change: Partial<Arena['tokens'][number]>) =>
  having({ tokens: usual.tokens.map((each, i) => (i === place ? { ...each, ...change } : each)) });

/** Defects of an otherwise sound arena, and the codes that the check reports. */
const CASES: readonly (readonly [string, Arena, readonly string[]])[] = [
  ['no tile at all', only(), ['too-few-tiles', ...Array.from({ length: 9 }, () => 'start-off-board')]],
  ['one tile', only('A1'), ['too-few-tiles', ...Array.from({ length: 7 }, () => 'start-off-board')]],
  [
    'two tiles for two',
    having(
      {
        players: { min: 2, max: 2 },
        starts: [
          { id: '2-1', cell: 'A1' },
          { id: '2-2', cell: 'B1' },
        ],
      },
      only('A1', 'B1'),
    ),
    ['too-few-tiles'],
  ],
  [
    'three tiles for two',
    having(
      {
        players: { min: 2, max: 2 },
        starts: [
          { id: '2-1', cell: 'A1' },
          { id: '2-2', cell: 'C1' },
        ],
      },
      only('A1', 'B1', 'C1'),
    ),
    ['crowded'],
  ],
  ['six on nine tiles', having({ ...sixOnNine() }), ['crowded', 'starts-unfair']],
  ['two halves', holed(column('D')), ['board-in-pieces', 'starts-apart']],
  ['a corner cut off', holed(['C1', 'B2', 'A3', 'C2']), ['board-in-pieces', 'starts-apart']],
  ['holes off the board', holed(['H1', 'A8', 'nowhere']), ['tile-off-board']],
  ['a walled tile where walls stand on sides', having({ tiles: [{ id: 'D4', is: 'wall' }] }), ['tile-idle']],
  ['a wall without tiles', walled('x7'), ['wall-unreadable']],
  ['walls on the rim', walled('G1-H1', 'A7-A8'), ['wall-on-rim']],
  ['a wall at a hole', having({ tiles: [{ id: 'D4', is: 'hole' }], walls: [{ id: 'D4-E4' }] }), ['wall-on-rim']],
  ['a wall between distant tiles', walled('A1-C1', 'B2-C3'), ['wall-apart']],
  ['a wall between distant hexagons', having({ walls: [{ id: 'C3-D4' }] }, hexagons), ['wall-apart']],
  ['a wall twice', walled('D4-E4', 'E4-D4'), ['wall-twice']],
  ['a wall the wrong way round', walled('E4-D4'), ['wall-reversed']],
  ['walls on sides where they fill tiles', ruled({ wallKind: 'tile' }, walled('D4-E4')), ['wall-idle']],
  ['fewer walls than stand', having({ wallSupply: 3 }, small), ['supply-too-small']],
  ['no wall in the box', having({ wallSupply: 4 }, small), ['no-wall-left']],
  ['one wall for a corner that takes two', having({ wallSupply: 1 }), ['supply-cuts-nothing']],
  ['two walls for hexagons that take three', having({ wallSupply: 2 }, hexagons), ['supply-cuts-nothing']],
  [
    'one arrow where the first tile does not count',
    ruled({ wallKind: 'tile', includeStartTile: false }, having({ arrows: 1 })),
    ['no-place-on-path'],
  ],
  ['more at least than at most', having({ players: { min: 4, max: 3 } }), ['player-range']],
  ['no starts for three', having({ starts: usual.starts.filter(({ id }) => !id.startsWith('3-')) }), ['start-missing']],
  ['a start without a tile', starting({ '4-3': ' ' }), ['start-missing']],
  ['a start on a hole', holed(['A1']), ['start-off-board', 'start-off-board']],
  ['a start off the board', starting({ '2-2': 'Z99' }), ['start-off-board']],
  [
    'a start on a walled tile',
    ruled({ wallKind: 'tile' }, having({ tiles: [{ id: 'G4', is: 'wall' }] })),
    ['start-walled'],
  ],
  ['two starts on one tile', starting({ '2-2': 'B1' }), ['start-twice']],
  ['a start behind walls', walled('A1-B1', 'A1-A2'), ['starts-apart']],
  ['a start near another', starting({ '3-2': 'C1' }), ['starts-unfair']],
  ['two starts a step apart', starting({ '2-1': 'A1', '2-2': 'A2' }), ['starts-adjacent']],
  ['starts across the table', starting({ '4-2': 'G7', '4-3': 'G1' }), ['starts-order']],
  ['a start in the middle', starting({ '2-1': 'A1', '2-2': 'D4' }), ['starts-unfair']],
  ['starts for nobody', starting({ '2-3': 'A1', '9-1': 'A1', first: 'A1' }), ['start-unknown']],
  ['three tokens for four', having({ tokens: usual.tokens.slice(0, 3) }), ['too-few-tokens']],
  ['no token', having({ tokens: [] }), ['too-few-tokens']],
  ['two tokens that look alike', token(1, { shape: 'triangle', colour: 'red' }), ['tokens-alike']],
  ['two triangles', token(1, { shape: 'triangle' }), ['shape-twice']],
  ['two red tokens', token(1, { colour: 'red' }), ['colour-twice']],
  ['two tokens of the same name', token(1, { name: ' TRIANGLE ' }), ['same-name']],
  ['no story', having({ theme: ' ' }), ['no-story']],
  ['diagonals on hexagons', ruled({ directions: 'diagonals' }, hexagons), ['diagonals-idle']],
  ['an order for one arrow', ruled({ arrowOrder: 'free' }, having({ arrows: 1 })), ['order-idle']],
];

function sixOnNine(): Partial<Arena> {
  const cells = ['A1', 'C1', 'C3', 'A3', 'B2', 'B1'];
  return {
    board: { topology: 'square', columns: 3, rows: 3 },
    players: { min: 6, max: 6 },
    starts: cells.map((cell, i) => ({ id: `6-${i + 1}`, cell })),
    tokens: [
      ...usual.tokens,
      { id: 'star', name: '', text: '', shape: 'star', colour: 'black' },
      { id: 'diamond', name: '', text: '', shape: 'diamond', colour: 'white' },
    ],
  };
}

describe('check()', () => {
  it.each([usual, small, hexagons])('finds nothing in a sound arena', (body) => expect(check(body)).toEqual([]));

  it.each(CASES)('%s', (_, body, codes) => {
    expect(schema.parse(body)).toEqual(body);
    expect(codesOf(body).toSorted()).toEqual(codes.toSorted());
  });

  it('has a case for every code', () => {
    const covered = CASES.flatMap(([, , codes]) => codes.map((code) => `walls/${code}`));
    expect(new Set(covered)).toEqual(new Set(Object.keys(CODES)));
  });

  it('reports misplaced walls and starts by their ids', () => {
    expect(check(walled('D4-E4', 'A1-C1')).map(({ path }) => path)).toEqual([['walls', 'A1-C1']]);
    expect(check(holed(['B7'])).map(({ path }) => path)).toEqual([['starts', '3-3', 'cell']]);
  });

  it('counts the walls that it takes to cut off a part, also beside walls and through narrow places', () => {
    const codes = (body: Arena, wallSupply: number) => codesOf({ ...body, wallSupply });
    expect(codes(usual, 2)).toEqual([]);
    expect(codes(hexagons, 3)).toEqual([]);
    expect(codes(walled('D4-E4'), 2)).toEqual(['supply-cuts-nothing']);
    const besideCorner = having({ walls: [...small.walls, { id: 'A4-A5' }] }, small);
    expect(codes(besideCorner, 6)).toEqual([]);
    // One wall closes the only way between two halves.
    const halves = walled('D1-E1', 'D2-E2', 'D3-E3', 'D4-E4', 'D5-E5', 'D6-E6');
    expect(codes(halves, 7)).not.toContain('supply-cuts-nothing');
    // Two sides of the board are joined by two tiles side by side.
    const joinedBy = holed(['D1', 'D2', 'D3', 'D6', 'D7']);
    expect(codes(joinedBy, 1)).toContain('supply-cuts-nothing');
    expect(codes(joinedBy, 2)).not.toContain('supply-cuts-nothing');
  });

  it('reports the same trouble of several tables once', () => {
    const near = starting({ '2-1': 'A1', '2-2': 'A2', '4-1': 'A1', '4-2': 'B1', '4-3': 'G7', '4-4': 'F7' });
    const issues = check(near).filter(({ code }) => code === 'walls/starts-adjacent');
    expect(issues.map(({ message }) => message)).toEqual([
      'A step from another start: 1 and 2 of 2 players; 1, 2, 3 and 4 of 4 players. The first to play can shut the other in at once. Move one of them away.',
    ]);
  });

  it('ignores starts for more players than allowed', () => {
    expect(check(starting({ '6-1': 'nowhere' }))).toEqual([]);
  });

  describeCheck({ schema, check, codes: Object.keys(CODES), cases: CASES.map(([, body]) => body) });
});
