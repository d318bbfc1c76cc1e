import { beforeAll, describe, expect, it } from 'vitest';
import { goesDifferently, kindsIn, kindsOf, settingsOf, unseen, watch } from '@/test/support/nothing-dead';
import { PLAIN_SHIP } from '@/test/support/trapped/plain-ship';
import { playRandomly } from '@/test/support/trapped/random-game';
import { randomSetting } from '@/test/support/trapped/random-setting';
import { compile } from './engine/compile';
import type { Game } from './engine/game';
import type { GameEvent, GameEventType } from './engine/log';
import type { Move, MoveType } from './engine/moves';
import { setup } from './engine/setup';
import type { State } from './engine/state';
import { play } from './play';
import { endingsOf } from './playtest/endings';
import { type Setting, schema } from './schema';
import { PLAYERS } from './vocabulary';

const ship = schema.parse(PLAIN_SHIP);
const upTo = (length: number) => Array.from({ length }, (_, seed) => seed);

const MOVES: Readonly<Record<MoveType, true>> = {
  setAttribute: true,
  setRelationship: true,
  setAspect: true,
  refill: true,
  keepOn: true,
  adopt: true,
  wait: true,
  pass: true,
  explore: true,
  attempt: true,
  force: true,
  attack: true,
  control: true,
  challenge: true,
  escape: true,
  give: true,
  take: true,
  release: true,
  accept: true,
  decline: true,
  duel: true,
  answer: true,
  bid: true,
  insist: true,
  strike: true,
  allow: true,
  lucky: true,
  replace: true,
  event: true,
  pick: true,
  agree: true,
  refuse: true,
  stand: true,
  spare: true,
  kill: true,
  step: true,
  smash: true,
  stray: true,
  goOn: true,
  invite: true,
  leave: true,
};
const HAPPENINGS: Readonly<Record<GameEventType, true>> = {
  moved: true,
  shuffled: true,
  drew: true,
  turnBegan: true,
  sheetSet: true,
  refilled: true,
  went: true,
  declared: true,
  bid: true,
  ruled: true,
  struck: true,
  revealed: true,
  opposed: true,
  redrawn: true,
  luckyUsed: true,
  decided: true,
  feltOtherwise: true,
  damageDrawn: true,
  replaced: true,
  cleared: true,
  lost: true,
  adopted: true,
  controlled: true,
  released: true,
  challenged: true,
  voted: true,
  dueled: true,
  eventDrawn: true,
  eventHappened: true,
  eventEnded: true,
  fizzled: true,
  sealed: true,
  opened: true,
  airGone: true,
  airBack: true,
  darkened: true,
  lit: true,
  told: true,
  mislaid: true,
  lacked: true,
  swayed: true,
  setOut: true,
  fellIll: true,
  cured: true,
  uncured: true,
  clung: true,
  extraTurn: true,
  tested: true,
  fated: true,
  gained: true,
  learned: true,
  gave: true,
  stolen: true,
  achieved: true,
  goalRevealed: true,
  monsterWent: true,
  monsterAttacked: true,
  monsterBeaten: true,
  weaknessLearned: true,
  clockMoved: true,
  clockStopped: true,
  clockRanOut: true,
  fuseLit: true,
  blew: true,
  invited: true,
  escaped: true,
  ended: true,
};

const sizeOf = (seed: number) => PLAYERS.min + (seed % (PLAYERS.max - PLAYERS.min + 1));

function watchGames() {
  const kinds = (role: string) => play.bots.filter((bot) => bot.role === role).map(({ id }) => id);
  const [players, hosts] = [kinds('player'), kinds('host')];
  const games = upTo(180).flatMap((seed) =>
    [ship, randomSetting(seed)].map((body) => ({
      body,
      seed,
      players: sizeOf(seed),
      bots: [players[Math.floor(seed / 4) % players.length] ?? ''],
      host: hosts[Math.floor(seed / 12) % hosts.length] ?? '',
    })),
  );
  const acted = new Set<string>();
  const seen = watch(play, games, (given, game) => {
    const happening = given as GameEvent;
    if (happening.type !== 'eventHappened') return;
    for (const effect of (game as Game).setting.events[happening.event]?.effects ?? []) {
      for (const kind of kindsIn(effect)) acted.add(kind);
    }
  });
  // Bots never reject a complication, and dead ties are rare, so random games are played too.
  for (const seed of upTo(90)) {
    const before = (_: State, __: number, ___: unknown, move: Move) => void seen.moves.add(move.type);
    for (const setting of [randomSetting(seed), randomSetting(seed, true)]) {
      playRandomly(compile(setting), sizeOf(seed), seed, before, ({ type }) => seen.happenings.add(type));
    }
  }
  return { ...seen, acted };
}

describe('over fixed seeds', { tags: 'long' }, () => {
  let seen: ReturnType<typeof watchGames>;
  beforeAll(() => {
    seen = watchGames();
  }, 60_000);

  it('every kind of move is made', () => expect(unseen(Object.keys(MOVES), seen.moves)).toEqual([]));
  it('everything that can happen happens', () => expect(unseen(Object.keys(HAPPENINGS), seen.happenings)).toEqual([]));

  it('every ending is reached, and every one of the ship', () => {
    const kindsReached = new Set([...seen.endings].map((id) => id.split(':')[0] ?? ''));
    const endings = endingsOf(compile(ship)).map(({ id }) => id);
    expect(unseen(new Set(endings.map((id) => id.split(':')[0] ?? '')), kindsReached)).toEqual([]);
    expect(
      unseen(
        endings.filter((id) => id.includes(':')),
        seen.endings,
      ),
    ).toEqual([]);
  });

  it('every effect acts, with each of its choices', () => {
    const effects = kindsOf(schema.shape.events.element.shape.effects);
    expect(effects.length).toBeGreaterThan(10);
    expect(unseen(effects, seen.acted)).toEqual([]);
  });
});

/** A setting where two people can only dare each other and win over Extras, so that ties occur. */
const QUARRELS: Setting = {
  ...ship,
  monsters: [],
  losses: [],
  events: [],
  escapes: [],
  goals: [],
  map: { ...ship.map, rooms: ship.map.rooms.slice(0, 1), passages: [] },
};
const TIED_BUT_FOR_A_SUIT = 352;

/**
 * House rules tested elsewhere: the number of characters below, and the attributes that win Extras over in
 * bots/behaviour.test.ts.
 */
const ELSEWHERE = ['maxCharacters', 'influenceAttributes'];

describe('a house rule', { tags: 'long' }, () => {
  const rules = settingsOf(schema.shape.options);
  const known = new Map<string, boolean>();

  /**
   * Tells whether a value of a house rule makes some game go differently than the default does; the default is compared
   * with another value.
   */
  const makesDifference = (field: string, value: unknown) => {
    const usually = ship.options[field as keyof Setting['options']];
    const other = value === usually ? rules.find((one) => one.field === field && one.value !== value)?.value : usually;
    const set = (setting: Setting, to: unknown) => ({ ...setting, options: { ...setting.options, [field]: to } });
    const differs = (setting: Setting, players: number, seed: number) =>
      goesDifferently(play, [set(setting, value), set(setting, other)], players, seed);
    // “On” differs from “off” in the games in which “off” differs from “on”.
    const pair = `${field} ${[value, other].map(String).toSorted()}`;
    const matters =
      known.get(pair) ??
      (differs(QUARRELS, 2, TIED_BUT_FOR_A_SUIT) ||
        upTo(200).some((seed) => differs(randomSetting(seed), sizeOf(seed), seed)));
    known.set(pair, matters);
    return matters;
  };

  const played = rules.filter(({ field }) => !ELSEWHERE.includes(field));
  it.each(played.map(({ field, value }) => [field, value] as const))('makes a difference: %s %s', (field, value) =>
    expect(makesDifference(field, value)).toBe(true),
  );

  it('for the number of characters allows six', () => {
    const six = { ...ship, options: { ...ship.options, maxCharacters: 6 } };
    expect(setup(compile(six), 6, 1).players).toBe(6);
    expect(() => setup(compile(ship), 6, 1)).toThrow('2 to 5 players');
  });
});
