import type { Seat } from '@/lib/contract/played';
import type { Findings } from '@/lib/contract/playtest-report';
import { tallyMakers } from './tally';

/** Steps of the part of the turns that somebody sits out. */
const STEPS = 20;
const ID = 'sitting';

/** How many players sat out how many of their turns: none, then up to each step. `turnsOf` tells those that a seat took and sat out. */
export const sittingOut = <Game, State extends { readonly players: number }>(
  turnsOf: (state: State, seat: Seat) => readonly [taken: number, satOut: number],
) =>
  tallyMakers<Game, State>().tallyOf(
    {
      id: ID,
      title: 'How much players sit out',
      plot: { kind: 'bars', columns: ['players'], of: 'most' },
      columns: {
        players: { title: 'Players', help: 'Players of all games who sat out so great a part of their turns.' },
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

/** The part of the turns that the median player sits out, within its step; 0 where nobody has had a turn. */
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
