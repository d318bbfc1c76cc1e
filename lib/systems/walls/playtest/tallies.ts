import type { Tally } from '@/lib/contract/played';
import type { Findings } from '@/lib/contract/playtest-report';
import { at } from '@/lib/kernel/at';
import { sumOf } from '@/lib/kernel/sums';
import { inHundred } from '@/lib/kernel/words';
import { NONE } from '@/lib/tabletop/play/board';
import { worthIn } from '@/lib/tabletop/play/contest';
import { tallyMakers } from '@/lib/tabletop/play/tally';
import { totalsOf } from '@/lib/tabletop/play/verdicts';
import type { Game } from '../engine/game';
import type { State } from '../engine/state';
import { playerName } from '../names';
import { startId, tablesOf } from '../rules/starts';

const { tallyOf, tallyOfRows, column } = tallyMakers<Game, State>();

export const starts = tallyOf(
  {
    id: 'starts',
    title: 'Starts',
    plot: { kind: 'bars', columns: ['won'], of: 'most' },
    columns: {
      games: { title: 'Games', help: 'Games in which somebody began here.' },
      won: { title: 'Won', help: 'Games that the player who began here won.' },
      drawn: { title: 'Drawn', help: 'Games that the player who began here shared with others.' },
      own: { title: 'Own wall', help: 'Players from here who were Trapped by a wall of their own.' },
      others: { title: 'Another’s wall', help: 'Players from here who were Trapped by somebody else’s wall.' },
    },
    rows: ({ body, board, starts: cells }) =>
      tablesOf(body).flatMap((players) =>
        at(cells, players).map((cell, seat) => ({
          id: startId(players, seat),
          label: `${players} players: ${playerName(body, seat)} at ${board.names[cell] ?? 'no tile'}`,
        })),
      ),
  },
  ({ body }, { players, winners, tally }, counts) => {
    let row = 0;
    for (const size of tablesOf(body)) if (size < players) row += size;
    for (let seat = 0; seat < players; seat++, row++) {
      const by = at(tally.trappedBy, seat);
      counts.add(row, 'games');
      if (winners.includes(seat)) counts.add(row, winners.length === 1 ? 'won' : 'drawn');
      if (by !== NONE) counts.add(row, by === seat ? 'own' : 'others');
    }
  },
);

export const removals = tallyOf(
  {
    columns: {
      games: { title: 'Games', help: 'Games that came so far.' },
      own: { title: 'Own wall', help: 'Players who were Trapped by a wall of their own.' },
      others: { title: 'Another’s wall', help: 'Players who were Trapped by somebody else’s wall.' },
      turns: { title: 'Turns', help: 'Turns of these games until then, all together.' },
    },
    rows: ({ body }) =>
      Array.from({ length: Math.max(...tablesOf(body)) - 1 }, (_, i) => ({
        id: String(i + 1),
        label: `${ORDINALS[i]} wall that trapped somebody`,
      })),
    plot: { kind: 'bars', columns: ['own', 'others'], of: 'most' },
    title: 'Who is Trapped by whom',
    id: 'removals',
  },
  (_, { tally }, counts) => {
    const turns = [...new Set(tally.trappedIn)].filter((turn) => turn !== NONE).toSorted((a, b) => a - b);
    for (const [row, turn] of turns.entries()) {
      counts.add(row, 'games');
      counts.add(row, 'turns', turn + 1);
    }
    for (const [seat, by] of tally.trappedBy.entries()) {
      if (by !== NONE) counts.add(turns.indexOf(at(tally.trappedIn, seat)), by === seat ? 'own' : 'others');
    }
  },
);

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'] as const;

export const turns = tallyOfRows({
  id: 'turns',
  title: 'Turns',
  columns: {
    turns: column('Turns', 'All turns of all games.', ({ tally }) => sumOf(tally.turns)),
    stays: column('Without a move', 'Those in which the token stayed.', ({ tally }) => sumOf(tally.stays)),
    lost: column('Steps lost', 'Arrows that ran into something.', ({ tally }) => sumOf(tally.lost)),
    walls: column('Walls', 'Walls that were put up.', ({ built }) => built),
    left: column(
      'Edges left',
      'Places for a wall that were still free in the end.',
      ({ walls }) => walls.length - walls.reduce((sum, wall) => sum + wall, 0),
    ),
  },
  rows: () => [{ id: '', label: 'All games' }],
});

const namesOf = (names: readonly string[]) => names.map((id) => ({ id, label: id }));

const built = (help: string) => column('Walls', help, ({ tally }, site) => Number(tally.builders[site] !== NONE));

const edges = tallyOfRows({
  id: 'edges',
  title: 'Where walls go up',
  plot: { kind: 'heat' },
  columns: { walls: built('Games in which somebody put up a wall here.') },
  rows: ({ board, onTiles }) => (onTiles ? [] : namesOf(board.edgeNames)),
});

/** Walls by tile, if walls fill tiles. */
const filled = tallyOfRows({
  id: 'filled',
  title: 'Where walls fill tiles',
  plot: { kind: 'heat' },
  columns: { walls: built('Games in which somebody filled this tile.') },
  rows: ({ board, onTiles }) => (onTiles ? namesOf(board.names) : []),
});

export const tiles = tallyOfRows({
  id: 'tiles',
  title: 'Where tokens go',
  plot: { kind: 'heat' },
  columns: {
    visits: column(
      'Visits',
      'How often a token came here in all games; beginning here counts.',
      ({ tally }, cell) => tally.visits[cell] ?? 0,
    ),
  },
  rows: ({ board }) => namesOf(board.names),
});

export const tallies: readonly Tally<Game, State>[] = [starts, removals, turns, edges, filled, tiles];

/** Returns sentences on whose walls trap players, the number of walls, and the value of searching if both bots play. */
export const summaryOf = (findings: Findings): readonly string[] => {
  const worth = worthIn(findings, 'searching ahead', ['searcher', 'searchers'], ['builder', 'builders']);
  return [trapsIn(findings), wallsIn(findings), worth].filter((sentence) => sentence !== '');
};

function trapsIn(findings: Findings): string {
  const { own, others } = totalsOf([findings], removals);
  const all = own + others;
  return all === 0
    ? ''
    : `Those who were Trapped had put up the last wall themselves in ${inHundred(own / all, 'cases')}.`;
}

function wallsIn(findings: Findings): string {
  const counts = totalsOf([findings], turns);
  const walls = Math.round(counts.walls / Math.max(1, findings.runs));
  const stays = counts.stays / Math.max(1, counts.turns);
  return `A game takes about ${walls} walls; the token stays where it is in ${inHundred(stays, 'turns')}.`;
}
