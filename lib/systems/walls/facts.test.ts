import { expect, it } from 'vitest';
import { formatFacts } from '@/lib/contract/facts';
import { starterOf } from '@/test/support/starters';
import { facts } from './facts';
import { remarks } from './remarks';
import { schema } from './schema';

const faster = await starterOf('walls', 'walls-faster');
const hive = await starterOf('walls', 'walls-hive');
const standard = await starterOf('walls', 'walls-standard');

const [usual, small, hexagons] = [standard, faster, hive].map((each) => schema.parse(each.body));

it('counts tiles, walls and starts under stable names', () => {
  const formatted = (body: typeof usual) => body && formatFacts(facts(body));
  expect(formatted(usual)).toEqual({
    cells: 49,
    columns: 7,
    rows: 7,
    edges: 84,
    walls: 0,
    tokens: 4,
    arrows: 2,
    starts: { '2': 2, '3': 3, '4': 4 },
    nearest: { '2': 10, '3': 7, '4': 6 },
    routes: [],
  });
  expect(formatted(small)).toMatchObject({ cells: 25, edges: 40, walls: 4, nearest: { '2': 5, '3': 3, '4': 4 } });
  expect(formatted(hexagons)).toMatchObject({ cells: 37, edges: 90, starts: { '2': 2, '3': 3 } });
});

it('counts 0 steps if a start is missing or cut off', () => {
  const body = usual && {
    ...usual,
    walls: [{ id: 'A1-B1' }, { id: 'A1-A2' }],
    starts: usual.starts.filter(({ id }) => id !== '3-3'),
  };
  expect(body && formatFacts(facts(body))).toMatchObject({
    starts: { '2': 2, '3': 2, '4': 4 },
    nearest: { '2': 10, '3': 0, '4': 6 },
  });
});

it('has remarks on the distance of starts, sections of the board, and places left for walls', () => {
  const figures = (body = usual) =>
    body && remarks(body).flatMap((remark) => (remark.kind === 'figure' ? [`${remark.label}: ${remark.value}`] : []));
  expect(figures(small)).toEqual([
    'Tiles: 25',
    'Sides between tiles: 40',
    'Sections: 1',
    'Edges left: 36',
    'Walls to put up: 36',
    'Steps between the nearest two of 2: 5',
    'Open sides for 2: 3 and 2',
    'Steps between the nearest two of 3: 3',
    'Open sides for 3: 3, 3 and 3',
    'Steps between the nearest two of 4: 4',
    'Open sides for 4: 3, 3, 3 and 3',
  ]);
  const cut = usual && { ...usual, walls: [{ id: 'A1-B1' }, { id: 'A1-A2' }], starts: [], wallSupply: 5 };
  expect(figures(cut)).toEqual([
    'Tiles: 49',
    'Sides between tiles: 84',
    'Sections: 2',
    'Edges left: 82',
    'Walls to put up: 3',
    ...[2, 3, 4].map((players) => `Starts for ${players}: not all placed`),
  ]);
  expect(cut && remarks(cut).filter(({ kind }) => kind === 'mark')).toEqual([
    { kind: 'mark', path: ['tiles', 'A1'], look: 'stop', title: 'Cut off from most tiles' },
  ]);
});
