import type { AnyBot } from '@/lib/contract/played';
import type { Lineup } from '@/lib/playtest/lineup';
import { playOne, seedOf } from '@/lib/playtest/play-one';
import type { BenchRow, Entry } from './measure-bench';
import { speedOf, timesOf } from './timing';

const RUNS = 12;
const PLAYERS = 4;

/** One row for each bot of `lots`, which maps bots to games per run. */
export const gameRows = (
  lots: Readonly<Record<string, number>>,
  lineupOf: (bot: string, players: number) => Lineup,
  players = PLAYERS,
): readonly BenchRow[] =>
  Object.entries(lots).map(([bot, lot]) => ({
    id: `games/${bot}`,
    measure: () => ({ bot, players, ...speedOf(lineupOf(bot, players), lot, RUNS) }),
  }));

/**
 * Rows that measure how long people wait for a bot on an evening: processor time of its decisions. A phone of the
 * profile is four times slower than the machine that is assumed here, an old one six times.
 */
export const answerRows = (
  bots: readonly string[],
  lineupOf: (bot: string, players: number) => Lineup,
  games: number,
): readonly BenchRow[] =>
  bots.map((bot) => ({ id: `answers/${bot}`, measure: () => answersOf(lineupOf(bot, PLAYERS), games) }));

function answersOf(lineup: Lineup, games: number) {
  const taken: number[] = [];
  const bots = lineup.bots.map(
    (kind): AnyBot => ({
      ...kind,
      seat(game, seat, seed) {
        const bot = kind.seatForPeople?.(game, seat, seed) ?? kind.seat(game, seat, seed);
        return {
          ...(bot.observe && { observe: (event: unknown) => bot.observe?.(event) }),
          decide(view, moves) {
            const before = process.cpuUsage();
            const move = bot.decide(view, moves);
            const { user, system } = process.cpuUsage(before);
            taken.push((user + system) / 1000);
            return move;
          },
        };
      },
    }),
  );
  for (let game = 0; game < games; game++) playOne({ ...lineup, bots }, seedOf(1, game));
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { decisions: sorted.length, medianMs: at(0.5), p95Ms: at(0.95), worstMs: at(1) };
}

/** Rows that measure the check of a body each. */
export const checkRows = <Body>(
  check: (body: Body) => unknown,
  bodies: Readonly<Record<string, Body>>,
  runs = RUNS * 4,
): readonly BenchRow[] =>
  Object.entries(bodies).map(([name, body]) => ({
    id: `checks/${name}`,
    measure: () => timesOf(() => check(body), runs),
  }));

/** Rows that measure how long something takes: its median, or the worst where caches help all runs but the first. */
export const oddsRows = (
  works: Readonly<Record<string, { readonly of: 'medianMs' | 'worstMs'; readonly work: () => unknown }>>,
): readonly BenchRow[] =>
  Object.entries(works).map(([name, { of, work }]) => ({
    id: `odds/${name}`,
    measure: () => ({ [`${name}Ms`]: timesOf(work, RUNS)[of] }),
  }));

/** Figures of entries by group and name, for ids such as "games/hunter". */
export function groupsOf(entries: readonly Entry[]): Readonly<Record<string, Readonly<Record<string, object>>>> {
  const groups: Record<string, Record<string, object>> = {};
  for (const { id, ...figures } of entries) {
    const [group = '', ...name] = id.split('/');
    groups[group] = { ...groups[group], [name.join('/')]: figures };
  }
  return groups;
}

/** The document of a game's bench: `{games: […], checks: {name: …}, odds: {…}}`. */
export function gameDocument(entries: readonly Entry[]) {
  const { games = {}, checks = {}, odds = {} } = groupsOf(entries);
  return { games: Object.values(games), checks, odds: Object.assign({}, ...Object.values(odds)) as object };
}

/** Fills a list up to `most` entries by repeating its entries with new ids. */
export const filled = <T extends { readonly id: string }>(list: readonly T[], most: number): T[] =>
  Array.from({ length: most }, (_, i) => ({ ...list[i % list.length], id: `${list[i % list.length]?.id}-${i}` }) as T);
