import { type AnyPlayed, type Played, played, type Seat } from '@/lib/contract/played';
import { below, seededRng } from '@/lib/kernel/rng';
import { toyGame } from './toy-game';

/** Points in a duel: the range of luck, the bonus for a bold move, and the bonus for the opening seat. */
export interface Duel {
  readonly luck: number;
  readonly skill: number;
  readonly opening: number;
}

type Move = 'bold' | 'timid';

interface State {
  readonly opener: Seat;
  readonly points: number[];
  moved: number;
}

const nextToAct = ({ opener, points, moved }: State): readonly Seat[] =>
  moved < points.length ? [(opener + moved) % points.length] : [];

const botOf = (move: Move) => ({
  id: move,
  title: move,
  help: `is always ${move}`,
  role: 'player' as const,
  seat: () => ({ decide: () => move }),
});

/** A minimal contest: each player moves once, starting with a random seat, and the most points win. */
const game: Played<Duel, Duel, State, State, Move, never> = {
  compile: (body) => body,
  choices: () => [],
  hasHost: false,
  contest: true,
  setup({ luck, opening }, players, seed) {
    const rng = seededRng(seed);
    const opener = below(rng, players);
    const points = Array.from({ length: players }, () => below(rng, luck + 1));
    points[opener] = (points[opener] ?? 0) + opening;
    return { opener, points, moved: 0 };
  },
  clone: (state) => ({ ...state, points: [...state.points] }),
  toAct: (_, state) => nextToAct(state),
  moves: () => ['bold', 'timid'],
  play({ skill }, state, seat, move) {
    if (move === 'bold') state.points[seat] = (state.points[seat] ?? 0) + skill;
    state.moved++;
    return undefined;
  },
  view: (_, state) => state,
  show: () => ({}),
  filterEvent: (_, happening) => happening,
  describeMove: (_, __, move) => ({ text: `Be ${move}` }),
  outcome(_, { points, moved }) {
    if (moved < points.length) return undefined;
    const most = Math.max(...points);
    return { ending: 'won', winners: points.flatMap((count, seat) => (count === most ? [seat] : [])) };
  },
  opener: (_, { opener }) => opener,
  ...toyGame('duel'),
  clock: (_, { moved }) => ({ rounds: 0, turns: moved }),
  bots: [botOf('bold'), botOf('timid')],
};

export const duel: AnyPlayed = played(game);
