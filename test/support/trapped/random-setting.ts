import { below, type Rng, seededRng } from '@/lib/kernel/rng';
import { isUsualMonster } from '@/lib/systems/trapped/rules/monster';
import {
  type Condition,
  type FollowUp,
  type FurtherEffect,
  type Monster,
  type Setting,
  schema,
} from '@/lib/systems/trapped/schema';
import { ATTRIBUTES, DEED_ATTRIBUTES } from '@/lib/systems/trapped/vocabulary';
import { RANKS, SUITS } from '@/lib/tabletop/cards/playing-cards';
import type { Given } from '@/test/support/fill';
import { buildBody } from '@/test/support/trapped/build';

const chance = (rng: Rng, percent: number): boolean => below(rng, 100) < percent;
const oneOf = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)] as T;
const several = <T>(rng: Rng, most: number, make: (i: number) => T): T[] =>
  Array.from({ length: below(rng, most + 1) }, (_, i) => make(i));
/** Returns the id of an entry, an empty id, or the id of a missing entry. */
const anyId = (rng: Rng, kind: string, count: number): string =>
  chance(rng, 15) ? '' : `${kind}${below(rng, Math.max(1, count))}`;

/**
 * Generates any setting: without passages, with several monsters, Events of every kind, any house rules. An old one has
 * nothing that version 2 added.
 */
export function randomSetting(seed: number, isOld = false): Setting {
  const rng = seededRng(seed);
  // A separate generator, so that older seeds keep their settings since goals have had attributes.
  const taste = seededRng(seed + 1);
  // Likewise since Events have had conditions and branches.
  const turns = seededRng(seed + 2);
  // Likewise since monsters have had habits.
  const wild = seededRng(seed + 4);
  // Likewise since settings have had clocks.
  const time = seededRng(seed + 3);
  const clocks = isOld || chance(time, 50) ? 0 : 1 + below(time, 4);
  // Likewise since things have had holders.
  const things = seededRng(seed + 5);
  const isHeld = (percent: number) => !isOld && chance(things, percent);
  // Likewise since tests and conditions have had holders, and monsters have been lured and blinded.
  const late = seededRng(seed + 6);
  const rooms = 1 + below(rng, 8);
  const items = below(rng, 5);
  const goals = 1 + below(rng, 8);
  const routes = below(rng, 3);
  const extras = below(rng, 4);
  const passages = chance(rng, 10) ? 0 : rooms + below(rng, 6);
  const room = () => anyId(rng, 'room', rooms);
  const item = () => anyId(rng, 'item', items);
  const requirement = (before: number) =>
    chance(rng, 75)
      ? ({ kind: 'goal', goal: `goal${below(rng, Math.max(1, before))}`, basis: oneOf(rng, BASES) } as const)
      : ({
          kind: 'item',
          item: item(),
          basis: oneOf(rng, BASES),
          holder: isHeld(40) ? 'hand' : 'room',
        } as const);
  const entries: Entries = {
    room: () => anyId(turns, 'room', rooms),
    item: () => anyId(turns, 'item', items),
    taken: () => ({
      item: chance(late, 50) ? '' : anyId(late, 'item', items),
      holder: oneOf(late, ['room', 'hand'] as const),
    }),
    goal: () => anyId(turns, 'goal', goals),
    passages,
    clock: () => (clocks > 0 && chance(time, 15) ? randomMove(time, anyId(time, 'clock', clocks)) : undefined),
  };
  const given: Given<Setting> = {
    place: { start: room() },
    map: {
      rooms: Array.from({ length: rooms }, (_, i) => ({ id: `room${i}`, kind: oneOf(rng, ['room', 'corridor']) })),
      passages: Array.from({ length: passages }, (_, i) => ({
        id: `passage${i}`,
        a: i < rooms ? `room${i}` : room(),
        b: i + 1 < rooms ? `room${i + 1}` : room(),
        kind: oneOf(rng, ['door', 'open', 'duct', 'hull']),
        blockedBy: chance(rng, 40) ? 'a cow' : '',
        opens: oneOf(rng, ['anyone', 'fromA', 'fromB', 'goal', 'force', 'never']),
        openedBy: anyId(rng, 'goal', goals),
        needsItem: chance(rng, 20) ? item() : '',
        needsHolder: isHeld(40) ? 'room' : 'hand',
      })),
    },
    items: Array.from({ length: items }, (_, i) => ({
      id: `item${i}`,
      kind: oneOf(rng, ['item', 'item', 'flag']),
      count: chance(rng, 40) ? 1 + below(rng, 2) : null,
      worn: isHeld(20),
      onDeath: isHeld(50) ? oneOf(things, ['killer', 'lost'] as const) : 'room',
      onTheft: isHeld(50) ? oneOf(things, ['lost', 'safe'] as const) : 'monster',
      forColour: isHeld(10),
    })),
    goals: Array.from({ length: goals }, (_, i) => ({
      id: `goal${i}`,
      kind: oneOf(rng, ['reach', 'learn', 'acquire', 'fix', 'monster', 'exit']),
      where: oneOf(rng, ['anywhere', 'rooms', 'rooms', 'secret', 'monster']),
      rooms: several(rng, 2, () => ({ room: room() })),
      requires: i === 0 ? [] : several(rng, 2, () => requirement(i)),
      requiresAny: i === 0 ? [] : several(rng, 2, () => requirement(i)),
      scope: oneOf(rng, ['party', 'character']),
      toughness: oneOf(rng, ['two', 'monster']),
      grants: several(rng, 2, () => ({ item: item() })),
      route: anyId(rng, 'route', routes),
      hidden: chance(rng, 20),
      attributes: several(taste, 3, () => ({ attribute: oneOf(taste, DEED_ATTRIBUTES) })),
    })),
    escapes: Array.from({ length: routes }, (_, i) => ({
      id: `route${i}`,
      requires: several(rng, 2, () => requirement(goals)),
      room: room(),
      seats: chance(rng, 60) ? 1 + below(rng, 3) : null,
    })),
    losses: several(rng, 2, () => ({
      cause: { goal: anyId(rng, 'goal', goals), rounds: chance(rng, 20) ? 1 + below(rng, 30) : null },
      killsMonster: chance(rng, 50),
    })),
    clocks: Array.from({ length: clocks }, (_, i) => randomClock(time, i, entries, goals)),
    monsters: several(rng, 3, () => ({
      crosses: { door: chance(rng, 70), open: chance(rng, 70), duct: chance(rng, 70), hull: chance(rng, 70) },
      ignoresNeeds: chance(rng, 50),
      start: room(),
      killNeedsMeans: chance(rng, 50),
      means: several(rng, 2, () => ({ item: item() })),
      weaknessKnownAtStart: chance(rng, 30),
      weaknessGoal: anyId(rng, 'goal', goals),
      defeats: 1 + below(rng, 3),
      ...(isOld
        ? {}
        : { ...randomHabits(wild, items, rooms), blinds: chance(late, 70) ? [] : randomPlaces(late, items, rooms) }),
    })),
    extras: Array.from({ length: extras }, (_, i) => ({ id: `extra${i}` })),
    events: SUITS.flatMap((suit) =>
      several(rng, 6, () => {
        const ranks = [below(rng, RANKS.length), below(rng, RANKS.length)].toSorted((a, b) => a - b);
        return {
          suit,
          minRank: RANKS[ranks[0] ?? 0] ?? '2',
          maxRank: RANKS[ranks[1] ?? 12] ?? 'A',
          selectors: several(rng, 2, () => randomSelector(rng, room, item, extras)),
          effects: several(rng, 3, () => randomEffect(rng, room, item, passages)),
          turns: chance(rng, 40) ? 1 + below(rng, 4) : null,
          once: chance(rng, 20),
          onlyIf: !isOld && chance(turns, 20) ? several(turns, 2, () => randomCondition(turns, entries)) : [],
          follows: !isOld && chance(turns, 40) ? several(turns, 2, () => randomFollowUp(turns, entries)) : [],
        };
      }),
    ),
    options: randomOptions(rng),
  };
  return schema.parse(buildBody(given));
}

/** Generates a setting that uses Events with branches, unusual monsters, clocks and required things, all at once. */
export function everythingSetting(seed: number): Setting {
  for (let next = seed * 1_000; ; next++) {
    const setting = randomSetting(next);
    const { clocks, monsters, events, goals, escapes, items } = setting;
    const isThing = (id: string) => items.some((item) => item.id === id && item.kind === 'item');
    const requires = [...goals, ...escapes].flatMap((one) => [...one.requires, ...one.requiresAny]);
    if (
      clocks.length > 0 &&
      monsters.some((monster) => !isUsualMonster(monster)) &&
      events.some(({ follows }) => follows.length > 0) &&
      requires.some((one) => one.kind === 'item' && isThing(one.item))
    )
      return setting;
  }
}

const BASES = ['explicit', 'inferred'] as const;
const AMONG = ['characters', 'extras', 'anyone'] as const;
const WHO = ['target', 'related'] as const;
const EXTREMES = ['highest', 'lowest'] as const;

function randomSelector(rng: Rng, room: () => string, item: () => string, extras: number) {
  const among = oneOf(rng, AMONG);
  const extreme = oneOf(rng, EXTREMES);
  return oneOf<Given<Setting['events'][number]['selectors'][number]>>(rng, [
    { kind: 'choice', among },
    { kind: 'attribute', extreme, attribute: oneOf(rng, ATTRIBUTES), among },
    { kind: 'relationship', extreme, suit: oneOf(rng, SUITS), among },
    { kind: 'room', room: room() },
    { kind: 'holder', item: item() },
    { kind: 'everyone' },
    { kind: 'named', extra: anyId(rng, 'extra', extras) },
  ]);
}

function randomEffect(rng: Rng, room: () => string, item: () => string, passages: number) {
  const passage = anyId(rng, 'passage', passages);
  const who = oneOf(rng, WHO);
  const condition = chance(rng, 50) ? 'if they must' : '';
  return oneOf<Given<Setting['events'][number]['effects'][number]>>(rng, [
    { kind: 'monsterConflict' },
    { kind: 'steal', item: item() },
    { kind: 'seal', passage },
    { kind: 'unseal', passage },
    { kind: 'cutAir', room: room(), item: item() },
    { kind: 'hurt', who },
    { kind: 'sicken', turns: 1 + below(rng, 3), room: room(), item: item() },
    { kind: 'grant', item: item(), condition },
    { kind: 'move', room: room() },
    { kind: 'cling' },
    { kind: 'extraTurn', condition },
    { kind: 'test', attribute: oneOf(rng, ATTRIBUTES), who },
    { kind: 'suitTest' },
  ]);
}

function randomHabits(rng: Rng, items: number, rooms: number): Given<Monster> {
  if (chance(rng, 40)) return {};
  return {
    steps: oneOf(rng, ['one', 'none', 'half', 'two', 'three']),
    hunts: oneOf(rng, ['anybody', 'nearest', 'crowd', 'last', 'hated', 'holder']),
    bait: anyId(rng, 'item', items),
    foughtBy: oneOf(rng, ['any', ...DEED_ATTRIBUTES]),
    hit: oneOf(rng, ['wound', 'carry', 'infect', 'take']),
    cure: anyId(rng, 'item', items),
    toughness: oneOf(rng, ['three', 'two', 'four']),
    slips: chance(rng, 30),
    shuns: randomPlaces(rng, items, rooms),
    grows: chance(rng, 30) ? 1 + below(rng, 8) : null,
  };
}

const randomPlaces = (rng: Rng, items: number, rooms: number): Given<Monster['shuns']> =>
  several(rng, 2, () =>
    oneOf<Given<Monster['shuns'][number]>>(rng, [
      { kind: 'room', room: anyId(rng, 'room', rooms) },
      { kind: 'item', item: anyId(rng, 'item', items) },
      { kind: 'water' },
      { kind: 'dark' },
    ]),
  );

interface Entries {
  readonly room: () => string;
  readonly item: () => string;
  /** Thing that a test takes, and its holder. */
  readonly taken: () => { readonly item: string; readonly holder: 'room' | 'hand' };
  readonly goal: () => string;
  readonly passages: number;
  /** Now and then a move of a clock. */
  readonly clock: () => (Given<ClockMove> & { readonly clock: string }) | undefined;
}

type ClockMove = Pick<Setting['clocks'][number]['goals'][number], 'move' | 'steps'>;

const randomMove = (rng: Rng, clock: string) => ({
  clock,
  move: oneOf(rng, ['on', 'on', 'back', 'stop'] as const),
  steps: 1 + below(rng, 3),
});

function randomClock(rng: Rng, i: number, entries: Entries, goals: number): Given<Setting['clocks'][number]> {
  const few = () => (chance(rng, 30) ? 1 + below(rng, 9) : null);
  return {
    id: `clock${i}`,
    title: `CANARY-${i}`,
    hidden: chance(rng, 50),
    steps: 2 + below(rng, 20),
    stepsWith: { two: few(), three: few(), four: few(), five: few(), six: few() },
    perRound: oneOf(rng, [0, 1, 1, 2]),
    goals: several(rng, 2, () => {
      const { move, steps } = randomMove(rng, '');
      return { goal: anyId(rng, 'goal', goals), move, steps };
    }),
    lost: chance(rng, 25),
    effects: chance(rng, 70) ? several(rng, 3, () => furtherEffect(rng, entries)) : [],
    hits: oneOf(rng, AMONG),
    room: chance(rng, 70) ? '' : entries.room(),
  };
}

function randomCondition(rng: Rng, { room, item, goal, clock, taken }: Entries): Given<Condition> {
  const about = clock();
  const who = oneOf(rng, ['target', 'anyone'] as const);
  const isNot = chance(rng, 50);
  const other = oneOf<Given<Condition>>(rng, [
    { kind: 'inRoom', who, room: room(), isNot },
    { kind: 'alone', who, isNot },
    { kind: 'holds', who, item: item(), holder: taken().holder, isNot },
    { kind: 'won', goal: goal(), isNot },
    { kind: 'near', who, isNot },
    { kind: 'dark', who, isNot },
  ]);
  if (!about) return other;
  return { kind: 'clock', clock: about.clock, steps: about.steps === 3 ? null : (about.steps ?? null), isNot };
}

function randomFollowUp(rng: Rng, entries: Entries): Given<FollowUp> {
  const branch = () => several(rng, 3, () => furtherEffect(rng, entries));
  const [first, second] = [branch(), branch()];
  return oneOf<Given<FollowUp>>(rng, [
    { kind: 'also', first },
    { kind: 'test', attribute: oneOf(rng, ATTRIBUTES), hurts: chance(rng, 50), ...entries.taken(), first, second },
    { kind: 'choice', by: oneOf(rng, ['target', 'table'] as const), question: 'Let go', first, second },
    { kind: 'check', when: several(rng, 2, () => randomCondition(rng, entries)), first, second },
  ]);
}

function furtherEffect(rng: Rng, { room, item, goal, passages, clock }: Entries): Given<FurtherEffect> {
  const here = () => (chance(rng, 50) ? '' : room());
  const monster = oneOf(rng, ['', 'monster-1']);
  const move = clock();
  const other = oneOf<Given<FurtherEffect>>(rng, [
    randomEffect(rng, room, item, passages),
    { kind: 'shutRoom', room: here() },
    { kind: 'openRoom', room: here() },
    { kind: 'flood', room: here(), item: item() },
    { kind: 'darken', room: here(), item: item() },
    { kind: 'restore', room: here() },
    { kind: 'reveal', goal: goal() },
    { kind: 'weakness', monster },
    { kind: 'drop', item: item(), gone: chance(rng, 50) },
    {
      kind: 'feel',
      toward: oneOf(rng, ['related', 'here'] as const),
      suit: oneOf(rng, SUITS),
      strength: oneOf(rng, ['same', 'card'] as const),
    },
    { kind: 'nearer', monster },
    { kind: 'walk', room: room() },
    { kind: 'walk', room: 'room0' },
  ]);
  return move ? { kind: 'clock', ...move } : other;
}

function randomOptions(rng: Rng): Given<Setting['options']> {
  const yes = () => chance(rng, 50);
  const maybe = (most: number) => (chance(rng, 20) ? 1 + below(rng, most) : null);
  return {
    maxCharacters: oneOf(rng, [5, 6]),
    suitTiebreakDepth: oneOf(rng, ['all', 'highest_only']),
    deadTie: oneOf(rng, ['actor_loses', 'redraw']),
    bidLimitScope: oneOf(rng, ['conflict', 'turn']),
    rule1Self: yes(),
    controlHelperTarget: oneOf(rng, ['actor', 'extra']),
    luckyTiming: oneOf(rng, ['until_outcome', 'with_bid']),
    complicationSuitCheck: oneOf(rng, ['gm', 'off', 'event_row']),
    extraBidRelationship: oneOf(rng, ['extra', 'controller', 'none']),
    proxyActor: oneOf(rng, ['allow', 'forbid']),
    proxyDamage: oneOf(rng, ['owner', 'extra']),
    damageMustLower: yes(),
    emptyHandRefill: oneOf(rng, ['optional', 'mandatory']),
    handLimit: maybe(8),
    challengeBidStart: oneOf(rng, ['actor_left', 'turn_owner_left']),
    duelOpenBidding: yes(),
    extraResistance: oneOf(rng, ['any_suit', 'hearts_help_actor']),
    monsterMovesOnGmTurn: yes(),
    beaconNeededByPod: yes(),
    sosWins: yes(),
    weaknessKnownAtStart: chance(rng, 20),
    weaponNeeded: oneOf(rng, ['final', 'never', 'every']),
    engineFuseRounds: below(rng, 3),
    reachByExploring: yes(),
    goalScope: oneOf(rng, ['mixed', 'party', 'character']),
    prereqMode: oneOf(rng, ['all', 'explicit']),
    eventTestCards: oneOf(rng, ['two_fresh', 'event_card_plus_one']),
    eventTestReward: yes(),
    deathIsFinalLoss: yes(),
    lastSurvivorWins: yes(),
    doomClockRounds: maybe(20),
    suitCount: maybe(3),
    separatedControl: oneOf(rng, ['suspended', 'kept', 'lost']),
    gmVotes: yes(),
    noAir: oneOf(rng, ['test', 'none']),
    influenceAttributes: oneOf(rng, ['sexy', 'any']),
    freeExtras: oneOf(rng, ['move', 'none']),
  };
}
