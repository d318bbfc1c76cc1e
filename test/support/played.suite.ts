import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyPlayed, Bot, Choice, Chosen, Odds, Seat } from '@/lib/contract/played';
import { seededRng } from '@/lib/kernel/rng';
import { lineUp } from '@/lib/playtest/lineup';
import { lotsOf, playMany } from '@/lib/playtest/play-many';
import { playOne } from '@/lib/playtest/play-one';
import { playtest } from '@/lib/playtest/playtest';
import { replay, transcriptOf } from '@/lib/playtest/replay';
import { mergeSums } from '@/lib/playtest/sums';
import { EXACT, shareFrom } from './exact-share';
import { betrayalIn, leakTo } from './leaks';
import { quickBots } from './quick-bots';
import { cases } from './soak';

/** A game under test, with facts that only the game knows. */
export interface Subject {
  readonly name: string;
  readonly played: AnyPlayed;
  /** Bodies that satisfy the schema. */
  readonly body: fc.Arbitrary<unknown>;
  readonly players: readonly [number, number];
  /** Returns a state that a seat cannot distinguish: only what the seat may not know differs. */
  disguise(game: unknown, state: unknown, seat: Seat, seed: number): unknown;
  /** Returns a move without the parts that only its player knows. Without this, moves are public. */
  publicPart?(move: unknown): unknown;
  /** Asserts an invariant after every step, such as the number of cards. */
  invariant?(game: unknown, state: unknown): void;
  /** Largest number of moves in a decision, if the game guarantees one. */
  readonly mostMoves?: number;
}

interface Step {
  readonly seat: Seat;
  readonly move: unknown;
}

/** Checks the words of moves in every fifth position. */
const SAID_OF = 5;
/** Matches a sentence on one line without a full stop. */
const WORDS = /^[\p{Lu}“][^\n]*[^.\s]$/u;

/** Matches a question or sentences on one line. */
const QUESTION = /^[\p{Lu}“][^\n]*[.?]$/u;

const CODE = /^[a-z][A-Za-z-]*$/;
const text = (value: unknown) => JSON.stringify(value);

/** Tests of every playable game, whatever its rules. */
export function describePlayed(subject: Subject): void {
  const { name, played, body, players, disguise, invariant, publicPart = (move) => move } = subject;
  const { mostMoves = Number.POSITIVE_INFINITY } = subject;
  const start = fc.record({ body, players: fc.integer({ min: players[0], max: players[1] }), seed: fc.nat() });
  const steps = { min: 0, max: 400 };

  /** Compiles a body with agreed options that depend on the seed, including none. */
  const compiled = (given: { body: unknown; seed: number }): unknown => {
    const agreed = played.choices(given.body).flatMap(({ id, options }, i) => {
      const option = options[Math.floor(given.seed / 7 ** i) % (options.length + 1)];
      return option ? [[id, option.id] as const] : [];
    });
    return played.compile(given.body, Object.fromEntries(agreed));
  };

  /** Plays `length` random legal moves; calls `visit` before each move. */
  function walk(
    given: { body: unknown; players: number; seed: number },
    length: number,
    visit: (at: { game: unknown; state: unknown; seat: Seat; moves: readonly unknown[] }) => void = () => {},
  ): { game: unknown; state: unknown; log: Step[] } {
    const game = compiled(given);
    const state = played.setup(game, given.players, given.seed);
    const log: Step[] = [];
    let luck = given.seed | 1;
    for (let i = 0; i < length; i++) {
      invariant?.(game, state);
      const [seat] = played.toAct(game, state);
      if (seat === undefined) break;
      const moves = [...played.moves(game, state, seat)];
      expect(moves.length).toBeGreaterThan(0);
      expect(moves.length).toBeLessThanOrEqual(mostMoves);
      visit({ game, state, seat, moves });
      luck = (Math.imul(luck, 1103515245) + 12345) & 0x7fffffff;
      const move = moves[(luck >> 8) % moves.length];
      expect(played.play(game, state, seat, move)).toBeUndefined();
      log.push({ seat, move });
    }
    return { game, state, log };
  }

  /** Texts of a seat's legal moves. */
  const wordsOf = (game: unknown, state: unknown, seat: Seat): readonly string[] => {
    const view = played.view(game, state, seat);
    const moves = played.toAct(game, state).includes(seat) ? [...played.moves(game, state, seat)] : [];
    return moves.map((move) => played.describeMove(game, view, move).text);
  };

  /** The question that a seat has to answer, and the parts of its moves. */
  const questionsOf = (game: unknown, state: unknown, seat: Seat): unknown => {
    if (!played.toAct(game, state).includes(seat)) return undefined;
    const view = played.view(game, state, seat);
    const parts = [...played.moves(game, state, seat)].map((move) => played.parts?.(game, view, move));
    const [standBy, hint] = [played.standBy?.(game, view), played.hint?.(game, view)];
    return { ask: played.ask(game, view), parts, standBy, hint };
  };

  /** Names of all seats as one seat sees them. */
  const namesOf = (game: unknown, state: unknown, seat: Seat, players: number): readonly string[] => {
    const view = played.view(game, state, seat);
    return Array.from({ length: players + Number(played.hasHost) }, (_, other) => played.seatName(game, view, other));
  };

  const leadsTo = (game: unknown, state: unknown, seat: Seat, move: unknown): string => {
    const copy = played.clone(state);
    played.play(game, copy, seat, move);
    return text(copy);
  };

  describe(name, { tags: 'soak' }, () => {
    it('accepts every move on offer and refuses all others', () => {
      fc.assert(
        fc.property(
          start,
          fc.integer(steps),
          fc.infiniteStream(fc.integer({ min: -2, max: 60 })),
          (given, length, odd) => {
            const { game, state } = walk(given, length);
            const [seat] = played.toAct(game, state);
            if (seat === undefined) return;
            const before = text(state);
            const moves = [...played.moves(game, state, seat)];
            const offered = new Set(moves.map(text));
            for (const move of moves) {
              expect(played.play(game, played.clone(state), seat, move)).toBeUndefined();
              const forged = forge(move, odd);
              if (offered.has(text(forged))) continue;
              expect(played.play(game, state, seat, forged)?.code).toMatch(CODE);
              expect(text(state)).toBe(before);
            }
            const other = (seat + 1) % (given.players + Number(played.hasHost));
            if (other !== seat && !played.toAct(game, state).includes(other)) {
              expect(played.play(game, state, other, moves[0])?.code).toMatch(CODE);
              expect(text(state)).toBe(before);
            }
          },
        ),
        cases(60),
      );
    });

    it('changes only the clone, not the original state', () => {
      fc.assert(
        fc.property(start, fc.integer(steps), (given, length) => {
          const { game, state } = walk(given, length);
          const before = text(state);
          const copy = played.clone(state);
          expect(text(copy)).toBe(before);
          for (let i = 0; i < 20; i++) {
            const [seat] = played.toAct(game, copy);
            const [move] = seat === undefined ? [] : played.moves(game, copy, seat);
            if (seat !== undefined) played.play(game, copy, seat, move);
          }
          expect(text(state)).toBe(before);
        }),
        cases(40),
      );
    });

    it('replays a log byte for byte', () => {
      fc.assert(
        fc.property(start, fc.integer(steps), (given, length) => {
          const { state, log } = walk(given, length);
          const game = compiled(given);
          const again = played.setup(game, given.players, given.seed);
          for (const { seat, move } of JSON.parse(text(log)) as Step[]) played.play(game, again, seat, move);
          expect(text(again)).toBe(text(state));
        }),
        cases(40),
      );
    });

    it('shows a seat nothing that it may not know', () => {
      fc.assert(
        fc.property(start, fc.integer(steps), fc.nat(), (given, length, seed) => {
          const { game, state } = walk(given, length);
          for (let seat = 0; seat < given.players; seat++) {
            const other = disguise(game, state, seat, seed);
            const seen = (one: unknown) => ({
              view: played.show(game, played.view(game, one, seat)),
              moves: played.toAct(game, one).includes(seat) ? [...played.moves(game, one, seat)] : [],
              words: wordsOf(game, one, seat),
              questions: questionsOf(game, one, seat),
              names: namesOf(game, one, seat, given.players),
              scene: played.scene(game, played.view(game, one, seat)),
            });
            expect(text(seen(other))).toBe(text(seen(state)));
          }
        }),
        cases(60),
      );
    });

    it('asks a question before every decision, and splits moves into choices that lead to one effect', () => {
      fc.assert(
        fc.property(start, fc.integer(steps), (given, length) => {
          let position = 0;
          walk(given, length, ({ game, state, seat, moves }) => {
            const view = played.view(game, state, seat);
            expect(played.ask(game, view)).toMatch(QUESTION);
            const aside = played.standBy?.(game, view);
            if (aside !== undefined) expect(moves.map(text)).toContain(text(aside));
            if (!played.parts || position++ % SAID_OF !== 0) return;
            const made = new Map<string, unknown>();
            for (const move of moves) {
              const parts = played.parts(game, view, move);
              for (const part of parts) {
                expect(part.ask).toMatch(QUESTION);
                expect(part.text).toMatch(WORDS);
              }
              const way = parts.map((part) => part.text).join(' · ');
              const other = made.get(way);
              if (parts.length === 0 || other === undefined) made.set(way, move);
              else expect([way, leadsTo(game, state, seat, move)]).toEqual([way, leadsTo(game, state, seat, other)]);
            }
          });
        }),
        cases(40),
      );
    });

    it('shows the mover nothing new and rolls nothing without telling that it is news', () => {
      fc.assert(
        fc.property(start, fc.integer({ min: 0, max: 150 }), fc.nat(), (given, length, seed) => {
          const luckOf = (state: unknown) => text((state as { readonly rng?: unknown }).rng);
          walk(given, length, ({ game, state, seat, moves }) => {
            if (seat >= given.players) return;
            const move = moves[seed % moves.length];
            const after = [state, disguise(game, state, seat, seed)].map((one) => {
              const copy = played.clone(one);
              let isNews = false;
              const refusal = played.play(game, copy, seat, move, (event) => {
                isNews ||= played.isNews(event);
              });
              return { refusal, isNews, seen: text(played.show(game, played.view(game, copy, seat))), copy };
            });
            if (after.some(({ refusal, isNews }) => refusal || isNews)) return;
            expect([move, luckOf(after[0]?.copy)]).toEqual([move, luckOf(state)]);
            expect([move, after[1]?.seen]).toEqual([move, after[0]?.seen]);
          });
        }),
        cases(20),
      );
    });

    it('has distinguishable words for every move on offer, and a name for every seat', () => {
      fc.assert(
        fc.property(start, fc.integer(steps), (given, length) => {
          let position = 0;
          walk(given, length, ({ game, state, seat, moves }) => {
            if (position++ % SAID_OF !== 0) return;
            for (const called of namesOf(game, state, seat, given.players)) expect(called).toMatch(/^\P{Ll}/u);
            const said = new Map<string, unknown>();
            for (const [i, words] of wordsOf(game, state, seat).entries()) {
              expect(words).toMatch(WORDS);
              const other = said.get(words);
              if (other === undefined) said.set(words, moves[i]);
              else
                expect([words, leadsTo(game, state, seat, moves[i])]).toEqual([
                  words,
                  leadsTo(game, state, seat, other),
                ]);
            }
          });
        }),
        cases(60),
      );
    });

    it.runIf(played.odds)('calculates exact odds of moves from only what a seat may know', () => {
      fc.assert(
        fc.property(start, fc.integer(steps), fc.nat(), (given, length, seed) => {
          let position = 0;
          const oddsFor = (game: unknown, state: unknown, seat: Seat, move: unknown) =>
            played.odds?.(game, played.view(game, state, seat), move) ?? [];
          walk(given, length, ({ game, state, seat, moves }) => {
            const before = text(state);
            // Checks lists of moves in some positions, and single moves, such as a roll, in all.
            const asked = moves.length > 1 && position++ % SAID_OF !== 0 ? [] : moves;
            for (const move of asked) {
              const odds = oddsFor(game, state, seat, move);
              expectWhole(odds);
              if (position % SAID_OF === 1) {
                expect(oddsFor(game, disguise(game, state, seat, seed), seat, move)).toEqual(odds);
              }
            }
            expect(text(state)).toBe(before);
          });
        }),
        cases(15),
      );
    });

    it('reports and narrates to a seat nothing that it may not know', () => {
      fc.assert(
        fc.property(start, fc.integer(steps), fc.nat(), (given, length, seed) => {
          const { game, state } = walk(given, length);
          for (let who = 0; who < given.players; who++) {
            const states = [state, disguise(game, state, who, seed)];
            expect(leakTo(who, { played, game, states, publicPart })).toBeUndefined();
          }
        }),
        cases(40),
      );
    });

    it('hides simultaneous decisions from the other seats until all have decided', () => {
      fc.assert(
        fc.property(start, fc.integer(steps), (given, length) => {
          walk(given, length, ({ game, state }) => expect(betrayalIn(played, game, state)).toBeUndefined());
        }),
        cases(20),
      );
    });

    it('reports to a bot at once and in order every happening that its seat may know', () => {
      fc.assert(
        fc.property(start, (given) => {
          const heard: string[][] = [];
          const lineup = lineUp(played, given.body, { players: given.players, bots: quickBots(played).slice(0, 1) });
          const bots = lineup.bots.map((kind) => ({
            ...kind,
            seat(game: unknown, seat: Seat, luck: number): Bot<unknown, unknown> {
              const bot = kind.seat(game, seat, luck);
              return {
                decide: (view, moves) => bot.decide(view, moves),
                observe: (happening) => heard[seat]?.push(text(happening)),
              };
            },
          }));
          const due: string[][] = bots.map(() => []);
          heard.push(...bots.map(() => []));
          playOne({ ...lineup, bots }, given.seed, {
            onEvent(happening) {
              for (const [seat, list] of due.entries()) {
                const one = played.filterEvent(lineup.game, happening, seat);
                if (one !== undefined) list.push(text(one));
                expect(heard[seat]?.length).toBe(list.length);
              }
            },
          });
          expect(heard).toEqual(due);
          expect(due[0]?.length).toBeGreaterThan(0);
        }),
        { numRuns: 5 },
      );
    });

    it.runIf(played.guess)('guesses states consistent with what a seat may know, from that alone', () => {
      fc.assert(
        fc.property(start, fc.integer(steps), fc.nat(), (given, length, seed) => {
          const { game, state } = walk(given, length);
          const before = text(state);
          const guessFor = (seat: Seat, real: unknown) =>
            played.guess?.(game, played.view(game, real, seat), seededRng(seed));
          for (let seat = 0; seat < given.players; seat++) {
            const guessed = guessFor(seat, state);
            invariant?.(game, guessed);
            const seen = (one: unknown) => ({
              view: played.show(game, played.view(game, one, seat)),
              toAct: played.toAct(game, one),
              moves: played.toAct(game, one).includes(seat) ? [...played.moves(game, one, seat)] : [],
              outcome: played.outcome(game, one),
            });
            expect(text(seen(guessed))).toBe(text(seen(state)));
            expect(text(guessFor(seat, disguise(game, state, seat, seed)))).toBe(text(guessed));
            // Moves in the guessed state must not change the real one.
            for (const move of seen(guessed).moves.slice(0, 1)) played.play(game, guessed, seat, move);
            expect(text(state)).toBe(before);
          }
        }),
        cases(100),
      );
    });

    it('ends or stops at the round limit with any bots', () => {
      fc.assert(
        fc.property(start, fc.nat(), (given, pick) => {
          const kinds = quickBots(played);
          const lineup = lineUp(played, given.body, {
            players: given.players,
            bots: Array.from({ length: given.players }, (_, seat) => kinds[(pick + seat) % kinds.length] ?? ''),
          });
          const { state, outcome } = playOne(lineup, given.seed);
          const { rounds } = played.clock(lineup.game, state);
          const ids = played.endings(lineup.game).map(({ id }) => id);
          if (outcome) expect(ids).toContain(outcome.ending);
          else expect(rounds).toBeGreaterThanOrEqual(Math.min(rounds, played.roundLimit));
          expect(played.toAct(lineup.game, state).length === 0).toBe(outcome !== undefined);
          expect(replay(lineup, given.seed).outcome).toEqual(outcome);
        }),
        cases(30),
      );
    });

    it.runIf(played.opener)('knows throughout which seat opened it', () => {
      fc.assert(
        fc.property(start, fc.integer(steps), (given, length) => {
          const seen = new Set<Seat | undefined>();
          const note = (game: unknown, state: unknown) => seen.add(played.opener?.(game, state));
          const { game, state } = walk(given, length, (at) => note(at.game, at.state));
          note(game, state);
          const [opener, ...others] = [...seen].filter((seat) => seat !== undefined);
          expect(others).toEqual([]);
          if (played.outcome(game, state)) expect(opener).toBeLessThan(given.players);
        }),
        cases(40),
      );
    });

    it.runIf(played.bots.some(({ id }) => id === 'careful'))(
      'lets the careful bot play to the end, with the same result for the same seed',
      () => {
        fc.assert(
          fc.property(start, (given) => {
            const bots = ['careful', ...quickBots(played).slice(0, 1)];
            const lineup = lineUp(played, given.body, { players: given.players, bots });
            const { outcome } = playOne(lineup, given.seed);
            expect(replay(lineup, given.seed).outcome).toEqual(outcome);
          }),
          { numRuns: 3 },
        );
      },
    );

    it('follows the agreed options, and the defaults where none are agreed', () => {
      fc.assert(
        fc.property(start, (given) => {
          const storyOf = (chosen: Chosen) => {
            const lineup = lineUp(played, given.body, { players: given.players, chosen });
            return { ...replay(lineup, given.seed), agreed: lineup.agreed };
          };
          const plain = storyOf({});
          expect(plain.agreed).toEqual([]);
          expect(storyOf({ nothing: 'known', ...forget(played.choices(given.body)) })).toEqual(plain);
          for (const { id, title, options } of played.choices(given.body)) {
            expect(options.length).toBeGreaterThan(1);
            for (const option of options) {
              const { agreed, frames } = storyOf({ [id]: option.id });
              expect(agreed).toEqual([`${title}: ${option.label}`]);
              expect(frames.length).toBeGreaterThan(0);
            }
          }
        }),
        cases(10),
      );
    });

    it('gives the same playtest report however games are split into batches', () => {
      fc.assert(
        fc.property(start, fc.integer({ min: 1, max: 9 }), (given, size) => {
          const options = { players: given.players, runs: 10, seed: given.seed };
          const lineup = lineUp(played, given.body, options);
          const lots = lotsOf(given.seed, 10, size).map((lot) => playMany(lineup, lot));
          const whole = playMany(lineup, { seed: given.seed, from: 0, to: 10 });
          expect(lots.reduce(mergeSums)).toEqual(whole);
          expect(playtest(played, given.body, options)).toEqual(playtest(played, given.body, options));
        }),
        cases(10),
      );
    });

    it('tells the same story for the same seed', () => {
      fc.assert(
        fc.property(start, (given) => {
          const lineup = lineUp(played, given.body, { players: given.players });
          expect(transcriptOf(replay(lineup, given.seed))).toBe(transcriptOf(replay(lineup, given.seed)));
        }),
        cases(10),
      );
    });
  });
}

/** Expects each chance to match its exact text, and the chances of each question to add up to 1. */
function expectWhole(odds: readonly Odds[]): void {
  const sums = new Map<string, number>();
  for (const { label, chance, exact, question } of odds) {
    expect(label).toMatch(WORDS);
    expect(exact).toMatch(EXACT);
    expect(Math.abs(shareFrom(exact) - chance)).toBeLessThan(1e-11);
    if (question !== undefined) sums.set(question, (sums.get(question) ?? 0) + chance);
  }
  for (const sum of sums.values()) expect(sum).toBeCloseTo(1, 9);
  expect(new Set(odds.map(({ label, question }) => text([question, label]))).size).toBe(odds.length);
}

/** Chooses options that the scenario no longer has. */
const forget = (choices: readonly Choice[]): Chosen => Object.fromEntries(choices.map(({ id }) => [id, 'long gone']));

/** Changes one number of a move. */
function forge(move: unknown, odd: Iterator<number>): unknown {
  const entries = Object.entries(move as Record<string, unknown>);
  const numbers = entries.filter(([, value]) => typeof value === 'number');
  if (numbers.length === 0) return { type: 'no-such-move' };
  const at = Math.abs(Number(odd.next().value)) % numbers.length;
  const changed = numbers[at]?.[0];
  return Object.fromEntries(entries.map(([key, value]) => [key, key === changed ? odd.next().value : value]));
}
