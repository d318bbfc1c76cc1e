import { describe, expect, it } from 'vitest';
import { goesDifferently, settingsOf, unseen, watch } from '@/test/support/nothing-dead';
import { starterOf } from '@/test/support/starters';
import { randomArena } from '@/test/support/walls/random-arena';
import { compile } from './engine/compile';
import type { LogEvent } from './engine/log';
import { type Move, REFUSALS, type RefusalCode } from './engine/moves';
import { play as makeMove } from './engine/play';
import { setup } from './engine/setup';
import { play } from './play';
import { endings } from './playtest/endings';
import { type Arena, schema } from './schema';

const hive = await starterOf('walls', 'walls-hive');
const standard = await starterOf('walls', 'walls-standard');

const [usual, onHexagons] = [standard, hive].map((starter) => schema.parse(starter.body)) as [Arena, Arena];
const SEEDS = Array.from({ length: 120 }, (_, seed) => seed);

const MOVES: Readonly<Record<Move['type'], true>> = { program: true, act: true };
const EVENTS: Readonly<Record<LogEvent['type'], true>> = {
  programmed: true,
  roundBegan: true,
  opened: true,
  moved: true,
  blocked: true,
  walled: true,
  unwalled: true,
  split: true,
  removed: true,
  quiet: true,
  over: true,
};

/** Names of the features that an event exercises. */
function usesIn(event: LogEvent): readonly string[] {
  switch (event.type) {
    case 'unwalled':
      return [`no wall for ${event.why}`];
    case 'moved':
      return [`goes ${event.path.length - 1}`];
    case 'removed':
      return [event.seat === event.by ? 'shut in by oneself' : 'shut in by others'];
    case 'split':
      return [event.sections.some(({ empty }) => empty !== event.sections[0]?.empty) ? 'uneven' : 'level'];
    default:
      return [];
  }
}

const USES = [
  ...['site', 'supply'].map((why) => `no wall for ${why}`),
  ...[0, 1, 2, 3].map((steps) => `goes ${steps}`),
  ...['shut in by oneself', 'shut in by others', 'uneven', 'level'],
];

describe('over fixed seeds', { timeout: 120_000 }, () => {
  const uses = new Set<string>();
  const seen = watch(
    play,
    SEEDS.flatMap((seed) =>
      [usual, onHexagons, randomArena(seed)].map((body) => ({ body, seed, players: 2 + (seed % 5), bots: ['random'] })),
    ),
    (event) => {
      for (const use of usesIn(event as LogEvent)) uses.add(use);
    },
  );

  it('every kind of move occurs', () => expect(unseen(Object.keys(MOVES), seen.moves)).toEqual([]));
  it('every kind of event occurs', () => expect(unseen(Object.keys(EVENTS), seen.happenings)).toEqual([]));
  it('every ending is reached', () => {
    const all = endings.map(({ id }) => id);
    expect(unseen(all, seen.endings)).toEqual([]);
  });
  it('every length of a path, every reason and every kind of section occurs', () => {
    expect(unseen(USES, uses)).toEqual([]);
  });
});

describe('a refusal', () => {
  const given = (more: Partial<Arena> = {}) => {
    const game = compile({ ...usual, ...more });
    const state = setup(game, 2, 1);
    const arrows = Array.from({ length: game.arrows }, () => 0);
    return {
      game,
      state,
      emit: undefined,
      arrows,
      shut: () => [0, 1].map((seat) => makeMove({ game, state, emit: undefined }, seat, { type: 'program', arrows })),
    };
  };
  const opened = (more: Partial<Arena> = {}) => {
    const table = given(more);
    table.shut();
    return table;
  };
  const act = (table: ReturnType<typeof given>, wall: number, use: readonly number[] = []) =>
    makeMove(table, table.state.active, { type: 'act', use, wall });
  const edge = (table: ReturnType<typeof given>, id: string) => table.game.board.edgeOf(id);

  const CASES: Readonly<Record<RefusalCode, () => RefusalCode | undefined>> = {
    'game-over': () => {
      const table = given({
        board: { ...usual.board, columns: 3, rows: 3 },
        tiles: usual.tiles.concat(
          ['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3'].map((id) => ({ id, is: 'hole' as const })),
        ),
      });
      return makeMove(table, 0, { type: 'program', arrows: table.arrows });
    },
    'not-your-turn': () => {
      const table = opened();
      return makeMove(table, 1 - table.state.active, { type: 'act', use: [], wall: 0 });
    },
    'not-now': () => makeMove(given(), 0, { type: 'act', use: [], wall: 0 }),
    'no-such-arrows': () => makeMove(given(), 0, { type: 'program', arrows: [0, 4] }),
    'no-such-stop': () => act(opened(), 0, [2, 1]),
    'wall-due': () => act(opened(), -1),
    'no-wall-left': () => act(opened({ wallSupply: 0 }), 0),
    'no-such-site': () => act(opened(), 84),
    walled: () => {
      const table = opened({ walls: [{ id: 'A1-B1' }] });
      return act(table, edge(table, 'A1-B1'));
    },
    'not-on-path': () => {
      const table = opened();
      return act(table, edge(table, 'D4-E4'));
    },
  };

  it.each(REFUSALS)('occurs: %s', (refusal) => expect(CASES[refusal]()).toBe(refusal));
});

describe('a number or a house rule of the arena', { timeout: 120_000 }, () => {
  const rules = settingsOf(schema.shape.options);
  const set = (body: Arena, field: string, value: unknown): Arena => ({
    ...body,
    options: { ...body.options, [field]: value },
  });

  /** Tells whether another value of a house rule changes any game. */
  const matters = (field: string, value: unknown) => {
    const normally = usual.options[field as keyof Arena['options']];
    const other =
      value === normally ? rules.find((rule) => rule.field === field && rule.value !== value)?.value : normally;
    return SEEDS.some((seed) =>
      [usual, randomArena(seed)].some((body) =>
        goesDifferently(play, [set(body, field, value), set(body, field, other)], 3 + (seed % 4), seed),
      ),
    );
  };

  it.each(rules.map(({ field, value }) => [field, value] as const))('affects play: %s %s', (field, value) =>
    expect(matters(field, value)).toBe(true),
  );

  it.each([
    ['topology', { board: { ...usual.board, topology: 'hex' } }],
    ['columns', { board: { ...usual.board, columns: 8 } }],
    ['rows', { board: { ...usual.board, rows: 8 } }],
    ['holes', { tiles: [{ id: 'D4', is: 'hole' }] }],
    ['walls', { walls: [{ id: 'D4-E4' }] }],
    ['starts', { starts: usual.starts.map((start) => (start.id === '3-1' ? { ...start, cell: 'B2' } : start)) }],
    ['arrows', { arrows: 3 }],
    ['walls in the box', { wallSupply: 5 }],
  ] as const)('affects play: %s', (_, changes) =>
    expect(SEEDS.some((seed) => goesDifferently(play, [usual, { ...usual, ...changes }], 3, seed))).toBe(true),
  );

  it('affects play: walled tiles, if walls fill tiles', () => {
    const onTiles = set(usual, 'wallKind', 'tile');
    const walled: Arena = { ...onTiles, tiles: [{ id: 'D4', is: 'wall' }] };
    expect(SEEDS.some((seed) => goesDifferently(play, [onTiles, walled], 3, seed))).toBe(true);
  });
});
