import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '@/lib/kernel/ids';
import { type Issue, isError } from '@/lib/kernel/issue';
import type { Entry, Json, JsonObject } from '@/lib/kernel/json';
import { applyPatches, type Patch } from '@/lib/kernel/patch';
import { type Path, valueAt } from '@/lib/kernel/path';
import { blankEntry, blankObject } from '@/lib/schema/blank';
import { normalise } from '@/lib/schema/normalise';
import { type ListShape, objectShapeOf, type Shape } from '@/lib/schema/shape';
import { PLAIN_SHIP } from '@/test/support/trapped/plain-ship';
import { schema } from '../schema';
import { solve } from '../solve';
import { check } from '.';
import { CODES, type Code } from './codes';

const shape = objectShapeOf(schema);
const spaceship = PLAIN_SHIP;
const checkBody = (body: Json) => check(schema.parse(body));

const set = (path: string, value: Json): Patch => ({ op: 'set', path: path.split('.'), value });
const remove = (path: string): Patch => ({ op: 'remove', path: path.split('.') });

/** Inserts a new entry, blank except for the given fields. */
function add(path: string, given: JsonObject): Patch {
  const at = path.split('.');
  return { op: 'insert', path: at, entry: blankEntry(listAt(shape, spaceship, at), given) };
}

function listAt(from: Shape, json: Json | undefined, [step, ...rest]: Path): ListShape {
  if (from.kind === 'list' && step === undefined) return from;
  if (from.kind === 'list') return listAt(from.entry, valueAt(json ?? null, [step ?? '']), rest);
  if (from.kind === 'object')
    return listAt(from.fields[String(step)] as Shape, valueAt(json ?? null, [step ?? '']), rest);
  throw new Error('the path leads to no list');
}

const stepsFor = (given: JsonObject) => ({ two: null, three: null, four: null, five: null, six: null, ...given });

const listOf = (path: string) => valueAt(spaceship, path.split('.')) as readonly Entry[];
const removeAll = (path: string, which: (entry: Entry) => boolean = () => true): Patch[] =>
  listOf(path)
    .filter(which)
    .map(({ id }) => remove(`${path}.${id}`));
const waitFor = (goal: string) => ({ id: newId(), kind: 'goal', goal, basis: 'explicit' });
const passage = (a: string, b: string) => String(listOf('map.passages').find((way) => way.a === a && way.b === b)?.id);
const lounge = `map.passages.${passage('lounge', 'corridor_mid')}`;
const duct = `map.passages.${passage('ducts', 'lounge')}`;
const named = (title: string) => ({ title, text: 'Words.' });
const nothingUnseals = listOf('events').flatMap(({ id }) =>
  removeAll(`events.${id}.effects`, (effect) => effect.kind === 'unseal'),
);
const nothingSeals = listOf('events').flatMap(({ id }) =>
  removeAll(`events.${id}.effects`, (effect) => effect.kind === 'seal'),
);
const lockedIn = [...nothingUnseals, set(`${lounge}.opens`, 'never'), set(`${duct}.opens`, 'never')];
const bySuit = (suit: string) => removeAll('events', (event) => event.suit === suit);

const twin = listOf('events').find(({ id }) => id === 'S1') as Entry;
const { x, y } = valueAt(spaceship, ['map', 'rooms', 'lounge']) as Entry;
const inTheSamePlace = { ...(valueAt(spaceship, ['map', 'rooms', 'bridge']) as Entry), x: x ?? 0, y: y ?? 0 };
const onAces = (suit: string) =>
  listOf('events')
    .filter((event) => event.suit === suit)
    .map(({ id }) => set(`events.${id}.minRank`, 'A'));
/** Every goal takes Clever, and Events test only the usual attributes of their suits. */
const onlyWits = [
  ...listOf('goals').map(({ id }) => set(`goals.${id}.attributes`, [{ id: 'a', attribute: 'clever' }])),
  ...['S1', 'S7', 'H3', 'C3'].map((id) => set(`events.${id}.effects`, [])),
];
const noExtraTurns = listOf('events').flatMap(({ id }) =>
  removeAll(`events.${id}.effects`, (effect) => effect.kind === 'extraTurn'),
);
const bothWait = (goal: string) => ['pod', 'sos'].map((way) => add(`escapes.${way}.requires`, waitFor(goal)));

/** Changes to the spaceship, and all issues they cause. */
const CASES: readonly (readonly [string, readonly Patch[], readonly Code[]])[] = [
  ['a place without a name', [set('place.name', '  ')], ['trapped/place-unnamed']],
  ['no safe place', [set('place.start', '')], ['trapped/no-start']],
  ['no barrier', removeAll('barriers'), ['trapped/no-barrier']],
  ['no monster', removeAll('monsters'), ['trapped/no-monster', 'trapped/goal-unreachable']],
  ['no mobility', [set('monsters.alien.mobility', '')], ['trapped/monster-quality-missing']],
  ['no immunity', removeAll('monsters.alien.immunities'), ['trapped/monster-quality-missing']],
  ['no weakness', [set('monsters.alien.weakness', '\n')], ['trapped/monster-quality-missing']],
  ['no attack', removeAll('monsters.alien.attacks'), ['trapped/monster-quality-missing']],
  ['no clubs', bySuit('clubs'), ['trapped/too-few-events', 'trapped/too-few-clubs']],
  ['no hearts', bySuit('hearts'), ['trapped/too-few-events', 'trapped/too-few-hearts', 'trapped/item-unobtainable']],
  ['no spades', bySuit('spades'), ['trapped/too-few-events', 'trapped/too-few-spades']],
  ['a missing diamond Event', [remove('events.D2')], ['trapped/too-few-diamonds']],
  ['no Event at all', removeAll('events'), ['trapped/too-few-events', 'trapped/item-unobtainable']],
  ['a start that does not exist', [set('place.start', 'attic')], ['trapped/unknown-reference']],
  ['a prerequisite that does not exist', [add('goals.G18.requires', waitFor('G99'))], ['trapped/unknown-reference']],
  ['a room of a goal that does not exist', [add('goals.G18.rooms', { room: 'attic' })], ['trapped/unknown-reference']],
  [
    'a selector with an Extra that does not exist',
    [add('events.C1.selectors', { kind: 'named', extra: 'nobody' })],
    ['trapped/unknown-reference'],
  ],
  [
    'a passage to a room that does not exist',
    [add('map.passages', { a: 'lounge', b: 'attic' })],
    ['trapped/unknown-reference'],
  ],
  [
    'two goals that wait for each other',
    [add('goals.G07.requires', waitFor('G08'))],
    ['trapped/circular-prerequisites', 'trapped/escape-unreachable'],
  ],
  [
    'goals that wait for each other by way of a thing',
    [
      add('items', { id: 'fuse', ...named('Fuse') }),
      add('goals.G18.requires', { kind: 'item', item: 'fuse', basis: 'explicit' }),
      add('goals', { ...named('Find a fuse'), requires: [waitFor('G18')], grants: [{ id: 'g', item: 'fuse' }] }),
    ],
    ['trapped/goal-unreachable'],
  ],
  [
    'a vault that is opened from within',
    [
      ...removeAll('events.D4.effects', (effect) => effect.kind === 'unseal'),
      add('map.rooms', { id: 'vault', title: 'Vault' }),
      add('map.passages', { id: 'v', a: 'bridge', b: 'vault', blockedBy: 'Steel', opens: 'goal', openedBy: 'G18' }),
      set('goals.G18.rooms', [{ id: 'r', room: 'vault' }]),
    ],
    ['trapped/goal-unreachable'],
  ],
  ['a goal that waits for itself', [add('goals.G18.requires', waitFor('G18'))], ['trapped/waits-for-itself']],
  [
    'nothing to do',
    removeAll('goals'),
    ['trapped/no-goal', 'trapped/escape-unreachable', 'trapped/item-unused', 'trapped/unknown-reference'],
  ],
  ['no way out', removeAll('escapes'), ['trapped/no-escape', 'trapped/unknown-reference']],
  ['a lounge that nobody leaves', lockedIn, ['trapped/escape-unreachable', 'trapped/goal-unreachable']],
  [
    'a way out that takes what only an Event brings',
    [add('escapes.pod.requires', { kind: 'item', item: 'firebombs', basis: 'explicit' })],
    ['trapped/escape-by-event-only'],
  ],
  [
    'a goal that takes what only an Event brings',
    [add('goals.G18.requires', { kind: 'item', item: 'firebombs', basis: 'explicit' })],
    ['trapped/goal-by-event-only'],
  ],
  [
    'a room that only an Event opens',
    [
      add('map.rooms', { id: 'vault', title: 'Vault' }),
      add('map.passages', { id: 'v', a: 'bridge', b: 'vault', blockedBy: 'Steel', opens: 'never' }),
      add('events.S1.effects', { kind: 'unseal', passage: 'v' }),
      set('goals.G18.rooms', [{ id: 'r', room: 'vault' }]),
    ],
    ['trapped/goal-by-event-only'],
  ],
  ['a rescue that does not count', [set('options.sosWins', false)], ['trapped/escape-closed']],
  [
    'no way out but a rescue that does not count',
    [set('options.sosWins', false), set('escapes.pod.seats', null)],
    ['trapped/escape-unreachable', 'trapped/seats-for-all'],
  ],
  [
    'ways out behind a monster that nothing kills',
    [...bothWait('G17'), ...removeAll('monsters.alien.means')],
    ['trapped/escape-behind-monster', 'trapped/no-means', 'trapped/weakness-unrevealed', 'trapped/goal-unreachable'],
  ],
  [
    'a way out behind a monster that only an Event’s gift kills',
    [
      ...bothWait('G17'),
      ...removeAll('monsters.alien.means', (means) => means.item !== 'firebombs'),
      set('escapes.sos.requires', listOf('escapes.sos.requires')),
    ],
    ['trapped/escape-by-event-only', 'trapped/goal-by-event-only'],
  ],
  [
    'ways out that set off a disaster at once',
    [set('losses.engines.cause.goal', 'G03'), set('options.engineFuseRounds', 0)],
    ['trapped/escape-after-disaster', 'trapped/goal-unused'],
  ],
  [
    'ways out that set off a disaster too early',
    [set('losses.engines.cause.goal', 'G03')],
    ['trapped/fuse-short', 'trapped/goal-unused'],
  ],
  ['a disaster on the last step', [set('losses.engines.cause.goal', 'G05')], ['trapped/goal-unused']],
  ['a doom clock of one round', [...noExtraTurns, set('options.doomClockRounds', 1)], ['trapped/escape-too-late']],
  ['a doom clock of one round, with extra turns', [set('options.doomClockRounds', 1)], ['trapped/too-late-for-few']],
  [
    'a disaster’s clock of one round',
    [...noExtraTurns, set('losses.engines.cause.rounds', 1)],
    ['trapped/escape-too-late'],
  ],
  [
    'a doom clock that rules out the longer way',
    [...noExtraTurns, set('options.doomClockRounds', 2), add('escapes.sos.requires', waitFor('G17'))],
    ['trapped/escape-closed', 'trapped/too-late-for-few'],
  ],
  [
    'a doom clock that rules out one way for few players',
    [set('options.doomClockRounds', 4)],
    ['trapped/way-too-late-for-few'],
  ],
  [
    'a doom clock that only two players fail',
    [set('options.doomClockRounds', 3)],
    ['trapped/too-late-for-few', 'trapped/way-too-late-for-few'],
  ],
  [
    'a doom clock that rules out one way, while the other takes an Event',
    [
      ...noExtraTurns,
      set('options.doomClockRounds', 1),
      add('escapes.pod.requires', { kind: 'item', item: 'firebombs', basis: 'explicit' }),
    ],
    ['trapped/escape-closed', 'trapped/escape-unreachable'],
  ],
  [
    'a way out after leaving',
    [add('escapes.pod.requires', waitFor('G20')), add('escapes.sos.requires', waitFor('G20'))],
    ['trapped/escape-unreachable'],
  ],
  ['a way out far from the exit that takes it', [set('escapes.pod.room', 'bridge')], ['trapped/escape-unreachable']],
  ['a room apart', [add('map.rooms', { id: 'attic', title: 'Attic' })], ['trapped/room-cut-off']],
  [
    'a goal in an unconnected room',
    [add('map.rooms', { id: 'attic', title: 'Attic' }), set('goals.G18.rooms', [{ id: 'r', room: 'attic' }])],
    ['trapped/scene-cut-off'],
  ],
  ['a barrier that nothing defeats', removeAll('barriers.B4.defeatedBy'), ['trapped/barrier-undefeated']],
  [
    'a barrier whose only line names no goal yet',
    [...removeAll('barriers.B4.defeatedBy'), add('barriers.B4.defeatedBy', { goal: '' })],
    ['trapped/barrier-undefeated', 'trapped/nothing-picked'],
  ],
  [
    'no means',
    [set('monsters.alien.weaknessKnownAtStart', true), ...removeAll('monsters.alien.means')],
    ['trapped/no-means', 'trapped/goal-unreachable'],
  ],
  [
    'means that nothing brings',
    [add('items', { id: 'acid', ...named('Acid') }), set('monsters.alien.means', [{ id: 'm', item: 'acid' }])],
    ['trapped/means-unobtainable', 'trapped/weakness-unrevealed', 'trapped/goal-unreachable'],
  ],
  ['seats for two on every way out', [set('escapes.sos.seats', 2)], ['trapped/seats-too-few']],
  ['seats for all on every way out', [set('escapes.pod.seats', null)], ['trapped/seats-for-all']],
  ['a goal for nothing', [add('goals', named('Tidy up'))], ['trapped/goal-unused']],
  ['a goal without a title', [set('goals.G01.title', '')], ['trapped/untitled']],
  ['an Event without anything', [add('events', {})], ['trapped/untitled']],
  ['an empty line', [add('occupations', {})], ['trapped/blank-line']],
  ['two bridges', [set('map.rooms.science_lab.title', ' bridge ')], ['trapped/same-title']],
  ['a prerequisite that is not picked', [add('goals.G18.requires', waitFor(''))], ['trapped/nothing-picked']],
  [
    'an Event that grants nothing in particular',
    [add('events.C1.effects', { kind: 'grant' })],
    ['trapped/nothing-picked'],
  ],
  ['a repeated prerequisite', [add('goals.G16.requires', waitFor('G15'))], ['trapped/said-twice']],
  [
    'a repeated attribute',
    [
      add('goals.G18.attributes', { id: 'a', attribute: 'clever' }),
      add('goals.G18.attributes', { id: 'b', attribute: 'clever' }),
    ],
    ['trapped/said-twice'],
  ],
  ['an attribute that nothing tests', onlyWits, ['trapped/attribute-unasked']],
  ['a goal in no room', [set('goals.G08.rooms', [])], ['trapped/goal-without-room']],
  ['a room to reach that is not picked', [set('goals.G18.rooms', [])], ['trapped/reach-without-room']],
  ['a goal after the exit', [add('goals.G18.requires', waitFor('G20'))], ['trapped/goal-after-exit']],
  ['an exit goal without a way out', [set('goals.G20.route', '')], ['trapped/exit-without-route']],
  ['a way out named by a goal of another kind', [set('goals.G01.route', 'pod')], ['trapped/route-without-exit']],
  ['a way out at once', [add('escapes', { ...named('Wake up'), seats: 1 })], ['trapped/too-soon']],
  [
    'a disaster without a cause',
    [set('losses.engines.cause.goal', '')],
    ['trapped/disaster-without-cause', 'trapped/goal-unused'],
  ],
  [
    'a required thing that nothing brings',
    [
      add('items', { id: 'acid', ...named('Acid') }),
      add('goals.G18.requires', { kind: 'item', item: 'acid', basis: 'explicit' }),
    ],
    ['trapped/item-unobtainable', 'trapped/goal-unreachable'],
  ],
  [
    'a thing that only a text names',
    [
      add('items', { id: 'duck', ...named('Rubber duck') }),
      add('goals.G18.grants', { id: 'd', item: 'duck' }),
      set('goals.G17.text', 'Squeeze the rubber duck.'),
    ],
    ['trapped/thing-unrequired'],
  ],
  [
    'a thing for colour that only a text names',
    [
      add('items', { id: 'duck', ...named('Rubber duck'), forColour: true }),
      add('goals.G18.grants', { id: 'd', item: 'duck' }),
      set('goals.G17.text', 'Squeeze the rubber duck.'),
    ],
    [],
  ],
  [
    'a thing whose name stands within another word',
    [
      add('items', { id: 'duck', ...named('Duck') }),
      add('goals.G18.grants', { id: 'd', item: 'duck' }),
      set('goals.G17.text', 'Follow the duckling.'),
    ],
    [],
  ],
  [
    'a theft of what can’t be stolen',
    [set('items.space_suit.onTheft', 'safe'), add('events.C1.effects', { id: 't', kind: 'steal', item: 'space_suit' })],
    ['trapped/theft-in-vain'],
  ],
  ['a thing for nothing', [add('items', named('Rubber duck'))], ['trapped/item-unused']],
  ['a passage round in a circle', [add('map.passages', { a: 'bridge', b: 'bridge' })], ['trapped/passage-to-itself']],
  ['a passage twice', [add('map.passages', { a: 'ducts', b: 'bridge', kind: 'duct' })], ['trapped/passage-doubled']],
  ['a passage with one end', [add('map.passages', { a: 'bridge' })], ['trapped/passage-end-missing']],
  ['a lock opened by an unspecified goal', [set(`${lounge}.opens`, 'goal')], ['trapped/blocker-without-goal']],
  ['a goal that opens an open passage', [set(`${lounge}.openedBy`, 'G01')], ['trapped/opener-ignored']],
  ['hearts only on aces', onAces('hearts'), ['trapped/ranks-without-event']],
  ['an Event twice', [add('events', { ...twin, id: 'again' })], ['trapped/event-repeated']],
  [
    'a monster that can cross no passage',
    [set('monsters.alien.crosses', { door: true, open: true, duct: false, hull: true })],
    ['trapped/monster-stuck'],
  ],
  ['two rooms on the same squares', [set('map.rooms.bridge', inTheSamePlace)], ['trapped/rooms-overlap']],
  ['a reach goal that leads nowhere', [set('goals.G18.where', 'anywhere')], ['trapped/reach-without-room']],
  [
    'one suit for two who leave by way of the hull',
    [
      set('items.space_suit.count', 1),
      set('escapes.pod.room', 'hull_pod'),
      set('goals.G20.rooms', [{ id: 'r', room: 'hull_pod' }]),
    ],
    ['trapped/too-few-copies'],
  ],
  [
    'a weakness that nothing reveals',
    removeAll('monsters.alien.means'),
    ['trapped/weakness-unrevealed', 'trapped/no-means', 'trapped/goal-unreachable'],
  ],
  ['an Event from high to low', [set('events.C1.minRank', 'K'), set('events.C1.maxRank', '3')], ['trapped/rank-range']],
  [
    'an illness without a cure',
    [set('events.H3.effects', [{ id: 'e', kind: 'sicken', turns: 2, room: '', item: '' }])],
    ['trapped/no-cure'],
  ],
  [
    'an illness whose cure nothing brings',
    [
      add('items', { id: 'pills', ...named('Pills') }),
      set('events.H3.effects', [{ id: 'e', kind: 'sicken', turns: 2, room: '', item: 'pills' }]),
    ],
    ['trapped/no-cure'],
  ],
  [
    'a choice that decides nothing',
    [add('events.C1.follows', { kind: 'choice', question: 'Hide' })],
    ['trapped/branch-empty'],
  ],
  [
    'an Event for whoever has what nothing brings',
    [
      add('items', { id: 'acid', ...named('Acid') }),
      add('events.C1.onlyIf', { kind: 'holds', who: 'target', item: 'acid' }),
    ],
    ['trapped/condition-never'],
  ],
  [
    'a branch for the dark, where nothing is ever dark',
    [
      set('events.C1.follows', [
        {
          id: 'f',
          kind: 'check',
          when: [{ id: 'w', kind: 'dark', who: 'target', isNot: false }],
          first: [{ id: 'e', kind: 'suitTest' }],
          second: [],
        },
      ]),
    ],
    ['trapped/condition-never'],
  ],
  [
    'an Event that tells of a goal everybody knows',
    [set('events.C1.follows', [{ id: 'f', kind: 'also', first: [{ id: 'e', kind: 'reveal', goal: 'G01' }] }])],
    ['trapped/reveals-nothing'],
  ],
  [
    'an Event that tells of no goal',
    [set('events.C1.follows', [{ id: 'f', kind: 'also', first: [{ id: 'e', kind: 'reveal', goal: '' }] }])],
    ['trapped/nothing-picked'],
  ],
  [
    'a monster that waits where nobody comes',
    [
      add('map.rooms', { id: 'vault', ...named('Vault'), x: 40, y: 40 }),
      add('map.passages', { a: 'vault', b: 'bridge', kind: 'door', blockedBy: 'Steel', opens: 'never' }),
      set('monsters.alien.start', 'vault'),
      set('monsters.alien.steps', 'none'),
    ],
    ['trapped/monster-meets-nobody', 'trapped/goal-unreachable'],
  ],
  ['a monster that hunts the holder of nothing', [set('monsters.alien.hunts', 'holder')], ['trapped/bait-nowhere']],
  ['a monster whose illness nothing cures', [set('monsters.alien.hit', 'infect')], ['trapped/no-cure']],
  [
    'a monster that nothing stops',
    [
      set('monsters.alien.slips', true),
      set('monsters.alien.ignoresNeeds', true),
      ...['door', 'open', 'duct', 'hull'].map((kind) => set(`monsters.alien.crosses.${kind}`, true)),
    ],
    ['trapped/monster-everywhere'],
  ],
  [
    'a monster that shuns no room in particular',
    [add('monsters.alien.shuns', { kind: 'room' })],
    ['trapped/nothing-picked'],
  ],
  [
    'a clock that nothing moves',
    [add('clocks', { id: 'tide', ...named('The tide'), perRound: 0 })],
    ['trapped/clock-still'],
  ],
  [
    'a branch for a clock that nothing moves',
    [
      add('clocks', { id: 'tide', ...named('The tide'), perRound: 0 }),
      add('events.C1.onlyIf', { kind: 'clock', clock: 'tide', steps: 2 }),
    ],
    ['trapped/condition-never', 'trapped/clock-still'],
  ],
  [
    'an Event that waits for more steps than a clock has',
    [
      add('clocks', { id: 'tide', ...named('The tide'), steps: 4 }),
      add('events.C1.onlyIf', { kind: 'clock', clock: 'tide', steps: 9 }),
    ],
    ['trapped/condition-never'],
  ],
  [
    'a clock that ends the game and brings something, too',
    [
      add('clocks', {
        id: 'tide',
        ...named('The tide'),
        steps: 40,
        lost: true,
        effects: [{ id: 'e', kind: 'suitTest' }],
      }),
    ],
    ['trapped/clock-brings-nothing'],
  ],
  [
    'a clock by which all is lost before anybody can leave',
    [...noExtraTurns, add('clocks', { id: 'tide', ...named('The tide'), steps: 1, lost: true })],
    ['trapped/escape-too-late'],
  ],
  [
    'a clock by which all is lost too early for two players',
    [add('clocks', { id: 'tide', ...named('The tide'), steps: 40, lost: true, stepsWith: stepsFor({ two: 2 }) })],
    ['trapped/too-late-for-few'],
  ],
  [
    'a clock that a goal can stop',
    [
      add('clocks', {
        id: 'tide',
        ...named('The tide'),
        steps: 2,
        lost: true,
        goals: [{ id: 'g', goal: 'G01', move: 'stop', steps: 1 }],
      }),
    ],
    [],
  ],
  [
    'a clock moved by no goal in particular',
    [add('clocks', { id: 'tide', ...named('The tide'), goals: [{ id: 'g', goal: '', move: 'on', steps: 1 }] })],
    ['trapped/nothing-picked'],
  ],
  ['a monster in the safe place', [set('monsters.alien.start', 'lounge')], ['trapped/monster-in-safe-place']],
  [
    'an Event for whoever holds what nothing brings',
    [
      add('items', { id: 'acid', ...named('Acid') }),
      add('events.C1.selectors', { kind: 'holder', item: 'acid' }),
      add('events.C1.effects', { kind: 'steal', item: 'acid' }),
    ],
    ['trapped/event-without-holder'],
  ],
  [
    'an Event for whoever holds a fact',
    [
      add('items', { id: 'code', ...named('Code'), kind: 'flag' }),
      add('goals.G18.grants', { item: 'code' }),
      add('events.C1.selectors', { kind: 'holder', item: 'code' }),
    ],
    ['trapped/event-without-holder'],
  ],
  [
    'an Event that opens an open passage',
    [...nothingSeals, add('events.S1.effects', { kind: 'unseal', passage: passage('corridor_fore', 'corridor_mid') })],
    ['trapped/event-opens-nothing'],
  ],
  [
    'three Events with one text',
    ['S1', 'C1', 'H1'].map((id) => set(`events.${id}.text`, 'Something happens.')),
    ['trapped/event-text-repeated'],
  ],
  [
    'diamonds for Extras alone',
    listOf('events')
      .filter(({ suit }) => suit === 'diamonds')
      .map(({ id }) => set(`events.${id}.selectors`, [{ id: 's', kind: 'choice', among: 'extras' }])),
    ['trapped/suit-spares-characters'],
  ],
  [
    'a secret key behind the doors that it opens',
    [
      ...nothingUnseals,
      ...[passage('corridor_mid', 'sick_bay'), passage('ducts', 'sick_bay')].flatMap((id) => [
        set(`map.passages.${id}.blockedBy`, 'Steel'),
        set(`map.passages.${id}.opens`, 'goal'),
        set(`map.passages.${id}.openedBy`, 'G15'),
      ]),
    ],
    ['trapped/secret-behind-itself'],
  ],
  [
    'a monster without a starting room',
    [set('monsters.alien.start', ''), { op: 'move', path: ['map', 'rooms', 'bridge'], before: 'lounge' }],
    ['trapped/monster-nowhere'],
  ],
  [
    'a monster without a starting room, where the safe place comes first',
    [set('monsters.alien.start', '')],
    ['trapped/monster-in-safe-place'],
  ],
  ['a single Extra', [...removeAll('extras'), add('extras', { name: 'Ruiz' })], ['trapped/few-extras']],
];

const codesOf = (issues: readonly Issue[]) => [...new Set(issues.map(({ code }) => code))].sort();
const keyOf = ({ code, path }: Issue) => `${code} ${path.join('/')}`;

describe('check()', () => {
  it('finds no issue in the spaceship', () => expect(checkBody(spaceship)).toEqual([]));

  it.each(CASES)('reports %s, and nothing else', (_, patches, codes) => {
    expect(codesOf(checkBody(applyPatches(spaceship, patches)))).toEqual([...codes].sort());
  });

  it.each(Object.keys(CODES))('can report %s', (code) => {
    expect(CASES.some(([, , codes]) => codes.some((said) => said === code))).toBe(true);
  });

  it('explains every code, and keeps the severities of rules 2.7', () => {
    for (const { meaning } of Object.values(CODES)) expect(meaning).toMatch(/^[A-Z].+\.$/);
    const rules = Object.values(CODES).flatMap((code) => ('rule' in code ? [code] : []));
    const ofRule = (n: number) => rules.filter(({ rule }) => rule === `SV${n}`);
    for (let n = 1; n <= 15; n++) {
      const severities = ofRule(n).map(({ severity }) => severity);
      expect(severities, `SV${n}`).toContain(n <= 8 || n === 13 ? 'error' : 'warning');
    }
  });

  it('reports few issues for a blank setting', () => {
    const issues = checkBody(blankObject(shape));
    expect(issues.length).toBeLessThan(9);
    expect(codesOf(issues)).toContain('trapped/no-monster');
  });

  it('names the whole circle', () => {
    const patches = [add('goals.G07.requires', waitFor('G12'))];
    const circle = checkBody(applyPatches(spaceship, patches)).find(({ code }) => code.includes('circular'));
    expect(circle?.message.match(/→/g)).toHaveLength(4);
    expect(circle?.message).toContain('“Get to the bridge”');
  });

  it('names the things and passages in a circle too', () => {
    const patches = [set('goals.G03.grants', []), add('goals.G13.grants', { item: 'space_suit' }), remove('events.D5')];
    const issue = checkBody(applyPatches(spaceship, patches)).find(({ code }) => code === 'trapped/goal-unreachable');
    expect(issue?.message).toContain(
      '“Go out and climb along the hull to one spot” → the way from “Airlock” to “Hull by the pod” → “Space suit” → “Mend the dish outside” → “Go out and climb along the hull to one spot”',
    );
  });

  it('names what blocks a way out, and offers a fix if that opens it', () => {
    const oneDoor = [...nothingUnseals, set(`${lounge}.opens`, 'never'), remove(duct)];
    const body = applyPatches(spaceship, oneDoor);
    const [issue] = checkBody(body).filter(({ code }) => code === 'trapped/escape-unreachable');
    expect(issue?.message).toBe(
      '“Launch the pod” and “Call for rescue” can’t be reached: nothing opens the way from “Crew lounge” to “Middle corridor”. Add a goal that does, or open it on the map.',
    );
    expect(checkBody(applyPatches(body, issue?.fix?.patches ?? []))).toEqual([]);
  });

  it.each([
    [
      'a monster',
      [...bothWait('G17'), ...removeAll('monsters.alien.means')],
      'trapped/escape-behind-monster',
      '“Launch the pod” and “Call for rescue” can’t be reached: “The alien” can be killed only by what exploits its weakness, and nothing does. Pick a thing that does, and let a goal bring it.',
    ],
    [
      'a clock',
      [...noExtraTurns, set('options.doomClockRounds', 1)],
      'trapped/escape-too-late',
      'Nobody gets out in time: the doom clock ends the game after 1 round, and even if each turn of 5 players is a won conflict or a needed step, nobody can leave before round 2. Give it more rounds, or ask for less on the way.',
    ],
    [
      'a disaster',
      [set('losses.engines.cause.goal', 'G03'), set('options.engineFuseRounds', 0)],
      'trapped/escape-after-disaster',
      '“Launch the pod” and “Call for rescue” can’t be reached: it takes “Get to the airlock and into a suit”, which sets off “The engines blow up” at once. Lengthen the fuse, or let something else set it off.',
    ],
  ] as const)('explains why %s lets nobody out, and offers a fix', (_, patches, code, message) => {
    const body = applyPatches(spaceship, patches);
    const found = checkBody(body).filter((issue) => issue.code === code);
    expect(found[0]?.message).toBe(message);
    expect(solve(schema.parse(body)).routes.map(({ reachable, least }) => [reachable, least])).toEqual([
      [false, null],
      [false, null],
    ]);
    const repaired = schema.parse(applyPatches(body, found[0]?.fix?.patches ?? []));
    expect(solve(repaired).routes[0]?.reachable).toBe(true);
  });

  it('does not call a way out short if there is no starting room', () => {
    const start = [
      set('place.start', 'attic'),
      set('escapes.pod.requires', [waitFor('G01')]),
      set('goals.G20.requires', []),
    ];
    const codes = codesOf(checkBody(applyPatches(spaceship, start)));
    expect(codes).toContain('trapped/unknown-reference');
    expect(codes).not.toContain('trapped/too-soon');
  });

  it('names the ranks without an Event of a suit, if they are at least half', () => {
    const on = (from: string, to: string) =>
      listOf('events')
        .filter(({ suit }) => suit === 'hearts')
        .flatMap(({ id }) => [set(`events.${id}.minRank`, from), set(`events.${id}.maxRank`, to)]);
    const wide = listOf('events').find(({ suit }) => suit === 'hearts')?.id;
    const messages = (patches: readonly Patch[]) =>
      checkBody(applyPatches(spaceship, patches)).flatMap(({ code, message }) =>
        code === 'trapped/ranks-without-event' ? [message] : [],
      );
    expect(messages(on('4', '10'))).toEqual([]);
    expect(messages(on('4', '9'))).toEqual([
      'No Event of relationships (hearts) comes on 2–3 and 10–A, so the GM has to make up most of what is drawn. Let more cards bring them.',
    ]);
    expect(messages([...on('4', '9'), set(`events.${wide}.minRank`, 'Q'), set(`events.${wide}.maxRank`, 'Q')])).toEqual(
      [],
    );
    expect(messages([...on('4', '6'), set(`events.${wide}.minRank`, 'Q'), set(`events.${wide}.maxRank`, 'Q')])).toEqual(
      [
        'No Event of relationships (hearts) comes on 2–3, 7–J and K–A, so the GM has to make up most of what is drawn. Let more cards bring them.',
      ],
    );
  });

  it('offers to remove a repeated Event only if nothing is lost', () => {
    const fixOf = (event: JsonObject) =>
      checkBody(applyPatches(spaceship, [add('events', { ...event, id: 'again' })])).map(({ fix }) => fix?.label);
    expect(fixOf(twin)).toEqual(['Remove the second']);
    expect(fixOf({ ...twin, text: 'Other words.' })).toEqual([undefined]);
  });

  it('offers no fix that leaves the way out shut', () => {
    const body = applyPatches(spaceship, [...lockedIn, add('escapes.pod.requires', waitFor('G99'))]);
    const issue = checkBody(body).find(({ path }) => path.join('/') === 'escapes/pod');
    expect(issue).toBeDefined();
    expect(issue?.fix).toBeUndefined();
  });

  it('names all Events that strike the holder of one missing thing, and all that open one passage, in one issue', () => {
    const way = passage('corridor_fore', 'corridor_mid');
    const body = applyPatches(spaceship, [
      ...nothingSeals,
      add('items', { id: 'acid', ...named('Acid') }),
      ...['C1', 'H1', 'S1'].map((id) => add(`events.${id}.selectors`, { kind: 'holder', item: 'acid' })),
      ...['C1', 'S2'].map((id) => add(`events.${id}.effects`, { kind: 'unseal', passage: way })),
    ]);
    const title = (id: string) => `“${valueAt(spaceship, ['events', id, 'title'])}”`;
    expect(checkBody(body).map(({ message }) => message)).toEqual([
      `${title('C1')}, ${title('H1')} and ${title('S1')} strike whoever holds “Acid”, but nothing brings that. Let a goal or an Event bring it, or name something else.`,
      `${title('C1')} and ${title('S2')} open the way from “Fore corridor” to “Middle corridor”, but nothing blocks it. Say what does, or let another Event close it.`,
    ]);
  });

  it('reports Events that strike whoever holds something where nothing can be held', () => {
    const body = applyPatches(spaceship, [
      ...listOf('goals').flatMap(({ id }) => removeAll(`goals.${id}.grants`)),
      ...listOf('events').flatMap(({ id }) => removeAll(`events.${id}.effects`, ({ kind }) => kind === 'grant')),
    ]);
    const found = checkBody(body).filter(({ code }) => code === 'trapped/event-without-holder');
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringContaining('strikes whoever holds something, but nothing brings that.'),
    ]);
  });

  it('reports secret places two steps behind what they hide, and two that can lie in one place', () => {
    const shut = (goal: string) =>
      [passage('corridor_mid', 'sick_bay'), passage('ducts', 'sick_bay')].flatMap((id, i) => [
        set(`map.passages.${id}.blockedBy`, 'Steel'),
        set(`map.passages.${id}.opens`, 'goal'),
        set(`map.passages.${id}.openedBy`, i === 0 ? 'G15' : goal),
      ]);
    const twin = { ...named('Find the other key'), id: 'G15b', where: 'secret', requires: [waitFor('G14')] };
    const said = (...patches: readonly Patch[]) =>
      checkBody(applyPatches(spaceship, [...nothingUnseals, ...patches])).flatMap(({ code, path }) =>
        code === 'trapped/secret-behind-itself' ? [path.join('/')] : [],
      );
    expect(said(...shut('G15'))).toEqual(['goals/G15/where']);
    const later = [passage('corridor_mid', 'sick_bay'), passage('ducts', 'sick_bay')].map((id) =>
      set(`map.passages.${id}.openedBy`, 'G16'),
    );
    expect(said(...shut('G15'), ...later)).toEqual(['goals/G15/where']);
    expect(said(...shut('G01'))).toEqual([]);
    expect(said(add('goals', twin), ...shut('G15b'))).toEqual(['goals/G15/where']);
    expect(said(add('goals', twin), ...shut('G15b'), set('goals.G15b.where', 'anywhere'))).toEqual([]);
  });

  it('knows that nobody walks more than a step a round, or more where Events give extra turns', () => {
    const tunnel = Array.from({ length: 12 }, (_, i) => [
      add('map.rooms', { id: `t${i}`, title: `Tunnel ${i}` }),
      add('map.passages', { a: i === 0 ? 'lifepod_bay' : `t${i - 1}`, b: `t${i}` }),
    ]).flat();
    const far = [
      ...tunnel,
      set('escapes.pod.room', 't11'),
      set('goals.G20.rooms', [{ id: 'r', room: 't11' }]),
      ...listOf('losses').map(({ id }) => set(`losses.${id}.cause.rounds`, null)),
    ];
    const said = (rounds: number, ...more: readonly Patch[]) =>
      checkBody(
        applyPatches(spaceship, [
          ...far,
          set('options.sosWins', false),
          set('options.doomClockRounds', rounds),
          ...more,
        ]),
      ).flatMap(({ code, message }) => (/late/.test(code) ? [`${code}: ${message}`] : []));
    expect(said(1)).toEqual([expect.stringMatching(/^trapped\/escape-too-late: .* before round 13\./)]);
    expect(said(2)).toEqual([
      expect.stringMatching(/^trapped\/too-late-for-few: With 2, 3, 4 or 5 players .* no Event gives an extra one\./),
    ]);
    expect(said(8, ...noExtraTurns)).toEqual([expect.stringContaining('trapped/escape-too-late')]);
    expect(said(13, ...noExtraTurns)).toEqual([]);
  });

  it('names all ways out that one cause closes, and all repeated lines of a goal, in one issue', () => {
    const [shut] = checkBody(applyPatches(spaceship, lockedIn));
    expect(shut?.message).toMatch(/^“Launch the pod” and “Call for rescue” can’t be reached: /);
    const twice = ['G14', 'G15', 'G14'].map((goal) => add('goals.G16.requires', waitFor(goal)));
    const body = applyPatches(spaceship, twice);
    const [repeated, ...others] = checkBody(body);
    expect([repeated?.message, others]).toEqual([
      expect.stringMatching(/asks for 3 things twice\. Once is enough\.$/),
      [],
    ]);
    expect(checkBody(applyPatches(body, repeated?.fix?.patches ?? []))).toEqual([]);
  });

  it('counts the missing Events by suit', () => {
    const issues = checkBody(applyPatches(spaceship, [remove('events.S1'), ...bySuit('clubs')]));
    expect(issues.find(({ code }) => code === 'trapped/too-few-clubs')?.message).toBe(
      '0 of 5 Events of violence (clubs). Add 5 more.',
    );
  });
});

describe('attributes', () => {
  const unasked = (...more: readonly Patch[]) =>
    checkBody(applyPatches(spaceship, [...onlyWits, ...more])).find(({ code }) => code === 'trapped/attribute-unasked');

  it('that nothing tests are named by the table’s labels', () => {
    expect(unasked()?.message).toContain('Nothing asks for Brave:');
    const noCharm = [...bySuit('hearts'), set('options.influenceAttributes', 'any')];
    expect(unasked(...noCharm, set('attributeLabels.sexy', 'Charming'))?.message).toContain('Brave or Charming:');
  });

  it('are not reported as long as no goal names any', () => {
    const usual = listOf('goals').map(({ id }) => set(`goals.${id}.attributes`, []));
    expect(unasked(...usual, ...removeAll('goals', ({ kind }) => kind === 'reach' || kind === 'fix'))).toBeUndefined();
  });
});

/** Whole bodies are large, so few runs are enough. */
const RUNS = { numRuns: 40 };

/** Random body of the right shape, with few ids, so that references both hit and miss. */
const anyBody = bodyOf(shape);

function bodyOf(part: Shape): fc.Arbitrary<Json> {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', '');
  switch (part.kind) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(part.fields).map(([key, field]) => [key, bodyOf(field)])));
    case 'list':
      return fc.array(bodyOf(part.entry), { maxLength: 4 });
    case 'variants':
      return fc.oneof(...Object.values(part.variants).map(bodyOf));
    case 'text':
      return fc.constantFrom('', ' ', 'Door', 'door', 'Ärger ☂', 'x'.repeat(300));
    case 'ref':
    case 'id':
      return id;
    case 'picture':
      return fc.constantFrom('', 'game-icons:ghost');
    case 'choice':
      return fc.constantFrom(...part.options);
    case 'toggle':
      return fc.boolean();
    case 'number':
      return fc.oneof(fc.integer({ min: part.min, max: part.max }), fc.constant(null));
    case 'choices':
    case 'array':
      return fc.constant([]);
  }
}

describe.each([
  ['random bodies', anyBody],
  ['any JSON', fc.jsonValue() as fc.Arbitrary<Json>],
  ['the spaceship with one random value', holes(spaceship)],
])('of %s, check()', (_, bodies) => {
  const bodiesAndIssues = bodies.map((json) => {
    const body = normalise(shape, json).value;
    return [body, checkBody(body)] as const;
  });

  it('reports each issue once, at an existing path', () => {
    fc.assert(
      fc.property(bodiesAndIssues, ([body, issues]) => {
        expect(new Set(issues.map(keyOf)).size).toBe(issues.length);
        for (const issue of issues) {
          expect(valueAt(body, issue.path), keyOf(issue)).toBeDefined();
          expect(Object.keys(CODES)).toContain(issue.code);
          expect(issue.message).toMatch(/^[“0-9A-Z].+\.$/su);
        }
      }),
      RUNS,
    );
  });

  it('explains everything out of reach', () => {
    fc.assert(
      fc.property(bodiesAndIssues, ([body, issues]) => {
        const setting = schema.parse(body);
        const { goals, routes } = solve(setting);
        const lost = [...setting.goals.filter(({ id }) => !goals.has(id)), ...routes.filter((way) => !way.reachable)];
        if (lost.length > 0) expect(issues.map(({ code }) => code)).toSatisfy(sayWhy, String(lost[0]?.id));
      }),
      RUNS,
    );
  });

  it('offers fixes that work', () => {
    fc.assert(
      fc.property(bodiesAndIssues, ([body, issues]) => {
        // One issue per code is enough.
        for (const issue of new Map(issues.filter(({ fix }) => fix).map((one) => [one.code, one])).values()) {
          const fixed = applyPatches(body, issue.fix?.patches ?? []);
          expect(schema.safeParse(fixed).error, keyOf(issue)).toBeUndefined();
          const after = checkBody(fixed);
          expect(after.map(keyOf)).not.toContain(keyOf(issue));
          const known = new Set(issues.map(({ code }) => code));
          const worse = after.filter((one) => isError(one) && !known.has(one.code) && !mayCome(issue, one));
          expect(worse.map(keyOf), keyOf(issue)).toEqual([]);
        }
      }),
      RUNS,
    );
  });
});

/**
 * Tells whether a fix may reveal an error: removal leaves quotas short and references dangling, an opened rescue can
 * have other causes, and a way out that waits for nothing missing any more can come too late.
 */
const mayCome = (repaired: Issue, { code }: Issue) =>
  /^trapped\/(too-few|no)-/.test(code) ||
  (code === 'trapped/unknown-reference' && repaired.fix?.patches.some(({ op }) => op === 'remove')) ||
  (repaired.code === 'trapped/escape-closed' && code === 'trapped/escape-unreachable') ||
  (repaired.code === 'trapped/unknown-reference' && code === 'trapped/escape-too-late');

const REASONS: readonly string[] = [
  'trapped/circular-prerequisites',
  'trapped/waits-for-itself',
  'trapped/unknown-reference',
  'trapped/scene-cut-off',
  'trapped/goal-unreachable',
  'trapped/goal-by-event-only',
  'trapped/escape-closed',
  'trapped/escape-unreachable',
  'trapped/escape-behind-monster',
  'trapped/escape-after-disaster',
  'trapped/escape-too-late',
  'trapped/goal-after-exit',
] satisfies readonly Code[];
const sayWhy = (codes: readonly string[]) => codes.some((code) => REASONS.includes(code));

/** The given body with one random value replaced. */
function holes(body: JsonObject): fc.Arbitrary<Json> {
  const paths = pathsOf(body, []);
  return fc
    .record({ path: fc.constantFrom(...paths), value: fc.jsonValue() as fc.Arbitrary<Json> })
    .map(({ path, value }) => applyPatches(body, [{ op: 'set', path, value }]));
}

function pathsOf(json: Json, path: Path): readonly Path[] {
  const below = Array.isArray(json)
    ? json.flatMap((item, i) => pathsOf(item, [...path, i]))
    : typeof json === 'object' && json !== null
      ? Object.entries(json).flatMap(([key, value]) => pathsOf(value, [...path, key]))
      : [];
  return path.length === 0 ? below : [path, ...below];
}
