import { describe, expect, it } from 'vitest';
import { sizeOf } from '@/lib/kit/blank';
import { formatPlace } from '@/lib/kit/grid';
import { listKit } from '@/lib/kit/kit-list';
import { kitsOf } from '@/test/support/kits-of';
import { startersOf } from '@/test/support/starters';
import { type Arena, schema } from '../schema';
import { buildKit, pieces } from './index';

const starters = await startersOf('walls');

const header = { title: 'Our arena', authors: ['Ann'], licence: 'MIT', language: 'en', summary: '' };
const arenaOf = (id: string): Arena => schema.parse(starters.find((starter) => starter.id === id)?.body);
const [usual, small, hive] = ['walls-standard', 'walls-faster', 'walls-hive'].map(arenaOf) as [Arena, Arena, Arena];
const under = (options: Partial<Arena['options']>, body = usual): Arena => ({
  ...body,
  options: { ...body.options, ...options },
});

const ALL_HOLES: Arena['tiles'] = Array.from({ length: 49 }, (_, i) => ({
  id: formatPlace({ x: i % 7, y: Math.floor(i / 7) }),
  is: 'hole',
}));
const { made, cuts, cutOf, countOf } = kitsOf(header, buildKit);

describe('the box', () => {
  it('has 107 pieces to cut out, and 63 for the small board', () => {
    expect(countOf(usual)).toEqual({
      board: 1,
      walls: 84,
      standees: 4,
      trays: 4,
      lids: 4,
      arrows: 8,
      spinner: 1,
      'spinner-arrow': 1,
    });
    expect([usual, small, hive].map((body) => listKit(made(body)).cutOut)).toEqual([107, 63, 108]);
  });

  it('has pieces for the most players, whatever was ordered', () => {
    for (const players of [2, 3, 4, 9]) expect(listKit(made(usual, { players })).cutOut).toBe(107);
    const six = { ...usual, players: { min: 2, max: 6 } };
    expect(countOf(six)).toMatchObject({ standees: 6, trays: 6, lids: 6, arrows: 12 });
    expect(made(six).pieces.find(({ id }) => id === 'pads')).toMatchObject({ copies: { length: 6 } });
  });

  it('has as many arrows per box as the arena', () => {
    expect(countOf({ ...usual, arrows: 3 })).toMatchObject({ trays: 4, arrows: 12 });
    const numbers = cutOf({ ...usual, arrows: 3 }, 'arrows').parts.map(({ faces: [face] }) =>
      face?.face === 'number' ? face.value : undefined,
    );
    expect(numbers.slice(0, 4)).toEqual([1, 2, 3, 1]);
  });

  it('has no more walls than the supply, but always the standing ones', () => {
    const walls = (wallSupply: number, body = usual) => countOf({ ...body, wallSupply }).walls;
    expect([walls(30), walls(200), walls(2, small)]).toEqual([30, 84, 4]);
    expect(countOf({ ...usual, wallSupply: 0 })).not.toHaveProperty('walls');
  });

  it('has a unique code for each sheet', () => {
    const codes = cuts(usual, { pieces: pieces.map(({ id }) => id) }).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('has no board if there is no tile', () => {
    const none = { ...usual, tiles: ALL_HOLES };
    expect(countOf(none)).not.toHaveProperty('board');
  });
});

describe('walls', () => {
  it('stand as long as a tile’s side and at least 8 mm high', () => {
    for (const [body, length] of [
      [usual, 25],
      [hive, 14],
    ] as const) {
      const { blank } = cutOf(body, 'walls');
      expect(blank.folds).toHaveLength(1);
      for (const { widthMm, heightMm } of blank.panels) {
        expect(widthMm).toBe(length);
        expect(heightMm).toBeGreaterThanOrEqual(8);
      }
    }
  });

  it('lie flat on request', () => {
    expect(pieces.filter(({ extra }) => extra).map(({ id }) => id)).toEqual(['flat-walls']);
    const flat = cutOf(usual, 'flat-walls', { pieces: ['flat-walls'] });
    expect([flat.blank.folds.length, flat.parts[0]?.copies]).toEqual([0, 84]);
  });

  it('are tiles if they fill tiles', () => {
    const body = under({ wallKind: 'tile' });
    expect(countOf(body).walls).toBe(49);
    expect(sizeOf(cutOf(body, 'walls').blank.outline)).toEqual({ widthMm: 24, heightMm: 24 });
    const hexagon = cutOf(under({ wallKind: 'tile' }, hive), 'walls').blank.outline;
    expect(sizeOf(hexagon).heightMm).toBeCloseTo(24);
    expect(cuts(body, { pieces: ['flat-walls'] })).toEqual([]);
  });
});

describe('the board', () => {
  const gridOf = (body: Arena) => {
    const face = cutOf(body, 'board').parts[0]?.faces[0];
    if (face?.face !== 'figure' || face.figure.figure !== 'grid') throw new Error('no grid');
    return face.figure;
  };

  it('has tiles of 25 mm, and labels starts with numbers of players', () => {
    const { grid, squareMm } = gridOf(usual);
    expect([squareMm, grid.squares.length, grid.walls]).toEqual([25, 49, []]);
    const labelled = grid.squares.flatMap(({ x, y, label }) => (label ? [[x, y, label]] : []));
    expect(labelled).toEqual([
      [0, 0, '3·4'],
      [1, 0, '2'],
      [6, 0, '4'],
      [6, 3, '3'],
      [0, 6, '4'],
      [1, 6, '3'],
      [5, 6, '2'],
      [6, 6, '4'],
    ]);
  });

  it('has the walls that stand from the beginning', () => {
    expect(gridOf(small).grid.walls).toHaveLength(4);
    expect(gridOf(hive).grid).toMatchObject({ topology: 'hex', squares: { length: 37 } });
    const walled = under({ wallKind: 'tile' }, { ...usual, tiles: [{ id: 'B2', is: 'wall' }] });
    expect(
      gridOf(walled)
        .grid.squares.filter(({ icon }) => icon)
        .map(({ x, y }) => [x, y]),
    ).toEqual([[1, 1]]);
  });
});

describe('boxes', () => {
  it('have lids that go over them', () => {
    for (const arrows of [1, 2, 3]) {
      const [tray, lid] = ['trays', 'lids'].map((id) => cutOf({ ...usual, arrows }, id).blank.panels[0]);
      expect(lid?.widthMm).toBeGreaterThan(tray?.widthMm ?? 0);
      expect(lid?.heightMm).toBeGreaterThan(tray?.heightMm ?? 0);
      // Every arrow may point anywhere.
      expect(Math.min((tray?.widthMm ?? 0) / arrows, tray?.heightMm ?? 0)).toBeGreaterThan(21);
    }
  });
});

describe('the leaflet', () => {
  const says = (body: Arena): string => JSON.stringify(made(body).pieces.find(({ id }) => id === 'rules'));

  it.each([
    ['tiles that are hexagons', hive, 'in one of six directions'],
    ['holes', hive, 'nor is a side towards a hole'],
    [
      'the seats’ order',
      { ...usual, players: { min: 2, max: 3 } },
      'in this order: Triangle, Hexagon and Circle. Fewer',
    ],
    ['a table of one size', { ...usual, players: { min: 4, max: 4 } }, 'Circle and Square."'],
    ['walls that stand already', small, 'Stand a wall on each thick line.'],
    ['a supply that ends', { ...usual, wallSupply: 30 }, 'Keep the 30 walls within reach of all. Once they are'],
    ['walls beside those that stand', small, 'Cut out the first 25 walls and keep the rest of them'],
    ['no walls', { ...usual, wallSupply: 0 }, 'There are no more walls to put up.'],
    ['one arrow', { ...usual, arrows: 1 }, 'point the arrow in your own box'],
    ['three arrows', { ...usual, arrows: 3 }, 'arrow 2 the one after it, arrow 3 the last'],
    ['who may play', { ...usual, players: { min: 3, max: 3 } }, 'For 3 players.'],
    [
      'tiles that are walled already',
      under({ wallKind: 'tile' }, { ...usual, tiles: [{ id: 'B2', is: 'wall' }] }),
      'Lay a wall on each dark tile.',
    ],
    [
      'tokens with other names',
      { ...usual, tokens: [{ id: 'a', name: 'Ada', text: '', shape: 'star', colour: 'red' }] },
      'Ada on A1',
    ],
  ] satisfies readonly (readonly [string, Arena, string])[])('reflects the arena: %s', (_, body, sentence) => {
    expect(says(body)).toContain(sentence);
    expect(says(usual)).not.toContain(sentence);
  });

  it.each([
    ['corners, on hexagons', under({ directions: 'diagonals' }, hive), 'corner'],
    ['an order of one arrow', { ...usual, arrows: 1 }, 'Arrow 1'],
    ['starts where there is no tile', { ...usual, tiles: ALL_HOLES }, 'Where tokens begin'],
  ] satisfies readonly (readonly [string, Arena, string])[])('leaves out what does not apply: %s', (_, body, words) => {
    expect(says(body).split('"House rules"')[0]).not.toContain(words);
  });
});
