import { describe, expect, it } from 'vitest';
import type { Given } from '@/test/support/fill';
import { starterOf } from '@/test/support/starters';
import { attempt, cards, Stage } from '@/test/support/trapped/stage';
import type { HouseRules, Setting } from '../schema';
import { schema } from '../schema';
import { compile } from './compile';
import { isRouteOpen } from './world';

const spaceship = await starterOf('trapped', 'spaceship');

const stage = (options: Partial<HouseRules> = {}, given: Given<Setting> = {}) => new Stage({ ...given, options });
const PASS = { type: 'pass' } as const;
const body = spaceship.body as unknown as Setting;
const ship = (options: Partial<HouseRules>) =>
  compile(schema.parse({ ...body, options: { ...body.options, ...options } }));
const numberIn = (list: readonly { readonly id: string }[], id: string) => list.findIndex((entry) => entry.id === id);

/** Achieves the goal "fix", or another goal in the house. */
const win = (table: Stage, goal = 0) =>
  table
    .hand(0, 'KH')
    .deck('2C 2D')
    .do(attempt('KH', 0, goal));

describe('house rules of turns', () => {
  it.each([
    ['optional', 'turn'],
    ['mandatory', 'event'],
  ] as const)('emptyHandRefill %s asks for %s', (emptyHandRefill, asked) => {
    const table = stage({ emptyHandRefill }).do(PASS).until('turn', 'event');
    expect(table.state.ask.kind).toBe(asked); // ruling A20
  });

  it.each([
    [null, 5],
    [3, 3],
  ])('handLimit %s: a fresh hand of %i', (handLimit, size) => {
    const table = stage({ handLimit, emptyHandRefill: 'mandatory' }).do(PASS).until('event');
    expect(table.state.hands[1]).toHaveLength(size); // ruling A21
  });

  it.each([
    [false, 3],
    [true, 4],
  ])('monsterMovesOnGmTurn %s: %i times in a round', (monsterMovesOnGmTurn, times) => {
    const table = stage({ monsterMovesOnGmTurn }).do(PASS);
    let asked = 0;
    while (table.state.round === 1) {
      if (table.ask === 'monsters') asked++;
      table.do(table.legal('goOn')[0] ?? table.legal('event')[0] ?? table.legal('stand')[0] ?? quiet(table));
    }
    expect(asked).toBe(times); // ruling A28
  });

  const quiet = (table: Stage) =>
    table.legal('pass')[0] ??
    table.legal('allow')[0] ??
    table.legal('keepOn')[0] ??
    table.legal('wait')[0] ??
    table.legal('spare')[0] ??
    table.legal('replace')[0] ??
    PASS;

  it.each([
    [null, 2],
    [1, 1],
  ])('doomClockRounds %s: after a round the game is in round %i', (doomClockRounds, round) => {
    const table = stage({ doomClockRounds }).do(PASS);
    while (table.ask !== 'none' && table.state.round === 1) {
      table.do(table.legal('goOn')[0] ?? table.legal('event')[0] ?? table.legal('stand')[0] ?? quiet(table));
    }
    expect([table.state.round, table.state.outcome?.ending.kind]).toEqual([round, round === 1 ? 'doom' : undefined]); // ruling A44
  });
});

describe('house rules of goals and ways out', () => {
  it.each([
    [false, 'attempt', false],
    [true, 'attempt', true],
  ])('reachByExploring %s', (reachByExploring, _, done) => {
    const table = stage({ reachByExploring }).do({ type: 'explore', passage: 0, bring: 0 });
    expect(table.state.achieved[1] !== 0).toBe(done); // ruling A36
  });

  it.each([
    ['mixed', 0b111111],
    ['party', 0b111111],
    ['character', 0b000001],
  ] as const)('goalScope %s', (goalScope, bits) => {
    expect(win(stage({ goalScope })).until('monsters', 'action').state.achieved[0]).toBe(bits); // ruling A37
  });

  it.each([
    ['all', false],
    ['explicit', true],
  ] as const)('prereqMode %s: the second goal is open at once: %s', (prereqMode, isOpen) => {
    const goals: Given<Setting['goals']> = [
      { id: 'fix', where: 'anywhere' },
      { id: 'next', where: 'anywhere', requires: [{ kind: 'goal', goal: 'fix', basis: 'inferred' }] },
    ];
    const table = stage({ prereqMode }, { goals }).hand(0, 'KH');
    expect(table.legal('attempt').some(({ goal }) => goal === 1)).toBe(isOpen); // ruling A57
  });

  it.each([
    [true, true],
    [false, false],
  ])('sosWins %s', (sosWins, isOpen) => {
    const game = ship({ sosWins });
    const table = new Stage();
    const state = { ...table.state, achieved: game.goals.map(() => 63) };
    expect(isRouteOpen(game, state, numberIn(body.escapes, 'sos'), 0)).toBe(isOpen); // ruling A31
  });

  it.each([
    [false, true],
    [true, false],
  ])('beaconNeededByPod %s', (beaconNeededByPod, isOpen) => {
    const game = ship({ beaconNeededByPod });
    const table = new Stage();
    const exit = numberIn(body.map.rooms, 'lifepod_bay');
    const state = { ...table.state, achieved: game.goals.map(() => 63), room: table.state.room.map(() => exit) };
    expect(isRouteOpen(game, state, numberIn(body.escapes, 'pod'), 0)).toBe(isOpen); // ruling A30
    const left = { ...state, achieved: body.goals.map(({ id }) => (id === 'G06' ? 0 : 63)) };
    expect(isRouteOpen(game, left, numberIn(body.escapes, 'pod'), 0)).toBe(true);
  });

  it.each([
    [null, -1],
    [2, 2],
  ])('suitCount %s', (suitCount, supply) => {
    const game = ship({ suitCount });
    expect(game.items[numberIn(body.items, 'space_suit')]?.supply).toBe(supply); // ruling A45
    expect(game.items[numberIn(body.items, 'firebombs')]?.supply).toBe(-1);
  });

  it.each([
    [0, 0],
    [1, 4],
    [2, 8],
  ])('engineFuseRounds %i: the disaster comes after %i more turns', (engineFuseRounds, turns) => {
    const table = win(stage({ engineFuseRounds }, { losses: [{ id: 'bang', cause: { goal: 'fix' } }], monsters: [] }));
    let seats = 0;
    const owner = () => table.events('turnBegan').length;
    while (table.ask !== 'none') {
      table.do(
        table.legal('goOn')[0] ??
          table.legal('pass')[0] ??
          table.legal('allow')[0] ??
          table.legal('keepOn')[0] ??
          table.legal('event')[0] ??
          table.legal('stand')[0] ??
          table.legal('spare')[0] ??
          table.legal('wait')[0] ??
          table.legal('replace')[0] ??
          PASS,
      );
      seats = owner();
    }
    expect([seats, table.state.outcome?.ending]).toEqual([turns, { kind: 'loss', loss: 0 }]); // ruling A35
  });

  it.each([
    [false, [0]],
    [true, []],
  ])('deathIsFinalLoss %s', (deathIsFinalLoss, winners) => {
    const table = win(stage({ deathIsFinalLoss }, { monsters: [] })).until('action');
    table.state.bereaved.fill(true);
    table.do({ type: 'escape', route: 0 }).until('none');
    expect(table.state.outcome).toEqual({
      ending: { kind: 'escape', route: 0 },
      winners: winners.map(() => table.state.boarding.actor),
    }); // ruling A42
  });

  it.each([
    [false, undefined],
    [true, 'survivor'],
  ])('lastSurvivorWins %s', (lastSurvivorWins, ending) => {
    const table = stage({ lastSurvivorWins }).hand(0, '2H').deck('KC KD KS');
    const { state } = table;
    for (const person of [1, 3, 4, 5]) state.fate[person] = 1;
    state.characterOf[1] = -1;
    state.playerOf[1] = -1;
    table.do(attempt('2H')).until('monsters', 'action');
    expect([state.outcome?.ending.kind, state.outcome?.winners]).toEqual([ending, ending && [2]]); // ruling A43
  });
});

describe('house rules of monsters', () => {
  const fight = (options: Partial<HouseRules>, defeats: number, torch: boolean) => {
    const table = stage(options).hand(0, 'AH').deck('2C 2D 2S');
    const { state } = table;
    state.monsterRoom[0] = state.room[0] ?? 0;
    state.defeats[0] = defeats;
    if (torch) state.holders[0] = 1;
    const card = cards('AH')[0] ?? 0;
    return table.do({ type: 'attack', monster: 0, by: 0, attribute: 4, card }).until('retreat', 'monsters', 'action');
  };

  it.each([
    ['final', 0, false, 1],
    ['final', 2, false, 2],
    ['final', 2, true, 3],
    ['never', 2, false, 3],
    ['every', 0, false, 0],
    ['every', 0, true, 1],
  ] as const)(
    'weaponNeeded %s: the defeat after %i with means %s makes it %i',
    (weaponNeeded, before, torch, after) => {
      const { state } = fight({ weaponNeeded }, before, torch);
      expect([state.defeats[0], state.monsterDead[0]]).toEqual([after, after === 3]); // ruling A33
    },
  );

  it.each([
    [false, 3],
    [true, 2],
  ])('weaknessKnownAtStart %s: %i cards against a torch', (weaknessKnownAtStart, count) => {
    const table = fight({ weaknessKnownAtStart }, 0, true);
    expect(table.events('opposed')[0]?.cards).toHaveLength(count); // ruling A32
    expect(table.state.weaknessKnown[0]).toBe(true);
  });

  it.each([
    ['suspended', 0, 0],
    ['kept', 0, 6],
    ['lost', -1, 0],
  ] as const)('separatedControl %s', (separatedControl, controller, bids) => {
    const table = stage({ separatedControl }).hand(0, '').hand(1, 'KH').deck('');
    table.state.controller[3] = 0;
    table.do({ type: 'explore', passage: 0, bring: 0 }).until('action');
    expect(table.state.controller[3]).toBe(controller); // ruling A52
    table.hand(0, '5H');
    const own = table.legal('attempt')[0];
    if (own) table.do(own).until('bid');
    while (table.ask === 'bid' && table.state.ask.seat !== 0) table.do(PASS);
    expect(table.legal('bid').filter(({ by }) => by === 3).length > 0).toBe(bids > 0);
  });
});

describe('house rules of Events', () => {
  /** Tests player 0 with an invented Event. */
  const tested = (options: Partial<HouseRules>, deck: string) => {
    const table = stage(options, { monsters: [] }).hand(0, 'KH 2H').deck(deck);
    table.do({ type: 'explore', passage: 0, bring: 0 }, { type: 'event', event: -1, target: 0 });
    const card = cards('KH')[0] ?? 0;
    table.do(table.legal('stand').find((move) => move.card === card) ?? PASS);
    return table.until('action');
  };

  it.each([
    ['two_fresh', '6C 2D 3S', 5],
    ['event_card_plus_one', '6C 2D 3S', 8],
  ] as const)('eventTestCards %s', (eventTestCards, deck, opposing) => {
    expect(tested({ eventTestCards }, deck).events('decided')[0]?.opposing).toBe(opposing); // ruling A39
  });

  it.each([
    [false, 1],
    [true, 2],
  ])('eventTestReward %s leaves %i cards', (eventTestReward, size) => {
    expect(tested({ eventTestReward }, '6C 2D 3S').state.hands[0]).toHaveLength(size); // ruling A39
  });
});
