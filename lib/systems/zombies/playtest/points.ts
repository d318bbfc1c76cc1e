import type { Seat, Tally } from '@/lib/contract/played';
import type { Findings } from '@/lib/contract/playtest-report';
import { type NamedTally, tallyMakers } from '@/lib/tabletop/tally';
import { rowsOf } from '@/lib/tabletop/verdicts';

/** Maximum number of rows; larger ranges of points are binned. */
const ROWS_MAX = 16;

type PointsTally<Game, State> = NamedTally<Game, State, 'players' | 'winners' | 'margin'>;

/** Tally of final points, from 0 to the maximum, and of the winner's margin. */
export function pointsTally<Game, State extends { readonly players: number; readonly winners: readonly Seat[] }>(
  mostOf: (game: Game) => number,
  pointsOf: (game: Game, state: State, seat: Seat) => number,
): PointsTally<Game, State> {
  const stepOf = (most: number) => Math.ceil((most + 1) / ROWS_MAX);
  const rows: Tally<Game, State>['rows'] = (game) => {
    const most = mostOf(game);
    const step = stepOf(most);
    return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => {
      const [from, to] = [i * step, i * step + step - 1];
      return { id: String(from), label: step === 1 ? String(from) : `${from} to ${to}` };
    });
  };
  return tallyMakers<Game, State>().tallyOf(
    {
      id: 'scores',
      title: 'Points',
      plot: { kind: 'bars', columns: ['players', 'winners'], of: 'most' },
      columns: {
        players: { title: 'Players', help: 'Players who ended with this many points, in all games.' },
        winners: { title: 'Winners', help: 'Winners who ended with this many.' },
        margin: {
          title: 'Ahead by',
          help: 'Games in which the first player was this many points ahead of the second.',
        },
      },
      rows,
    },
    (game, state, counts) => {
      const most = mostOf(game);
      const rowOf = (points: number) => Math.floor(Math.min(points, most) / stepOf(most));
      let [first, second] = [0, 0];
      for (let seat = 0; seat < state.players; seat++) {
        const points = pointsOf(game, state, seat);
        counts.add(rowOf(points), 'players');
        if (state.winners.includes(seat)) counts.add(rowOf(points), 'winners');
        if (points > first) [first, second] = [points, first];
        else if (points > second) second = points;
      }
      counts.add(rowOf(first - second), 'margin');
    },
  );
}

/** Sums up the points: "Winners have about 9 points; the second is about 3 behind."; '' if nobody ever won. */
export function pointsIn(findings: Findings, tally: PointsTally<never, never>): string {
  const rows = rowsOf(findings, tally);
  const median = (column: 'winners' | 'margin') => {
    const all = rows.reduce((sum, { counts }) => sum + counts[column], 0);
    let seen = 0;
    return rows.find(({ counts }) => {
      seen += counts[column];
      return all > 0 && 2 * seen >= all;
    })?.label;
  };
  const [winners, margin] = [median('winners'), median('margin')];
  return winners === undefined ? '' : `Winners have about ${winners} points; the second is about ${margin} behind.`;
}
