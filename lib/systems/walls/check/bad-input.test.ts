import { expect, it } from 'vitest';
import type { JsonObject } from '@/lib/kernel/json';
import { starterOf } from '@/test/support/starters';
import { walls } from '..';

const hive = await starterOf('walls', 'walls-hive');
const standard = await starterOf('walls', 'walls-standard');

const usual = standard.body;
const places = [...'ABCDEFG'].flatMap((letter) => [1, 2, 3, 4, 5, 6, 7].map((row) => `${letter}${row}`));
const holed = (isHole: (place: string) => boolean) => ({
  tiles: places.filter(isHole).map((id) => ({ id, is: 'hole' })),
});
const walled = (...ids: readonly string[]) => ({ walls: ids.map((id) => ({ id })) });
const starting = (...cells: readonly string[]) => ({ starts: cells.map((cell, i) => ({ id: `2-${i + 1}`, cell })) });
const board = (columns: number, rows: number) => ({ board: { topology: 'square', columns, rows } });
const text = 'صومعة 🧱 '.repeat(1_000);

/** Malformed arenas, each with the code and path of an issue. */
const ARENAS: readonly (readonly [string, JsonObject, string, string])[] = [
  ['one tile', holed((place) => place !== 'D4'), 'walls/too-few-tiles', 'tiles'],
  ['no tile', holed(() => true), 'walls/too-few-tiles', 'tiles'],
  ['26 columns', board(26, 26), 'shape/wrong-type', 'board.columns'],
  ['26 rows', board(26, 26), 'shape/wrong-type', 'board.rows'],
  ['two halves', holed((place) => place.startsWith('D')), 'walls/board-in-pieces', 'tiles'],
  ['a start on a hole', holed((place) => place === 'F7'), 'walls/start-off-board', 'starts.2-2.cell'],
  ['starts on each other', starting('A1', 'A1'), 'walls/start-twice', 'starts.2-2.cell'],
  ['no starts for three', starting('A1', 'G7'), 'walls/start-missing', 'starts'],
  ['a wall on the rim', walled('G1-H1'), 'walls/wall-on-rim', 'walls.G1-H1'],
  ['a wall between distant tiles', walled('A1-G7'), 'walls/wall-apart', 'walls.A1-G7'],
  ['two walls of one id', walled('A1-B1', 'A1-B1'), 'shape/duplicate-id', 'walls.1'],
  ['a wall twice', walled('A1-B1', 'B1-A1'), 'walls/wall-twice', 'walls.B1-A1'],
  ['a wall the wrong way round', walled('B1-A1'), 'walls/wall-reversed', 'walls.B1-A1'],
  ['a wall with another sign', walled('A1|B1'), 'shape/wrong-type', 'walls.A1|B1.id'],
  ['a wall of squares', { ...hive.body, ...walled('C3-D4') }, 'walls/wall-apart', 'walls.C3-D4'],
  ['nine tiles for six', { ...board(3, 3), players: { min: 6, max: 6 } }, 'walls/crowded', 'players.max'],
  [
    'a long name',
    { tokens: [{ id: 'x', name: text, shape: 'star', colour: 'red' }] },
    'shape/too-long',
    'tokens.x.name',
  ],
  ['a long story', { theme: text }, 'shape/too-long', 'theme'],
];

it.each(ARENAS)('opens an arena with %s, and reports its path', (_, part, code, path) => {
  const opened = walls.open({ ...usual, ...part });
  const issues = [...opened.shapeIssues, ...opened.check()].filter((issue) => issue.code === code);
  expect(issues.map((issue) => issue.path.join('.'))).toContain(path);
  expect(JSON.stringify([opened.facts(), opened.remarks(), opened.plan('table')])).not.toMatch(/Infinity|NaN|null/);
});
