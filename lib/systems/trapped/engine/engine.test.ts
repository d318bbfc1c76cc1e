// @module-tag long
// @module-tag soak

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, seededRng } from '@/lib/kernel/rng';
import { cases, soaked } from '@/test/support/soak';
import { starterOf } from '@/test/support/starters';
import { reshuffled } from '@/test/support/trapped/disguise';
import { allCards, playRandomly } from '@/test/support/trapped/random-game';
import { randomSetting } from '@/test/support/trapped/random-setting';
import { schema } from '../schema';
import { clone } from './clone';
import { compile } from './compile';
import { type Game, NONE } from './game';
import { type Move, REFUSALS, type RefusalCode } from './moves';
import { moves, play, seatToAct } from './play';
import { setup } from './setup';
import { snapshotOf } from './snapshot';
import type { State } from './state';
import { View } from './view';

const spaceship = await starterOf('trapped', 'spaceship');

const ship = compile(schema.parse(spaceship.body));
const DECK = Array.from({ length: 52 }, (_, card) => card);

const seeds = fc.integer({ min: 0, max: 2 ** 30 });
const gameOf = ({ seed, odd }: { readonly seed: number; readonly odd: boolean }): Game =>
  odd ? compile(randomSetting(seed)) : ship;
const tables = fc
  .record({ seed: seeds, players: fc.integer({ min: 2, max: 6 }), odd: fc.boolean() })
  .map((table) => ({ ...table, players: Math.min(table.players, gameOf(table).options.maxCharacters) }));

describe('a game of random moves', () => {
  it('keeps all 52 cards at every step', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const { state } = playRandomly(gameOf(table), table.players, table.seed, (state) => {
          if (String(allCards(state)) !== String(DECK)) expect(allCards(state)).toEqual(DECK);
          return undefined;
        });
        expect(allCards(state)).toEqual(DECK);
      }),
      cases(60),
    );
  });

  it('ends, whatever the setting', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const { state } = playRandomly(gameOf(table), table.players, table.seed);
        expect(state.phase).toBe('over');
        expect(state.outcome).not.toBeNull();
        expect(seatToAct(state)).toBe(NONE);
        for (const winner of state.outcome?.winners ?? []) expect(winner).toBeLessThan(table.players);
      }),
      cases(150),
    );
  });

  it('is reproduced by its log, byte for byte', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const game = gameOf(table);
        const { state, log } = playRandomly(game, table.players, table.seed);
        const again = setup(game, table.players, table.seed);
        for (const { seat, move } of JSON.parse(JSON.stringify(log))) play(game, again, seat, move);
        expect(JSON.stringify(again)).toBe(JSON.stringify(state));
      }),
      cases(40),
    );
  });

  it('goes the same way with or without a listener', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const game = gameOf(table);
        const heard: string[] = [];
        const heardGame = playRandomly(game, table.players, table.seed, undefined, (event) => heard.push(event.type));
        expect(heardGame.state).toEqual(playRandomly(game, table.players, table.seed).state);
        expect(heard.at(-1)).toBe('ended');
      }),
      cases(20),
    );
  });

  it('is plain data, and a clone is independent', () => {
    fc.assert(
      fc.property(tables, fc.integer({ min: 0, max: 400 }), (table, stop) => {
        const game = gameOf(table);
        let left = stop;
        const { state } = playRandomly(game, table.players, table.seed, () => left-- === 0);
        const before = JSON.stringify(state);
        const copy = clone(state);
        expect(JSON.stringify(copy)).toBe(before);
        expect(JSON.parse(before)).toEqual(state);
        playOn(game, copy, table.seed);
        expect(JSON.stringify(state)).toBe(before);
      }),
      cases(60),
    );
  });
});

/** Plays random moves for a while. */
function playOn(game: Game, state: State, seed: number, most = 200) {
  const rng = seededRng(seed);
  for (let i = 0; i < most; i++) {
    const seat = seatToAct(state);
    if (seat < 0) return;
    const legal = moves(game, state, seat);
    const move = legal[below(rng, legal.length)];
    if (move) play(game, state, seat, move);
  }
}

/** Returns the move with its type or one number changed. */
function mutated(move: Move, other: Move, rng: number[]): Move {
  const flat = JSON.parse(JSON.stringify(move)) as Record<string, unknown>;
  const keys = Object.keys(flat);
  const key = keys[below(rng, keys.length)] ?? 'type';
  const values: readonly unknown[] = [-3, -1, 0, 1, 2, 3, 5, 7, 12, 51, 52, 1000, 0.5, null, 'constructor', NaN];
  flat[key] = key === 'type' ? other.type : values[below(rng, values.length)];
  return flat as unknown as Move;
}

const isSame = (a: Move, b: Move) => Object.entries(a).every(([key, value]) => sameValue(value, b[key as keyof Move]));
const sameValue = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

describe('legal moves', () => {
  it('are different from each other and all accepted', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const game = gameOf(table);
        let step = 0;
        playRandomly(game, table.players, table.seed, (state, seat, legal) => {
          expect(legal.length).toBeGreaterThan(0);
          if (step++ % 17 !== 0) return undefined;
          expect(new Set(legal.map((move) => JSON.stringify(move))).size).toBe(legal.length);
          for (const move of legal) {
            const refusal = play(game, clone(state), seat, move);
            if (refusal !== undefined) expect([refusal, move, state.ask]).toBe('accepted');
          }
          return undefined;
        });
      }),
      cases(30),
    );
  });

  it('are complete: any other move is refused and changes nothing', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const game = gameOf(table);
        const rng = seededRng(table.seed);
        let step = 0;
        playRandomly(game, table.players, table.seed, (state, seat, legal) => {
          if (step++ % soaked(1, 4) !== 0) return undefined;
          const move = mutated(pick(rng, legal), pick(rng, legal), rng);
          const isLegal = legal.some((known) => isSame(known, move));
          const before = JSON.stringify(state);
          const tried = isLegal ? clone(state) : state;
          const refusal = play(game, tried, seat, move);
          if ((refusal === undefined) !== isLegal) expect([refusal, move, state.ask, isLegal]).toBe('refused or legal');
          if (!isLegal && !REFUSALS.includes(refusal as RefusalCode)) expect(REFUSALS).toContain(refusal);
          if (JSON.stringify(state) !== before) expect(JSON.stringify(state)).toBe(before);
          return undefined;
        });
      }),
      cases(60),
    );
  });

  it('belong to one seat only', () => {
    playRandomly(ship, 4, 1, (state, seat, legal) => {
      const other = (seat + 1) % 5;
      expect(moves(ship, state, other)).toEqual([]);
      const move = legal[0];
      if (move) expect(play(ship, state, other, move)).toBe('notAsked');
      return undefined;
    });
  });

  it('end with the game', () => {
    const { state } = playRandomly(ship, 3, 2);
    expect(play(ship, state, 0, { type: 'pass' })).toBe('over');
  });
});

const pick = <T>(rng: number[], list: readonly T[]): T => list[below(rng, list.length)] as T;

describe('what a seat sees', () => {
  it('does not depend on hidden information, nor do its moves', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const game = gameOf(table);
        let step = 0;
        playRandomly(game, table.players, table.seed, (state, asked) => {
          if (step++ % 7 !== 0) return undefined;
          for (const seat of new Set([asked, step % table.players, table.players])) {
            const other = reshuffled(game, state, seat, table.seed + step);
            const [seen, same] = [snapshotOf(new View(game, state, seat)), snapshotOf(new View(game, other, seat))];
            if (JSON.stringify(seen) !== JSON.stringify(same)) expect([state.ask, same]).toEqual([state.ask, seen]);
            const [legal, still] = [moves(game, state, seat), moves(game, other, seat)];
            if (JSON.stringify(legal) !== JSON.stringify(still)) expect([state.ask, still]).toEqual([state.ask, legal]);
          }
          return undefined;
        });
      }),
      cases(40),
    );
  });

  it('shows players no hidden goals before they are revealed', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 2, max: 5 }), (seed, players) => {
        const setting = randomSetting(seed);
        const game = compile(setting);
        if (game.hiddenGoals.length === 0) return;
        const first = setting.map.rooms[0]?.id ?? '';
        let step = 0;
        playRandomly(game, players, seed, (state, seat) => {
          if (step++ % 29 !== 0) return undefined;
          const goals = setting.goals.map((goal, i) =>
            state.revealed[i] === true
              ? goal
              : { ...goal, requires: [], grants: [], rooms: goal.rooms.map(() => ({ id: 'elsewhere', room: first })) },
          );
          const compiled = compile({ ...setting, goals });
          // The state was created for the unchanged goals.
          const byRoom = compiled.goals.map((goal, i) => ({ ...goal, byRoom: game.goals[i]?.byRoom ?? NONE }));
          const other = { ...compiled, goals: byRoom };
          for (const who of new Set([seat, step % players])) {
            if (who === players) continue;
            const seen = (one: Game) => [snapshotOf(new View(one, state, who)), moves(one, state, who)];
            if (!sameValue(seen(game), seen(other))) expect([state.ask, seen(other)]).toEqual([state.ask, seen(game)]);
          }
          return undefined;
        });
      }),
      cases(40),
    );
  });

  it('is everything for “all”', () => {
    const { state } = playRandomly(ship, 3, 5, (state) => state.phase === 'play' && state.round > 2);
    const all = snapshotOf(new View(ship, state, 'all'));
    expect(all.hands.map(({ cards }) => cards)).toEqual(state.hands);
    expect(all.monsters.map(({ room }) => room)).toEqual(state.monsterRoom);
  });
});
