import { expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { applyPatches, type Patch } from '@/lib/kernel/patch';
import { blankEntry } from '@/lib/schema/blank';
import type { ListShape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import { findSystem } from './support/all-systems';
import { starterOf } from './support/starters';

const STARTERS = {
  trapped: await starterOf('trapped', 'spaceship'),
  walls: await starterOf('walls', 'walls-standard'),
  zombies: await starterOf('zombies', 'graveyard'),
};
type Game = keyof typeof STARTERS;

const systemOf = (game: Game) => {
  const system = findSystem(game);
  if (!system) throw new Error(`There is no game “${game}”.`);
  return system;
};
const set = (path: string, value: Json): Patch => ({ op: 'set', path: path.split('.'), value });
/** Inserts an entry, blank except for the given fields. */
const add = (game: Game, path: string, given: Readonly<Record<string, Json>>): Patch => {
  const at = path.split('.');
  const list = shapeAt(systemOf(game).shape, at, STARTERS[game].body) as ListShape;
  return { op: 'insert', path: at, entry: blankEntry(list, given) };
};
const starts = (players: number, ...cells: readonly string[]) =>
  cells.map((cell, seat) => set(`starts.${players}-${seat + 1}.cell`, cell));
const holes = (...ids: readonly string[]) => ids.map((id) => add('walls', 'tiles', { id, is: 'hole' }));
const DECK = 'decks.graveyard';
const trap = `${DECK}.superTraps.underdog-net`;

/** Scenarios that are unusual and sound: changes to a starter. */
const ODD: readonly (readonly [Game, string, readonly Patch[]])[] = [
  ['trapped', 'a clock that two players can just beat', [set('options.doomClockRounds', 4)]],
  ['trapped', 'a monster next door to the safe place', [set('monsters.alien.start', 'corridor_mid')]],
  ['trapped', 'a way out for one alone', [set('escapes.pod.seats', 1)]],
  [
    'trapped',
    'an Event that strikes the holder of what another Event brings',
    [add('trapped', 'events.C1.selectors', { kind: 'holder', item: 'firebombs' })],
  ],
  [
    'trapped',
    'a room that only an Event opens, and nothing in it',
    [
      add('trapped', 'map.rooms', { id: 'vault', title: 'Vault', x: 55, y: 55 }),
      add('trapped', 'map.passages', { id: 'v', a: 'bridge', b: 'vault', blockedBy: 'Steel', opens: 'never' }),
      add('trapped', 'events.S1.effects', { kind: 'unseal', passage: 'v' }),
    ],
  ],
  ['walls', 'a ring', holes('C3', 'D3', 'E3', 'C4', 'D4', 'E4', 'C5', 'D5', 'E5')],
  ['walls', 'two walls in the box', [set('wallSupply', 2)]],
  [
    'walls',
    'walls that fill tiles, but not the tile left, and three arrows',
    [set('options.wallKind', 'tile'), set('options.includeStartTile', false), set('arrows', 3)],
  ],
  ['walls', 'two players in far corners', [set('players.max', 2), ...starts(2, 'A1', 'G7')]],
  ['zombies', 'a die of twelve sides', [set('die.sides', 12)]],
  ['zombies', 'as many Link & Locks as creatures to save', [set(`${DECK}.linkLock.copies`, 5)]],
  ['zombies', 'two turns each and no more', [set('options.maxTurnsPerRound', 8)]],
  [
    'zombies',
    'a Super Trap that never misses and is thrown away unless its owner is last',
    [set(`${trap}.gain.rollBonus`, 0), set(`${trap}.gain.autoTrap`, true), set(`${trap}.otherwise`, 'discard')],
  ],
  ['zombies', 'no Action at all', [set(`${DECK}.actions`, [])]],
];

it.each(ODD)('%s: %s is no reason for an error or a warning', (game, _, patches) => {
  const opened = systemOf(game).open(applyPatches(STARTERS[game].body, patches));
  expect(opened.shapeIssues).toEqual([]);
  const issues = opened.check().filter(({ severity }) => severity !== 'hint');
  expect(issues.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
});
