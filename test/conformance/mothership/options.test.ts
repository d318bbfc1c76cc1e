import { expect, it } from 'vitest';
import { runVectors, type Vector } from '../vectors';
import { mothershipOperations } from './operations';

/** Our own cases in the vectors' format: rules without vectors, and every option changed. */
const A = { id: 'A', at: 'S' };
const B = { id: 'B', at: 'S' };
const end = (by: string) => ({ by, do: 'endTurn' });
const move = (by: string, to: string, error?: string) => ({ by, do: 'move', to, ...(error && { error }) });
const round = [end('A'), end('B')];

const play = (input: object, actions: readonly object[], expected: object): Omit<Vector, 'id'> => ({
  op: 'play',
  input: { layout: ['S####F'], players: [A, B], ...input, actions },
  expect: { ...expected },
});

const ALL_BUT_I3_AND_J2 = ['C', 'D', 'E', 'F', 'G', 'H', 'I']
  .flatMap((column) => [1, 3, 5].map((row) => `${column}${row}`))
  .concat(['B', 'C', 'E', 'G', 'I', 'J'].flatMap((column) => [2, 4].map((row) => `${column}${row}`)))
  .filter((cell) => cell !== 'I3' && cell !== 'J2');

const CASES: Readonly<Record<string, Omit<Vector, 'id'>>> = {
  'easy for two': {
    op: 'setup',
    input: { difficulty: 'easy', players: 2 },
    expect: {
      safe: 23,
      trap: 8,
      objective: 2,
      layoutTiles: 33,
      boxLeftover: { safe: 4, trap: 9, objective: 4 },
      trackerStart: 0,
      fullRounds: 12,
    },
  },
  'corrode costs two to leave': play({ tiles: { B1: 'corrode' } }, [move('A', 'B1'), move('A', 'C1')], {
    players: { A: { at: 'C1', ap: 1 } },
  }),
  'sever acts at once and permanently': play(
    { tiles: { B1: 'sever' } },
    [move('A', 'B1'), { assert: { players: { A: { ap: 2, effects: ['sever'] } } } }, ...round],
    { round: 2, players: { A: { ap: 3 }, B: { ap: 4 } } },
  ),
  'sever only from the next round': play(
    { tiles: { B1: 'sever' }, options: { severTiming: 'nextRound' } },
    [move('A', 'B1'), { assert: { players: { A: { ap: 3 } } } }, ...round],
    { players: { A: { ap: 3 } } },
  ),
  'a second sever changes nothing': play(
    { tiles: { B1: 'sever', C1: 'sever' } },
    [move('A', 'B1'), move('A', 'C1'), ...round],
    { players: { A: { ap: 3, effects: ['sever'] } } },
  ),
  'a second sever adds up if the trap stacks': play(
    { tiles: { B1: 'sever', C1: 'sever' }, options: { stackable: true } },
    [move('A', 'B1'), move('A', 'C1'), end('B')],
    { round: 2, players: { A: { ap: 2, effects: ['sever', 'sever'] } } },
  ),
  'frozen for this round and the next': play(
    { tiles: { B1: 'freeze' } },
    [
      move('A', 'B1'),
      move('A', 'C1', 'frozen'),
      ...round,
      move('A', 'C1', 'frozen'),
      { by: 'A', do: 'peek', at: 'C1' },
      ...round,
      move('A', 'C1'),
    ],
    { round: 3, players: { A: { at: 'C1', effects: [] } } },
  ),
  'a knight breaks free by the step itself': play(
    {
      tiles: { B1: 'freeze' },
      options: { knightReleaseIncludesMove: true },
      players: [{ ...A, character: 'knight' }, B],
    },
    [move('A', 'B1'), ...round, move('A', 'S'), move('A', 'B1'), ...round, move('A', 'C1')],
    { round: 3, players: { A: { at: 'C1', ap: 3, effects: [] } } },
  ),
  'deferring while confused, then stepping on': play(
    { tiles: { B1: 'confuse', C1: 'safe' } },
    [
      move('A', 'B1'),
      { by: 'A', do: 'defer' },
      { assert: { current: 'B', players: { A: { ap: 2 } } } },
      end('B'),
      { assert: { current: 'A', round: 1 } },
      { by: 'A', do: 'defer', error: 'already-deferred' },
      move('A', 'C1'),
    ],
    { players: { A: { at: 'C1', ap: 1 } } },
  ),
  'confusion ends with the last face-down tile': play(
    { tiles: { B1: 'confuse' }, faceUp: ['C1', 'D1'] },
    [move('A', 'B1'), move('A', 'C1'), move('A', 'D1'), move('A', 'E1'), end('B')],
    { players: { A: { effects: [] } } },
  ),
  'fear ends at the start': play(
    { tiles: { B1: 'fear' } },
    [
      move('A', 'B1'),
      move('A', 'C1', 'compelled'),
      { by: 'A', do: 'special', error: 'compelled' },
      move('A', 'S'),
      move('A', 'B1'),
    ],
    { players: { A: { at: 'B1', ap: 1, effects: ['fear'] } } },
  ),
  'a friend frees a friend from next door': play(
    {
      players: [
        { ...A, at: 'B1' },
        { ...B, at: 'C1', effects: ['freeze', 'fear'] },
      ],
    },
    [
      { by: 'A', do: 'assist', target: 'B', effect: 'blind', error: 'illegal-target' },
      { by: 'A', do: 'assist', target: 'A', effect: 'fear', error: 'illegal-target' },
      { by: 'A', do: 'assist', target: 'B', effect: 'fear' },
    ],
    { players: { A: { ap: 3 }, B: { effects: ['freeze'] } } },
  ),
  'help that reaches only next door': play(
    {
      players: [
        { ...A, at: 'B1' },
        { ...B, at: 'B1', effects: ['fear'] },
      ],
      options: { assistRange: 'adjacent' },
    },
    [{ by: 'A', do: 'assist', target: 'B', effect: 'fear', error: 'illegal-target' }],
    { players: { A: { ap: 4 } } },
  ),
  'the finish opens with the last objective, and all are out': play(
    { layout: ['S##F'], tiles: { B1: 'objective' } },
    [
      move('A', 'B1'),
      { by: 'B', do: 'move', to: 'B1', error: 'not-your-turn' },
      move('A', 'C1'),
      move('A', 'F', 'finish-locked'),
      move('A', 'B1'),
      { by: 'A', do: 'deactivate' },
      move('B', 'B1'),
      { by: 'B', do: 'deactivate', error: 'illegal-target' },
      move('B', 'C1'),
      move('B', 'F'),
      { assert: { round: 2, current: 'A', gameOver: null } },
      move('A', 'C1'),
      move('A', 'F'),
      move('A', 'C1', 'game-over'),
    ],
    { gameOver: 'all', tracker: 1, marked: ['B1'] },
  ),
  'an open finish lets people out too soon': play(
    { layout: ['S##F'], tiles: { B1: 'objective' }, options: { finishLocked: false } },
    [move('A', 'B1'), move('A', 'C1'), move('A', 'F'), move('B', 'B1'), move('B', 'C1'), move('B', 'F')],
    { gameOver: 'lost', tracker: 0 },
  ),
  'one of two makes it': play(
    { layout: ['S##F'], tiles: { B1: 'objective' }, tracker: 11 },
    [move('A', 'B1'), { by: 'A', do: 'deactivate' }, move('A', 'C1'), move('A', 'F'), end('B')],
    { gameOver: 'one', tracker: 12 },
  ),
  'the first turn goes round': play({ options: { rotateFirst: true } }, round, { round: 2, current: 'B' }),
  'all points must be spent': play(
    { layout: ['S#F'], options: { mustSpendAll: true }, players: [{ ...A, ap: 1 }, B] },
    [{ by: 'A', do: 'endTurn', error: 'compelled' }, move('A', 'B1')],
    { current: 'B' },
  ),
  'waiting characters act in the order of waiting': play(
    { options: { deferOrder: 'as-deferred', rotateFirst: true } },
    [...round, { by: 'B', do: 'defer' }, { by: 'A', do: 'defer' }],
    { current: 'B', round: 2 },
  ),
  'compelled characters may act otherwise if only steps are bound': play(
    { tiles: { B1: 'fear' }, options: { compulsion: 'movesOnly' } },
    [move('A', 'B1'), { by: 'A', do: 'peek', at: 'C1' }, move('A', 'C1', 'compelled'), end('A')].slice(0, 3),
    { players: { A: { ap: 2, at: 'B1' } } },
  ),
  'the hop over a jettisoned tile': play(
    { tiles: { B1: 'jettison' }, players: [{ ...A, character: 'mage' }, B] },
    [move('A', 'B1'), { by: 'A', do: 'special', dir: 'E' }],
    { missing: ['B1'], players: { A: { at: 'C1', ap: 1 } } },
  ),
  'a jettisoned tile that is replaced at the end of the round': play(
    { tiles: { B1: 'jettison' }, drawPile: ['safe'], options: { jettisonReplacement: true } },
    [move('A', 'B1'), { assert: { missing: ['B1'] } }, ...round],
    { missing: [], faceDown: ['B1'], drawPileSize: 0 },
  ),
  'everybody on a jettisoned tile is thrown back': play(
    {
      tiles: { C1: 'jettison' },
      faceUp: ['C1'],
      players: [
        { ...A, at: 'B1' },
        { ...B, at: 'C1' },
      ],
    },
    [move('A', 'C1')],
    { players: { A: { at: 'S', ap: 3 }, B: { at: 'S', ap: 4 } }, missing: ['C1'] },
  ),
  'a mystery that throws back the character who stepped on it': play(
    { tiles: { B1: 'mystery' }, drawPile: ['safe'], options: { mysteryMover: 'bounce' } },
    [move('A', 'B1')],
    { players: { A: { at: 'S', ap: 3 } }, missing: ['B1'] },
  ),
  'a face-up replacement': play(
    { tiles: { B1: 'mystery' }, drawPile: ['freeze'], options: { mysteryReplacementFaceDown: false } },
    [{ by: 'A', do: 'peek', at: 'B1' }, ...round, ...round],
    { round: 3, missing: [], faceUp: ['B1'] },
  ),
  'a replacement under a character is face up and inactive': play(
    { tiles: { B1: 'mystery' }, drawPile: ['freeze'] },
    [move('A', 'B1'), ...round, ...round],
    { round: 3, faceUp: ['B1'], players: { A: { at: 'B1', effects: [] } } },
  ),
  'with nothing to draw the space stays empty': play(
    { tiles: { B1: 'mystery' } },
    [{ by: 'A', do: 'peek', at: 'B1' }, ...round, ...round],
    {
      round: 3,
      missing: ['B1'],
    },
  ),
  'an unseen trap disarmed': play(
    { tiles: { B1: 'freeze' }, players: [{ ...A, character: 'tinkerer' }, B], options: { disarmFaceDown: true } },
    [{ by: 'A', do: 'special', at: 'B1' }, move('A', 'B1')],
    { players: { A: { at: 'B1', ap: 0, effects: [] } }, disarmed: ['B1'] },
  ),
  'an unseen trap can’t be disarmed as a rule': play(
    { tiles: { B1: 'freeze' }, players: [{ ...A, character: 'tinkerer' }, B] },
    [{ by: 'A', do: 'special', at: 'B1', error: 'illegal-target' }],
    { players: { A: { ap: 4 } } },
  ),
  'a trap that becomes active under a character': play(
    {
      tiles: { B1: 'freeze' },
      faceUp: ['B1'],
      players: [{ ...A, character: 'tinkerer' }, B],
      options: { rearmTriggersOccupant: true },
    },
    [{ by: 'A', do: 'special', at: 'B1' }, move('A', 'B1'), end('B'), ...round],
    { round: 3, players: { A: { at: 'B1', effects: ['freeze'] } }, disarmed: [] },
  ),
  'disarming frees characters held by the tile': play(
    {
      tiles: { C1: 'corrode' },
      faceUp: ['C1'],
      players: [
        { ...A, at: 'B1', character: 'tinkerer' },
        { ...B, at: 'C1' },
      ],
    },
    [{ by: 'A', do: 'special', at: 'C1' }, end('A'), move('B', 'D1')],
    { players: { B: { at: 'D1', ap: 3 } } },
  ),
  'far sight that blindness does not stop': play(
    { tiles: { B1: 'blind' }, players: [{ ...A, character: 'ranger' }, B], options: { blindStopsAbility: false } },
    [
      move('A', 'B1'),
      { by: 'A', do: 'special', at: 'E1' },
      { by: 'A', do: 'special', at: 'D1', error: 'already-used' },
    ],
    { players: { A: { ap: 2 } }, faceUp: ['E1'] },
  ),
  'far sight reaches three spaces': play(
    { layout: ['S#####F'], players: [{ ...A, character: 'ranger' }, B] },
    [
      { by: 'A', do: 'special', at: 'E1', error: 'illegal-target' },
      { by: 'A', do: 'special', at: 'D1' },
    ],
    { faceUp: ['D1'] },
  ),
  'far sight along the tiles only': play(
    { layout: ['S#.#F', '.###.'], players: [{ ...A, at: 'B1', character: 'ranger' }, B], options: { metric: 'path' } },
    [
      { by: 'A', do: 'special', at: 'D1', error: 'illegal-target' },
      { by: 'A', do: 'special', at: 'D2' },
    ],
    { faceUp: ['D2'] },
  ),
  'no room on the tile': play(
    { players: [A, { ...B, at: 'B1' }], options: { maxPerTile: 1 } },
    [move('A', 'B1', 'illegal-target'), end('A'), move('B', 'S')],
    { players: { B: { at: 'S' } } },
  ),
  'nobody peeks at face-up tiles or boards': play(
    { faceUp: ['B1'] },
    [
      { by: 'A', do: 'peek', at: 'B1', error: 'illegal-target' },
      { by: 'A', do: 'peek', at: 'D1', error: 'illegal-target' },
      { by: 'A', do: 'special', error: 'no-ability' },
    ],
    { players: { A: { ap: 4 } } },
  ),
  'a thief pays on safe tiles too': play(
    { players: [{ ...A, character: 'thief' }, B] },
    [{ by: 'A', do: 'special', to: 'B1' }],
    {
      players: { A: { at: 'B1', ap: 2 } },
    },
  ),
  'a friend comes while somebody confused waits': play(
    { tiles: { B1: 'confuse' } },
    [
      move('A', 'B1'),
      { by: 'A', do: 'defer' },
      { by: 'B', do: 'assist', target: 'A', effect: 'confuse' },
      { by: 'B', do: 'defer' },
      { assert: { current: 'A', players: { A: { ap: 2, effects: [] }, B: { ap: 2 } } } },
      move('A', 'S'),
      end('A'),
      { assert: { current: 'B', round: 1 } },
    ],
    { players: { A: { at: 'S', ap: 0 } }, tracker: 0 },
  ),
  'waiting with the last point keeps nothing': play(
    { players: [{ ...A, ap: 1 }, B] },
    [{ by: 'A', do: 'defer' }, end('B'), { assert: { round: 2, current: 'A' } }],
    { players: { A: { ap: 4 } } },
  ),
  'waiting characters act by seat, not in the order of waiting': play(
    { options: { rotateFirst: true }, players: [A, B, { id: 'C', at: 'S' }] },
    [
      end('A'),
      end('B'),
      end('C'),
      ...['B', 'C', 'A'].map((by) => ({ by, do: 'defer' })),
      { assert: { current: 'B', phase: 'deferred' } },
      end('B'),
      { assert: { current: 'C' } },
      end('C'),
    ],
    { current: 'A', round: 2 },
  ),
  'a jump reaches just two cells': play(
    { layout: ['S#..##F'], players: [{ ...A, at: 'B1', character: 'mage' }, B] },
    [
      { by: 'A', do: 'special', dir: 'E', error: 'illegal-target' },
      { by: 'A', do: 'special', dir: 'N', error: 'illegal-target' },
      { by: 'A', do: 'special', dir: 'W', error: 'illegal-target' },
    ],
    { players: { A: { at: 'B1', ap: 4 } } },
  ),
  'nobody jumps into a locked finish, or over a board': play(
    { layout: ['S##F##'], tiles: { B1: 'objective' }, players: [{ ...A, at: 'B1', character: 'mage' }, B] },
    [
      { by: 'A', do: 'special', dir: 'E', error: 'finish-locked' },
      { by: 'A', do: 'deactivate' },
      { by: 'A', do: 'special', dir: 'E' },
    ],
    { players: { A: { at: 'F', ap: 1, escaped: true } }, current: 'B', gameOver: null },
  ),
  'a jump off a corroded tile costs the extra point too': play(
    { layout: ['S#####F'], tiles: { B1: 'corrode' }, players: [{ ...A, character: 'mage' }, B] },
    [move('A', 'B1'), { by: 'A', do: 'special', dir: 'E' }],
    { players: { A: { at: 'D1', ap: 0 } } },
  ),
  'the frozen neither jump nor slip': play(
    {
      players: [
        { ...A, at: 'B1', character: 'mage', effects: ['freeze'] },
        { ...B, at: 'B1', character: 'thief', effects: ['freeze'] },
      ],
    },
    [
      { by: 'A', do: 'special', dir: 'E', error: 'frozen' },
      end('A'),
      { by: 'B', do: 'special', to: 'C1', error: 'frozen' },
    ],
    { players: { A: { at: 'B1' }, B: { at: 'B1', ap: 4 } } },
  ),
  'abilities cost points': play(
    {
      tiles: { C1: 'freeze' },
      faceUp: ['C1'],
      players: [
        { ...A, at: 'B1', ap: 2, character: 'tinkerer' },
        { ...B, at: 'B1', ap: 1, character: 'thief' },
      ],
    },
    [
      { by: 'A', do: 'special', at: 'C1', error: 'insufficient-ap' },
      end('A'),
      { by: 'B', do: 'special', to: 'C1', error: 'insufficient-ap' },
    ],
    { players: { A: { ap: 0 }, B: { ap: 1 } } },
  ),
  'neither an inactive trap nor a safe tile can be disarmed': play(
    { tiles: { C1: 'freeze' }, faceUp: ['B1', 'C1', 'D1'], players: [{ ...A, at: 'B1', character: 'tinkerer' }, B] },
    [
      { by: 'A', do: 'special', at: 'S', error: 'illegal-target' },
      { by: 'A', do: 'special', at: 'B1', error: 'illegal-target' },
      { by: 'A', do: 'special', at: 'D1', error: 'illegal-target' },
      { by: 'A', do: 'special', at: 'C1' },
    ],
    { disarmed: ['C1'], orange: 9, players: { A: { ap: 1 } } },
  ),
  'a knight who is not frozen cannot break free': play(
    { players: [{ ...A, character: 'knight' }, B] },
    [{ by: 'A', do: 'special', error: 'illegal-target' }],
    { players: { A: { ap: 4 } } },
  ),
  'a knight is neither confused nor afraid': play(
    { tiles: { B1: 'confuse', C1: 'fear' }, players: [{ ...A, character: 'knight' }, B] },
    [move('A', 'B1'), { by: 'A', do: 'peek', at: 'C1' }, move('A', 'C1')],
    { players: { A: { at: 'C1', ap: 1, effects: [] } } },
  ),
  'a second freeze restarts': play(
    { tiles: { B1: 'freeze', C1: 'freeze' }, players: [A, { ...B, at: 'S' }] },
    [
      move('A', 'B1'),
      ...round,
      end('A'),
      { by: 'B', do: 'assist', target: 'A', effect: 'freeze' },
      end('B'),
      move('A', 'C1'),
      ...round,
      move('A', 'D1', 'frozen'),
      ...round,
      move('A', 'D1'),
    ],
    { round: 5, players: { A: { at: 'D1', effects: [] } } },
  ),
  'only one trap stacks': play(
    { tiles: { B1: 'sever', C1: 'sever' }, options: { stackable: ['sever'] } },
    [move('A', 'B1'), move('A', 'C1'), ...round.slice(1)],
    { players: { A: { ap: 2, effects: ['sever', 'sever'] } } },
  ),
  'boards hold everybody': play({ players: [{ ...A, at: 'B1' }, B], options: { maxPerTile: 1 } }, [move('A', 'S')], {
    players: { A: { at: 'S' } },
  }),
  'help that reaches only the same space': play(
    {
      players: [
        { ...A, at: 'B1' },
        { ...B, at: 'C1', effects: ['fear'] },
      ],
      options: { assistRange: 'same' },
    },
    [
      { by: 'A', do: 'assist', target: 'B', effect: 'fear', error: 'illegal-target' },
      move('A', 'C1'),
      { by: 'A', do: 'assist', target: 'B', effect: 'fear' },
    ],
    { players: { A: { ap: 2 }, B: { effects: [] } } },
  ),
  'another seat begins': play(
    { options: { firstPlayer: 'B' } },
    [move('A', 'B1', 'not-your-turn'), move('B', 'B1'), end('B'), end('A')],
    { round: 2, current: 'B' },
  ),
  'twelve spaces, two of them used up': play({ tracker: 10 }, [...round, ...round], { tracker: 12, gameOver: 'lost' }),
  'confused with nothing face down within reach': {
    op: 'legalMoves',
    input: {
      layout: ['S##.#F'],
      faceUp: ['B1', 'C1'],
      players: [{ id: 'A', at: 'C1', effects: ['confuse'] }, B],
      player: 'A',
    },
    expect: { moves: [], endTurn: true, defer: true },
  },
  'nobody is compelled through the finish': {
    op: 'legalMoves',
    input: {
      layout: ['S####F#'],
      faceUp: ['B1', 'C1', 'D1', 'E1'],
      players: [{ id: 'A', at: 'E1', effects: ['confuse'] }, B],
      player: 'A',
    },
    expect: { moves: [] },
  },
  'a confused hero beside the open finish goes round it': {
    op: 'legalMoves',
    input: { faceUp: ALL_BUT_I3_AND_J2, players: [{ id: 'A', at: 'J4', effects: ['confuse'] }, B], player: 'A' },
    expect: { moves: ['I4'], endTurn: false, defer: true },
  },
  'a confused hero may not board while a tile is face down': play(
    { layout: 'default', faceUp: ALL_BUT_I3_AND_J2, players: [{ id: 'A', at: 'J4', effects: ['confuse'] }, B] },
    [move('A', 'F', 'compelled'), move('A', 'I4')],
    { current: 'A', players: { A: { at: 'I4', ap: 3 } } },
  ),
  'a confused hero cut off by the open finish may end the turn': {
    op: 'legalMoves',
    input: {
      layout: ['S##F#'],
      faceUp: ['B1', 'C1'],
      players: [{ id: 'A', at: 'C1', effects: ['confuse'] }, B],
      player: 'A',
    },
    expect: { moves: [], endTurn: true },
  },
  'confused toward any tile, the finish is still no step': {
    op: 'legalMoves',
    input: {
      faceUp: ALL_BUT_I3_AND_J2,
      players: [{ id: 'A', at: 'J4', effects: ['confuse'] }, B],
      player: 'A',
      options: { confuseTarget: 'any' },
    },
    expect: { moves: ['I4'] },
  },
  'the way home does not lead over the open finish': {
    op: 'legalMoves',
    input: {
      layout: ['S###F', '#...F', '####F'],
      players: [{ id: 'A', at: 'D3', effects: ['fear'] }, B],
      player: 'A',
    },
    expect: { moves: ['C3'] },
  },
  'of two compulsions, neither leads over the finish': {
    op: 'legalMoves',
    input: {
      layout: ['S###F', '#...F', '####F'],
      faceUp: ['B1', 'C1', 'A2', 'A3', 'B3', 'C3'],
      players: [{ id: 'A', at: 'D3', effects: ['confuse', 'fear'] }, B],
      player: 'A',
      options: { compulsionConflict: 'either', compulsion: 'movesOnly' },
    },
    expect: { moves: ['C3'] },
  },
  'the way home uses the current tiles': {
    op: 'legalMoves',
    input: {
      layout: ['S##F', '###.'],
      missing: ['B1'],
      players: [{ id: 'A', at: 'C1', effects: ['fear'] }, B],
      player: 'A',
    },
    expect: { moves: ['C2'] },
  },
  'far sight from a board, as the crow flies and as kings walk': {
    op: 'reach',
    input: { layout: 'default', from: 'S', radius: 1, metric: 'chebyshev' },
    expect: { count: 2, cells: ['B2', 'B4'] },
  },
  'far sight along the tiles': {
    op: 'reach',
    input: { layout: 'default', from: 'F3', radius: 2, metric: 'path' },
    expect: { count: 8, includes: ['D3', 'H3', 'E2', 'G4'], excludes: ['F1', 'F3', 'C3', 'E1'] },
  },
  'a corridor with a hole': {
    op: 'layoutFacts',
    input: { layout: ['S##.##F'] },
    expect: { tiles: 4, gapsInsideBoundingGrid: 1, startToFinishSteps: null, hoppableGapLines: 1 },
  },
  'two ways round': {
    op: 'layoutFacts',
    input: { layout: ['S###F', '#.#..', '###..'] },
    expect: { tiles: 8, startToFinishSteps: 4, cutTiles: ['C1', 'D1'], hoppableGapLines: 2 },
  },
  'compelled in two directions, either is legal': {
    op: 'legalMoves',
    input: {
      layout: ['S######F'],
      faceUp: ['B1', 'C1', 'D1'],
      players: [{ id: 'A', at: 'D1', effects: ['confuse', 'fear'] }, B],
      player: 'A',
      options: { compulsionConflict: 'either' },
    },
    expect: { moves: ['C1', 'E1'] },
  },
  'confused toward any of them': {
    op: 'legalMoves',
    input: {
      layout: ['S######F'],
      faceUp: ['C1', 'D1'],
      players: [{ id: 'A', at: 'C1', effects: ['confuse'] }, B],
      player: 'A',
      options: { confuseTarget: 'any' },
    },
    expect: { moves: ['B1', 'D1'] },
  },
};

it.each(Object.entries(CASES))('%s', (id, vector) => {
  const file = { system: 'mothership', vectors: [{ id, ...vector }] };
  expect(runVectors(file, { mothership: mothershipOperations })[0]?.failure).toBeUndefined();
});
