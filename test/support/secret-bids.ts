import { type AnyPlayed, type Played, played, type Seat, type Who } from '@/lib/contract/played';
import { toyGame } from './toy-game';

interface State {
  /** Bids by seat; null if not yet made. */
  readonly bids: (number | null)[];
}

interface View {
  readonly who: Who;
  readonly bids: State['bids'];
}

interface Move {
  readonly bid: number;
}

interface Happening extends Move {
  readonly seat: Seat;
}

const waiting = ({ bids }: State): readonly Seat[] => bids.flatMap((bid, seat) => (bid === null ? [seat] : []));
const hidden = (bid: number | null) => bid !== null && '?';

/** A minimal game with simultaneous decisions: each seat bids once, and the highest bid wins. */
const game: Played<unknown, unknown, State, View, Move, Happening> = {
  compile: (body) => body,
  choices: () => [],
  hasHost: false,
  setup: (_, players) => ({ bids: Array.from({ length: players }, () => null) }),
  clone: ({ bids, ...state }) => ({ ...state, bids: [...bids] }),
  toAct: (_, state) => waiting(state),
  moves: () => [{ bid: 1 }, { bid: 2 }, { bid: 3 }],
  play(_, { bids }, seat, { bid }, emit) {
    if (bids[seat] !== null) return { code: 'spent' };
    bids[seat] = bid;
    emit?.({ seat, bid });
    return undefined;
  },
  view: (_, { bids }, who) => ({ who, bids }),
  show: (_, { who, bids }) => ({
    bids: bids.map((bid, seat) => (seat === who || bids.every((one) => one !== null) ? bid : hidden(bid))),
  }),
  filterEvent: (_, happening, who) => (who === happening.seat || who === 'all' ? happening : undefined),
  describeMove: (_, __, { bid }) => ({ text: `Bid ${bid}` }),
  outcome(_, { bids }) {
    const most = Math.max(...bids.map(Number));
    if (bids.includes(null)) return undefined;
    return { ending: 'won', winners: bids.flatMap((bid, seat) => (bid === most ? [seat] : [])) };
  },
  ...toyGame('bids'),
  clock: (_, state) => ({ rounds: 0, turns: state.bids.length - waiting(state).length }),
  bots: [],
};

export const secretBids: AnyPlayed = played(game);
