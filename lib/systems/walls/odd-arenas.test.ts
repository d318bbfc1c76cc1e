import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineUp } from '@/lib/playtest/lineup';
import { playOne } from '@/lib/playtest/play-one';
import { replay } from '@/lib/playtest/replay';
import { normalise } from '@/lib/schema/normalise';
import { objectShapeOf } from '@/lib/schema/shape';
import { compileBoard } from '@/lib/tabletop/play/board';
import { quickBots } from '@/test/support/quick-bots';
import { bodyFrom } from '@/test/support/random-body';
import { starterOf } from '@/test/support/starters';
import { play } from './play';
import { type Arena, schema } from './schema';
import { PLAYERS_MAX } from './vocabulary';

const standard = await starterOf('walls', 'walls-standard');

const usual: Arena = schema.parse(standard.body);
const square = { topology: 'square', columns: 7, rows: 7 } as const;
const small = { ...square, columns: 3, rows: 3 };
const text = 'A sign reads צומת סגור and 🧟‍♂️🧟‍♀️. '.repeat(200);

const holesBut = (...kept: readonly string[]): Arena['tiles'] =>
  compileBoard({ ...small, holes: kept }).names.map((id) => ({ id, is: 'hole' }));
const startsOn = (...cells: readonly string[]): Arena['starts'] =>
  [2, 3, 4, 5, 6].flatMap((players) => cells.map((cell, seat) => ({ id: `${players}-${seat + 1}`, cell })));

/** Degenerate arenas that the schema allows. */
const ARENAS: readonly (readonly [string, Partial<Arena>])[] = [
  ['one tile', { board: small, tiles: holesBut('B2') }],
  ['no tile', { board: small, tiles: holesBut() }],
  ['the largest board', { board: { topology: 'hex', columns: 15, rows: 15 } }],
  [
    'a hole where there is no place',
    {
      tiles: [
        { id: 'Z99', is: 'hole' },
        { id: 'tile', is: 'hole' },
      ],
    },
  ],
  ['two halves', { tiles: ['D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7'].map((id) => ({ id, is: 'hole' })) }],
  ['starts on holes', { tiles: [{ id: 'A1', is: 'hole' }], starts: startsOn('A1', 'A1') }],
  ['starts on each other', { starts: startsOn('B2', 'B2', 'B2', 'B2', 'B2', 'B2') }],
  ['no starts', { starts: [] }],
  ['no tokens', { tokens: [] }],
  [
    'walls on the rim, between distant tiles and nowhere',
    { walls: ['A0-A1', 'A1-G7', 'wall', 'Z1-Z2'].map((id) => ({ id })) },
  ],
  ['walls twice and reversed', { walls: ['A1-B1', 'A1-B1', 'B1-A1', 'A1|B1'].map((id) => ({ id })) }],
  [
    'square walls on hexagons',
    { board: { ...square, topology: 'hex' }, walls: ['A1-A2', 'B1-B2', 'C3-C4'].map((id) => ({ id })) },
  ],
  ['a wall on every side', { walls: compileBoard({ ...square, holes: [] }).edgeNames.map((id) => ({ id })) }],
  ['no walls to put up', { wallSupply: 0 }],
  ['nine tiles for six', { board: small, tiles: [] }],
  [
    'every tile walled',
    {
      options: { ...usual.options, wallKind: 'tile' },
      tiles: compileBoard({ ...square, holes: [] }).names.map((id) => ({ id, is: 'wall' })),
    },
  ],
  ['fewer players at most than at least', { players: { min: 6, max: 2 } }],
  ['long names in other scripts', { theme: text, tokens: usual.tokens.map((token) => ({ ...token, name: text })) }],
];

describe.each(ARENAS)('an arena with %s', (_, changes) => {
  const body: Arena = { ...usual, ...changes };

  it.each(quickBots(play))('is played to its end by %s', (bot) => {
    for (const players of [2, 3, 6]) {
      expect(playOne(lineUp(play, body, { players, bots: [bot] }), players).outcome).toBeDefined();
    }
  });

  it('has log lines without placeholders', () => {
    const { frames } = replay(lineUp(play, body, { players: 3, bots: ['random'] }), 1, 0);
    const lines = frames.flatMap((frame) => frame.lines.map((line) => line.text));
    expect(lines.filter((line) => /undefined|null|NaN|-1/.test(line))).toEqual([]);
  });
});

describe('any valid file', () => {
  const shape = objectShapeOf(schema);

  it('is played to an end', () => {
    fc.assert(
      fc.property(bodyFrom(shape), fc.integer({ min: 2, max: PLAYERS_MAX }), fc.nat(), (given, players, seed) => {
        const body = schema.parse(normalise(shape, given).value);
        expect(playOne(lineUp(play, body, { players, bots: ['random'] }), seed).outcome).toBeDefined();
      }),
      { numRuns: 200 },
    );
  });
});
