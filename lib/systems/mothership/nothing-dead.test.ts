import { describe, expect, it } from 'vitest';
import { playtest } from '@/lib/playtest/playtest';
import { randomKit } from '@/test/support/mothership/random-kit';
import { goesDifferently, kindsIn, kindsOf, settingsOf, unseen, watch } from '@/test/support/nothing-dead';
import { quickBots } from '@/test/support/quick-bots';
import { startersOf } from '@/test/support/starters';
import { compile } from './engine/compile';
import type { Game } from './engine/game';
import type { LogEvent } from './engine/log';
import type { Move } from './engine/moves';
import { cellsOfRows } from './layout/cells';
import { play } from './play';
import { endingsOf } from './playtest/endings';
import type { VERDICTS } from './playtest/verdicts';
import { type Ship, schema } from './schema';

const starters = await startersOf('mothership');

const kits = starters.map((starter) => schema.parse(starter.body));
const usual = kits[0] as Ship;
const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);

const MOVES: Readonly<Record<Move['type'], true>> = {
  level: true,
  pick: true,
  move: true,
  peek: true,
  assist: true,
  defer: true,
  deactivate: true,
  hop: true,
  farPeek: true,
  slipIn: true,
  disarm: true,
  release: true,
  endTurn: true,
};
const HAPPENINGS: Readonly<Record<LogEvent['type'], true>> = {
  levelChosen: true,
  characterPicked: true,
  roundBegan: true,
  turnBegan: true,
  moved: true,
  peeked: true,
  turnedUp: true,
  sprung: true,
  shrugged: true,
  caught: true,
  heldOn: true,
  thrown: true,
  tileLeft: true,
  tileLacked: true,
  tileCame: true,
  freed: true,
  shutDown: true,
  disarmed: true,
  rearmed: true,
  deferred: true,
  gaveUp: true,
  escaped: true,
  over: true,
};

describe('over fixed seeds', { timeout: 120_000 }, () => {
  const bots = quickBots(play);
  const seen = watch(
    play,
    SEEDS.flatMap((seed) =>
      [...kits, randomKit(seed)].map((body) => ({
        body,
        seed,
        players: 2 + (seed % 3),
        bots: [bots[Math.floor(seed / 3) % bots.length] ?? ''],
      })),
    ),
  );

  it('every kind of move is made', () => expect(unseen(Object.keys(MOVES), seen.moves)).toEqual([]));
  it('every kind of event occurs', () => expect(unseen(Object.keys(HAPPENINGS), seen.happenings)).toEqual([]));
  it('every ending of every starter is read', () => {
    const endings = kits.flatMap((body) => endingsOf(compile(body)).map(({ id }) => id));
    expect(unseen(endings, seen.endings)).toEqual([]);
  });

  it('every effect acts, with each of its choices', () => {
    const acted = new Set<string>();
    watch(
      play,
      SEEDS.map((seed) => ({ body: randomKit(seed), seed, players: 3, bots: ['explorer'] })),
      (given, game) => {
        const happening = given as LogEvent;
        if (happening.type !== 'sprung') return;
        const trap = (game as Game).body.traps[happening.trap];
        for (const effect of trap?.effects ?? []) for (const kind of kindsIn(effect)) acted.add(kind);
      },
    );
    const effects = kindsOf(schema.shape.traps.element.shape.effects);
    expect(effects.length).toBeGreaterThan(10);
    expect(unseen(effects, acted)).toEqual([]);
  });
});

describe('a house rule', { timeout: 120_000 }, () => {
  /** A ship on which nearly every player is driven in two directions. */
  const driven: Ship = {
    ...usual,
    levels: [{ id: 'driven', label: '', safe: 2, trap: 30, objective: 1 }],
    traps: usual.traps.map((trap) => ({ ...trap, tiles: trap.id === 'confuse' || trap.id === 'fear' ? 20 : 0 })),
  };
  const rules = settingsOf(schema.shape.options);

  /**
   * Tells whether some game goes differently with this value of a house rule than with the default (or, for the
   * default, than with another value).
   */
  const matters = (field: string, value: unknown, seeds = SEEDS) => {
    const usually = usual.options[field as keyof Ship['options']];
    const other = value === usually ? rules.find((one) => one.field === field && one.value !== value)?.value : usually;
    const set = (body: Ship, to: unknown) => ({ ...body, options: { ...body.options, [field]: to } });
    return seeds.some((seed) =>
      [randomKit(seed), driven].some((body) => goesDifferently(play, [set(body, value), set(body, other)], 3, seed)),
    );
  };

  it.each(rules.filter(({ field }) => field !== 'deferOrder').map(({ field, value }) => [field, value] as const))(
    'is played by: %s %s',
    (field, value) => expect(matters(field, value)).toBe(true),
  );

  it('for the order of deferred turns changes nothing, since players defer in seat order', () => {
    expect(matters('deferOrder', 'as-deferred', SEEDS.slice(0, 50))).toBe(false);
  });
});

describe('over fixed seeds, a playtest', { timeout: 120_000 }, () => {
  const tracker = (spaces: number) => ({ ...usual.tracker, spaces });
  const strong: Partial<Ship['characters'][number]> = {
    immune: usual.traps.map(({ id }) => ({ id, trap: id })),
    abilities: [{ id: 'hop', kind: 'hop', apCost: 1, usesPerRound: null }],
  };
  /** A ship that provokes each verdict. */
  const SHIPS: Readonly<Record<keyof typeof VERDICTS, Ship>> = {
    'mothership/play-hopeless': { ...usual, tracker: tracker(6) },
    'mothership/play-harmless': {
      ...usual,
      levels: [{ id: 'mild', label: '', safe: 27, trap: 4, objective: 2 }],
      tracker: tracker(30),
    },
    'mothership/play-levels-alike': { ...usual, levels: usual.levels.toReversed() },
    'mothership/play-trap-idle': {
      ...usual,
      traps: usual.traps.map((trap, i) => ({ ...trap, tiles: i === 0 ? 1 : 60 })),
    },
    'mothership/play-character-weak': {
      ...usual,
      levels: usual.levels.slice(-1),
      tracker: tracker(9),
      characters: usual.characters.map((one, i) => (i === 0 ? { ...one, immune: [] } : { ...one, ...strong })),
    },
    'mothership/play-cut-off': { ...usual, layout: [...cellsOfRows([`S${'#'.repeat(33)}F`])] },
  };

  it.each(Object.entries(SHIPS))('says %s', (code, body) => {
    const { verdicts } = playtest(play, body, { players: 2, runs: 200, seed: 1, bots: ['team'] });
    expect(verdicts.map((verdict) => verdict.code)).toContain(code);
  });
});
