import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatches } from '@/lib/kernel/patch';
import { valueAt } from '@/lib/kernel/path';
import { buildBody } from '@/test/support/mothership/build';
import { FULL, largestKit, SNAKE } from '@/test/support/mothership/largest-kit';
import { starterOf } from '@/test/support/starters';
import { cellsOfRows } from '../layout/cells';
import { type Ship, schema } from '../schema';
import { check } from '.';
import { CODES } from './codes';

const defaultShip = await starterOf('mothership', 'book-ship');

const usual: Ship = schema.parse(defaultShip.body);
const codesOf = (body: Ship) => check(body).map(({ code }) => code.replace('mothership/', ''));
const laid = (...rows: readonly string[]): Ship => ({
  ...usual,
  layout: [...cellsOfRows(rows)],
  levels: [{ id: 'l', label: 'One', safe: rows.join('').replace(/[^#]/g, '').length - 2, trap: 1, objective: 1 }],
  tracker: { ...usual.tracker, spaces: 13 },
});
const trapped = (changes: Partial<Ship['traps'][number]>): Ship => ({
  ...usual,
  traps: usual.traps.map((trap) => (trap.id === 'freeze' ? { ...trap, ...changes } : trap)),
});
/** A ship whose traps all do the same. */
const allDoing = (effect: Ship['traps'][number]['effects'][number], changes: Partial<Ship> = {}): Ship => ({
  ...usual,
  traps: usual.traps.map((trap) => ({ ...trap, assistable: false, tokenCount: 4, effects: [effect] })),
  ...changes,
});
const inSpaces = (spaces: number): Partial<Ship> => ({
  tracker: { ...usual.tracker, spaces, bands: [], startOffset: { p1: 0, p2: 0, p3: 0, p4: 0, p5: 0, p6: 0 } },
});
const hopping = (apCost: number): Partial<Ship> => ({
  characters: usual.characters.map((one) => ({
    ...one,
    abilities: [{ id: 'hop', kind: 'hop', apCost, usesPerRound: null }],
  })),
});
const ARMS = ['S######F', 'S......F', 'S######F'];
const FOREVER = { id: 'a', kind: 'status', status: 'noMove', rounds: null } as const;
const FINISH_FIRST = { id: 'a', kind: 'teleport', to: 'J4' } as const;
const ended = (...endings: Ship['endings']): Ship => ({ ...usual, endings });
const always = usual.endings.at(-1) as Ship['endings'][number];

const CASES: readonly (readonly [string, Ship, string])[] = [
  ['no name', { ...usual, ship: { ...usual.ship, name: ' ' } }, 'ship-unnamed'],
  ['no premise', { ...usual, ship: { ...usual.ship, premise: '' } }, 'no-premise'],
  ['no word for objectives', { ...usual, ship: { ...usual.ship, objectiveNoun: '' } }, 'objective-unnamed'],
  ['more at least than at most', { ...usual, players: { ...usual.players, min: 5 } }, 'player-range'],
  ['an empty layout', { ...usual, layout: [] }, 'no-tiles'],
  ['a cell that is no place', { ...usual, layout: [...usual.layout, { id: 'ZZ9', kind: 'tile' }] }, 'cell-off-grid'],
  ['no start', laid('.###F'), 'no-start'],
  ['no finish', laid('S###.'), 'no-finish'],
  ['a start on its own', laid('S.###F'), 'start-untouched'],
  ['a finish on its own', laid('S###.F'), 'finish-untouched'],
  ['a start in two places', laid('S###F', '.###.', 'S###.'), 'board-in-pieces'],
  ['tiles out of reach', laid('S###F', '.....', '.##..'), 'not-connected'],
  ['tiles that only the finish reaches', laid('S###F###'), 'not-connected'],
  ['a corridor', laid('S###F'), 'cut-tile'],
  ['no gap to hop over', laid('S###F', 'S###F'), 'no-hop'],
  ['no level', { ...usual, levels: [] }, 'no-level'],
  ['a level that does not fill the ship', { ...usual, layout: usual.layout.slice(1) }, 'tile-count'],
  ['too few safe tiles', { ...usual, supplies: { ...usual.supplies, safe: 25 } }, 'too-few-safe'],
  ['too few traps', { ...usual, traps: usual.traps.slice(0, 4) }, 'too-few-traps'],
  ['too few objectives', { ...usual, supplies: { ...usual.supplies, objective: 5 } }, 'too-few-objectives'],
  ['fewer markers than objectives', { ...usual, supplies: { ...usual.supplies, orange: 5 } }, 'too-few-markers'],
  ['no marker for a disarmed trap', { ...usual, supplies: { ...usual.supplies, orange: 7 } }, 'few-markers'],
  ['too few tokens', trapped({ tokenCount: 3 }), 'few-tokens'],
  ['too few spare tiles', { ...usual, drawPile: { safe: 1, trap: 0 } }, 'few-spares'],
  [
    'no time at all',
    { ...usual, tracker: { ...usual.tracker, startOffset: { ...usual.tracker.startOffset, p4: 12 } } },
    'no-rounds',
  ],
  [
    'less time than the walk takes',
    { ...usual, ...inSpaces(4), players: { min: 2, max: 4, apPerRound: 3 } },
    'too-short',
  ],
  [
    'less time than walk and objectives take',
    { ...usual, ...inSpaces(4), players: { min: 1, max: 4, apPerRound: 4 } },
    'level-too-long',
  ],
  ['too little time to look for objectives', { ...usual, ...inSpaces(4) }, 'level-too-hard'],
  ['colours that do not add up', { ...usual, tracker: { ...usual.tracker, spaces: 14 } }, 'bands-uneven'],
  ['a trap without a name', trapped({ name: '' }), 'trap-unnamed'],
  ['two of one name', trapped({ name: ' SEVER ' }), 'same-name'],
  ['a trap that does nothing', trapped({ effects: [] }), 'trap-harmless'],
  ['a trap without tiles', trapped({ tiles: 0 }), 'trap-not-boxed'],
  [
    'a trap that pulls two ways',
    trapped({
      effects: [
        { id: 'a', kind: 'compel', toward: 'start', until: 'arrival' },
        { id: 'b', kind: 'compel', toward: 'finish', until: 'arrival' },
      ],
    }),
    'effect-doubled',
  ],
  [
    'what goes away before one can leave it',
    trapped({
      trigger: 'flip',
      effects: [
        { id: 'a', kind: 'leaveSurcharge', ap: 1 },
        { id: 'b', kind: 'swapTile', afterRounds: 1, faceDown: true, mover: 'stay' },
      ],
    }),
    'effect-idle',
  ],
  [
    'two long ways round that traps break',
    { ...laid(...ARMS), ...inSpaces(13), traps: allDoing({ id: 'a', kind: 'removeTile', replaced: false }).traps },
    'lifeline',
  ],
  ['a trap for life', trapped({ assistable: false, effects: [FOREVER] }), 'held-forever'],
  [
    'a trap for as long as there are rounds',
    trapped({ assistable: false, effects: [{ ...FOREVER, rounds: 12 }] }),
    'held-forever',
  ],
  [
    'a trap that takes all points',
    trapped({ assistable: false, effects: [{ id: 'a', kind: 'apMax', delta: -4, immediate: false }] }),
    'held-forever',
  ],
  [
    'a trap that nobody can pay to leave',
    trapped({ effects: [{ id: 'a', kind: 'leaveSurcharge', ap: 4 }] }),
    'held-forever',
  ],
  [
    'a trap that keeps people at the start',
    trapped({ assistable: false, effects: [{ id: 'a', kind: 'compel', toward: 'start', until: 'noneFaceDown' }] }),
    'held-forever',
  ],
  ['tokens for nothing', trapped({ effects: [{ id: 'a', kind: 'leaveSurcharge', ap: 1 }] }), 'tokens-unneeded'],
  ['help for nothing', trapped({ effects: [{ id: 'a', kind: 'leaveSurcharge', ap: 1 }] }), 'nothing-to-help'],
  ['breaking free from nothing', trapped({ effects: [] }), 'release-pointless'],
  [
    'a character without a name',
    { ...usual, characters: usual.characters.map((one) => ({ ...one, name: '' })) },
    'character-unnamed',
  ],
  ['too few characters', { ...usual, characters: usual.characters.slice(0, 3) }, 'too-few-characters'],
  [
    'nobody in particular',
    {
      ...usual,
      characters: [
        ...usual.characters,
        { ...(usual.characters[0] as Ship['characters'][number]), id: 'x', name: '', immune: [], waiveSurcharge: [] },
      ],
    },
    'character-plain',
  ],
  [
    'breaking free for more points than there are',
    {
      ...usual,
      characters: usual.characters.map((one) => ({
        ...one,
        releases: [{ id: 'r', trap: 'freeze', apCost: 5, afterRounds: 1, includesMove: false }],
      })),
    },
    'ability-too-dear',
  ],
  ['an ability nobody can pay', { ...usual, players: { ...usual.players, apPerRound: 2 } }, 'ability-too-dear'],
  ['no ending', ended(), 'no-ending'],
  ['an ending that does not always fit', ended(...usual.endings.slice(0, 4)), 'endings-open'],
  ['an ending below one that always fits', ended(always, ...usual.endings.slice(0, 4)), 'ending-unreachable'],
  ['an ending without words', ended({ ...always, text: '' }), 'ending-blank'],
  ['a happy end for nobody', ended({ ...always, good: true }), 'good-with-nobody-out'],
  ['no good ending', ended({ ...always, good: false }), 'no-good-ending'],
  ['a trap that is not there', { ...usual, traps: usual.traps.slice(1) }, 'unknown-reference'],
  ['a throw to where nothing is', trapped({ effects: [{ id: 'a', kind: 'teleport', to: 'Z9' }] }), 'unknown-reference'],
];

/** Odd but sound ships, with a code that they must not get. */
const SOUND: readonly (readonly [string, Ship, string])[] = [
  [
    'a corridor from which no trap takes tiles',
    { ...laid('S###F'), traps: allDoing({ id: 'a', kind: 'removeTile', replaced: true }).traps },
    'cut-tile',
  ],
  [
    'a corridor without traps',
    { ...laid('S###F'), levels: [{ id: 'l', label: '', safe: 2, trap: 0, objective: 1 }] },
    'cut-tile',
  ],
  [
    'a way that is short enough by hops',
    { ...usual, ...inSpaces(4), ...hopping(1), players: { min: 2, max: 4, apPerRound: 2 } },
    'too-short',
  ],
  ['a trap that throws people to the end of the way', allDoing(FINISH_FIRST, inSpaces(4)), 'too-short'],
  ['traps that turn tiles by throwing people onto them', allDoing(FINISH_FIRST, inSpaces(4)), 'level-too-hard'],
  [
    'traps that give points',
    allDoing(
      { id: 'a', kind: 'apMax', delta: 3, immediate: true },
      { ...inSpaces(4), players: { min: 1, max: 4, apPerRound: 1 } },
    ),
    'too-short',
  ],
  [
    'a finish that is open from the start',
    { ...usual, ...inSpaces(4), options: { ...usual.options, finishLocked: false } },
    'level-too-hard',
  ],
  ['a trap for life from which friends help', trapped({ assistable: true, effects: [FOREVER] }), 'held-forever'],
  [
    'a trap for life to which all are immune',
    {
      ...allDoing(FOREVER),
      characters: usual.characters.map((one) => ({ ...one, immune: usual.traps.map(({ id }) => ({ id, trap: id })) })),
    },
    'held-forever',
  ],
  [
    'a trap for life that is not in the box',
    trapped({ assistable: false, tiles: 0, effects: [FOREVER] }),
    'held-forever',
  ],
  ['a trap for life without tokens', trapped({ assistable: false, tokenCount: 0, effects: [FOREVER] }), 'held-forever'],
  [
    'extra points for leaving that a round has',
    trapped({ effects: [{ id: 'a', kind: 'leaveSurcharge', ap: 3 }] }),
    'held-forever',
  ],
  [
    'extra points for leaving a tile that goes away',
    trapped({
      effects: [
        { id: 'a', kind: 'leaveSurcharge', ap: 8 },
        { id: 'b', kind: 'removeTile', replaced: false },
      ],
    }),
    'held-forever',
  ],
];

describe('check()', () => {
  it('finds nothing in the default ship', () => expect(check(usual)).toEqual([]));

  it.each(SOUND)('is silent about %s', (_, body, code) => expect(codesOf(body)).not.toContain(code));

  it('names the numbers of players that have too little time, once', () => {
    const late = { ...usual, ...inSpaces(4), players: { min: 2, max: 4, apPerRound: 3 } };
    expect(check(late).flatMap(({ code, message }) => (code === 'mothership/too-short' ? [message] : []))).toEqual([
      'From start to finish takes at least 10 points, and before time is up each player has 9 with 2, 3 and 4 players. Give the tracker more spaces.',
    ]);
  });

  it('names the characters that a trap cannot hold', () => {
    const [issue] = check(trapped({ assistable: false, effects: [FOREVER] }));
    expect(issue?.message).toBe(
      'A character caught by “Freeze” never moves again, and is out for the evening (except “Knight”). Give it an end, or let friends help.',
    );
  });

  it.each(CASES)('%s', (_, body, code) => expect(codesOf(body)).toContain(code));

  it('reports every code', () => {
    const said = CASES.map(([, , code]) => `mothership/${code}`);
    expect(new Set(said)).toEqual(new Set(Object.keys(CODES)));
  });

  it('offers fixes that work', () => {
    const broken: readonly Ship[] = [
      { ...usual, layout: usual.layout.slice(3) },
      { ...usual, supplies: { safe: 1, objective: 1, orange: 1 }, drawPile: { safe: 0, trap: 0 } },
      laid('S###F', '.....', '.##..'),
      ended(...usual.endings.slice(0, 3)),
      ended({ ...always, good: true }),
      { ...usual, traps: usual.traps.slice(1) },
      { ...usual, tracker: { ...usual.tracker, spaces: 15 } },
      { ...usual, tracker: { ...usual.tracker, startOffset: { ...usual.tracker.startOffset, p3: 12, p4: 12 } } },
    ];
    for (const body of broken) {
      for (const { code, fix, path } of check(body)) {
        if (!fix) continue;
        const mended = schema.parse(applyPatches(body, fix.patches));
        expect(check(mended).filter((issue) => issue.code === code && issue.path.join() === path.join())).toEqual([]);
      }
    }
  });

  it('refers to existing paths, for any ship', () => {
    fc.assert(
      fc.property(fc.subarray(Object.keys(usual) as (keyof Ship)[]), (kept) => {
        const body = schema.parse(buildBody(Object.fromEntries(kept.map((key) => [key, usual[key]]))));
        for (const { path, code } of check(body)) {
          expect(Object.keys(CODES)).toContain(code);
          const named = path.at(-1) === '' ? path.slice(0, -1) : path;
          expect(valueAt(body, named)).toBeDefined();
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['every cell painted', FULL, 'no-hop'],
    ['one long corridor', SNAKE, 'cut-tile'],
  ])('stands the largest kit: %s', (_, rows, code) => {
    const body = schema.parse(largestKit(usual, rows));
    expect(codesOf(body)).toContain(code);
    expect(body.layout.length).toBeGreaterThan(350);
  });
});
