import type { Seat } from '@/lib/contract/played';
import type { Findings } from '@/lib/contract/playtest-report';
import { type NamedTally, tallyMakers } from '@/lib/tabletop/tally';

/** Number of steps into which the share of turns sat out is divided. */
const STEPS = 20;
const ID = 'sitting';

/**
 * Tally of players by the share of turns they sat out: none, then up to each step. `turnsOf` returns the turns a seat
 * took and sat out.
 */
export const sittingOut = <Game, State extends { readonly players: number }>(
  turnsOf: (state: State, seat: Seat) => readonly [taken: number, satOut: number],
) =>
  tallyMakers<Game, State>().tallyOf(
    {
      id: ID,
      title: 'How much players sit out',
      plot: { kind: 'bars', columns: ['players'], of: 'most' },
      columns: {
        players: { title: 'Players', help: 'Players who sat out this share of their turns, in all games.' },
      },
      rows: () =>
        Array.from({ length: STEPS + 1 }, (_, step) => {
          const most = (100 / STEPS) * step;
          return { id: String(most), label: step === 0 ? 'No turn' : `Up to ${most} %` };
        }),
    },
    (_, state, counts) => {
      for (let seat = 0; seat < state.players; seat++) {
        const [taken, satOut] = turnsOf(state, seat);
        if (taken + satOut > 0) counts.add(Math.ceil((STEPS * satOut) / (taken + satOut)), 'players');
      }
    },
  );

/** Returns the median share of turns sat out, interpolated within its step; 0 if no player had a turn. */
export function medianSatOut({ tallies }: Pick<Findings, 'tallies'>): number {
  const steps = tallies.find(({ id }) => id === ID)?.rows.map(({ values }) => values[0] ?? 0) ?? [];
  const half = steps.reduce((sum, players) => sum + players, 0) / 2;
  let before = 0;
  for (const [step, players] of steps.entries()) {
    if (players > 0 && before + players >= half) return Math.max(0, step - 1 + (half - before) / players) / STEPS;
    before += players;
  }
  return 0;
}

interface Won {
  readonly players: number;
  readonly winners: readonly Seat[];
}

/** Returns a seat's share of the win: 1 divided by the number of winners, or 0. */
export const winOf = ({ winners }: Won, seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0);

/** Tally of players and wins, grouped by `rowOf`; players for whom it returns undefined are not counted. */
export const winnersBy = <Game, State extends Won>(
  { id, title, won }: { readonly id: string; readonly title: string; readonly won: string },
  rows: readonly { readonly id: string; readonly label: string }[],
  rowOf: (state: State, seat: Seat) => number | undefined,
): NamedTally<Game, State, 'players' | 'won'> =>
  tallyMakers<Game, State>().tallyOf(
    {
      id,
      title,
      plot: { kind: 'bars', columns: ['players', 'won'], of: 'most' },
      columns: {
        players: { title: 'Players', help: 'Players in this group, in all games.' },
        won: { title: won, help: 'Those who won; a shared win counts as a fraction for each.' },
      },
      rows: () => rows,
    },
    (_, state, counts) => {
      for (let seat = 0; seat < state.players; seat++) {
        const row = rowOf(state, seat);
        if (row === undefined) continue;
        counts.add(row, 'players');
        counts.add(row, 'won', winOf(state, seat));
      }
    },
  );
