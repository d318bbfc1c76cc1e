import { beforeAll, describe, expect, it } from 'vitest';
import { below, seededRng } from '@/lib/kernel/rng';
import { randomSiege } from '@/test/support/isolation/random-siege';
import { siege } from '@/test/support/isolation/siege';
import { goesDifferently, settingsOf, unseen, watch } from '@/test/support/nothing-dead';
import type { Game } from './engine/game';
import type { LogEvent } from './engine/log';
import { MODIFIERS, type Move, REFUSALS } from './engine/moves';
import type { State } from './engine/state';
import { play } from './play';
import { ended } from './playtest/endings';
import { type Siege, schema } from './schema';
import { CAUSES, DEGREES, PLAYERS, STANCES } from './vocabulary';

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);
const playersOf = (seed: number) => PLAYERS.min + (seed % (PLAYERS.max - PLAYERS.min + 1));

const MOVES: Readonly<Record<Move['type'], true>> = {
  pick: true,
  event: true,
  call: true,
  wait: true,
  task: true,
  other: true,
  against: true,
  pass: true,
  ask: true,
  miss: true,
  calm: true,
  difficulty: true,
  rule: true,
  consider: true,
  roll: true,
  face: true,
  stance: true,
  wound: true,
  reflect: true,
  leave: true,
  erase: true,
  add: true,
  keep: true,
  ready: true,
};
const EVENTS: Readonly<Record<LogEvent['type'], true>> = {
  picked: true,
  sessionBegan: true,
  happened: true,
  timePassed: true,
  proposed: true,
  ruled: true,
  difficultyNamed: true,
  rolled: true,
  stanceTaken: true,
  opposed: true,
  answered: true,
  resolved: true,
  wounded: true,
  died: true,
  linked: true,
  stressChanged: true,
  taskDone: true,
  taskShut: true,
  gotSafe: true,
  reflected: true,
  healed: true,
  sessionEnded: true,
  ended: true,
};
type Of<Type extends LogEvent['type']> = Extract<LogEvent, { type: Type }>;
const LINKED: Readonly<Record<Of<'linked'>['why'], true>> = {
  result: true,
  injury: true,
  goodwill: true,
  session: true,
  cleared: true,
};
const SAFE: Readonly<Record<Of<'gotSafe'>['why'], true>> = { out: true, over: true, help: true };

/** Plays random moves for all seats, the GM's included. */
function walk(seed: number, look: (move: Move, events: readonly LogEvent[]) => void): State {
  const rng = seededRng(seed);
  const game = play.compile(randomSiege(seed), seed % 4 === 0 ? { dice: 'typed' } : {});
  const state = play.setup(game, playersOf(seed), seed) as State;
  while (state.phase !== 'over') {
    const moves = [...play.moves(game, state, state.awaited)];
    const move = moves[below(rng, moves.length)] as Move;
    const events: LogEvent[] = [];
    play.play(game, state, state.awaited, move, (event) => events.push(event as LogEvent));
    look(move, events);
  }
  return state;
}

describe('over fixed seeds', { timeout: 120_000, tags: 'long' }, () => {
  const seen = new Map<string, Set<string>>();
  const note = (kind: string, value: string) => seen.set(kind, (seen.get(kind) ?? new Set()).add(value));
  const ofEvent = (event: LogEvent) => {
    note('events', event.type);
    if (event.type === 'resolved') note('degrees', event.degree);
    if (event.type === 'wounded') note('causes', event.cause);
    if (event.type === 'linked') note('linked', event.why);
    if (event.type === 'gotSafe') note('safe', event.why);
    if (event.type === 'stanceTaken') note('stances', event.stance);
    if (event.type === 'ruled') note('modifiers', event.modifier);
  };
  let byBots: ReturnType<typeof watch>;
  beforeAll(() => {
    for (const seed of SEEDS) {
      const { ending } = walk(seed, (move, events) => {
        note('moves', move.type);
        for (const event of events) ofEvent(event);
      });
      note('endings', ended.endings()[ending]?.id ?? '');
    }
    const lighthouse = siege();
    const risky = { ...lighthouse, tasks: lighthouse.tasks.map((task) => ({ ...task, dangerous: true })) };
    const games = SEEDS.slice(0, 150).map((seed) => ({
      body: seed % 3 === 0 ? risky : randomSiege(seed),
      seed,
      players: playersOf(seed),
      bots: ['human', 'random'],
      host: seed % 2 === 0 ? 'fair' : 'ruthless',
      chosen: seed % 4 === 0 ? { dice: 'typed' } : {},
    }));
    byBots = watch(play, games, (event) => ofEvent(event as LogEvent));
  });

  it.each([
    ['move is made', 'moves', Object.keys(MOVES)],
    ['event happens', 'events', Object.keys(EVENTS)],
    ['degree comes out', 'degrees', DEGREES],
    ['stance is taken', 'stances', STANCES],
    ['cause wounds somebody', 'causes', CAUSES],
    ['modifier is ruled on', 'modifiers', MODIFIERS],
    ['reason changes links', 'linked', Object.keys(LINKED)],
    ['way leads to safety', 'safe', Object.keys(SAFE)],
    ['ending is reached', 'endings', ended.endings().map(({ id }) => id)],
  ] as const)('every %s', (_, kind, all) => expect(unseen(all, seen.get(kind) ?? new Set())).toEqual([]));

  it('bots use every move but wait, and bring about every event and ending', () => {
    expect(unseen(Object.keys(MOVES), byBots.moves)).toEqual(['wait']);
    expect(unseen(Object.keys(EVENTS), byBots.happenings)).toEqual([]);
    expect(byBots.endings.size).toBe(4);
  });

  it('every refusal occurs', () => {
    const given = new Set<string>();
    for (const seed of SEEDS) {
      for (const code of refusalsIn(seed)) given.add(code);
      if (given.size === REFUSALS.length) break;
    }
    expect(unseen(REFUSALS, given)).toEqual([]);
  });
});

const TYPES = Object.keys(MOVES) as readonly Move['type'][];
const TRIES = 3;
const NUMBERS = ['person', 'task', 'event', 'difficulty', 'count', 'face', 'label'];

/** Plays random moves, trying unlisted ones before each, sometimes out of turn. Returns the refusals. */
function refusalsIn(seed: number): ReadonlySet<string> {
  const rng = seededRng(seed);
  const any = <T>(list: readonly T[]): T => list[below(rng, list.length)] as T;
  const game = play.compile(randomSiege(seed));
  const state = play.setup(game, playersOf(seed), seed) as State;
  const codes = new Set<string>();
  while (codes.size < REFUSALS.length) {
    const moves = [...play.moves(game, state, state.awaited)] as Move[];
    for (let tried = 0; tried < TRIES; tried++) {
      const type = moves.length === 0 || below(rng, 4) === 0 ? any(TYPES) : any(moves).type;
      const odd = { type, ...Object.fromEntries(NUMBERS.map((key) => [key, below(rng, 8)])) };
      const seat = below(rng, 8) === 0 ? 0 : state.awaited;
      const refusal = play.play(game, structuredClone(state), seat, odd);
      if (refusal) codes.add(refusal.code);
    }
    if (state.phase === 'over') break;
    play.play(game, state, state.awaited, any(moves));
  }
  return codes;
}

describe('a number or a house rule of the siege', { timeout: 120_000, tags: 'long' }, () => {
  const rules = settingsOf(schema.shape.options);
  const set = (body: Siege, field: string, value: unknown): Siege => ({
    ...body,
    options: { ...body.options, [field]: value },
  });

  /** Tells whether another value of a house rule changes any game, or what players know of it. */
  const matters = (field: string, value: unknown) => {
    const other = rules.find((rule) => rule.field === field && rule.value !== value)?.value;
    return SEEDS.some((seed) => {
      const [one, two] = [set(randomSiege(seed), field, value), set(randomSiege(seed), field, other)];
      const known = (body: Siege) => JSON.stringify((play.compile(body) as Game).open.difficulties);
      return goesDifferently(play, [one, two], playersOf(seed), seed) || known(one) !== known(two);
    });
  };

  it.each(rules.map(({ field, value }) => [field, value] as const))('affects play: %s %s', (field, value) =>
    expect(matters(field, value)).toBe(true),
  );

  const usual = siege();
  it.each([
    ['cast', { cast: usual.cast.slice(1) }],
    ['links', { links: usual.links.slice(1) }],
    ['opening Stress', { stress: { ...usual.stress, start: 5 } }],
    ['events', { stress: { ...usual.stress, events: [] } }],
    ['relief', { stress: { ...usual.stress, relief: [] } }],
    ['escalations', { threat: { ...usual.threat, escalation: [] } }],
    ['sessions', { siege: { ...usual.siege, sessions: 1 } }],
    ['conflicts in a session', { siege: { ...usual.siege, conflictsPerSession: 4 } }],
    ['help', { siege: { ...usual.siege, rescueAfter: 2 } }],
    ['tasks', { tasks: usual.tasks.slice(0, 2) }],
    ['what tasks require', { tasks: usual.tasks.map((task) => ({ ...task, requires: [] })) }],
    ['from which degree they are done', { tasks: usual.tasks.map((task) => ({ ...task, from: 'completeSuccess' })) }],
    ['what they end', { tasks: usual.tasks.map((task) => ({ ...task, ends: 'over' })) }],
    ['danger', { tasks: usual.tasks.map((task) => ({ ...task, dangerous: true })) }],
    ['professions', { tasks: usual.tasks.map((task) => ({ ...task, professions: [{ id: 'w', word: 'nurse' }] })) }],
    ['labels', { tasks: usual.tasks.map((task) => ({ ...task, labels: [{ id: 'w', word: 'brave' }] })) }],
    ['goals', { tasks: usual.tasks.map((task) => ({ ...task, serves: [{ id: 'w', word: 'save' }] })) }],
    ['whether they may be tried again', { tasks: usual.tasks.map((task) => ({ ...task, repeatable: false })) }],
  ])('affects play: %s', (_, changes) =>
    expect(SEEDS.some((seed) => goesDifferently(play, [usual, { ...usual, ...changes }], 3, seed))).toBe(true),
  );
});
