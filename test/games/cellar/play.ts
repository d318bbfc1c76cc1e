import { type AnyPlayed, played } from '@/lib/contract/played';
import { escapeAims } from '@/lib/tabletop/play/aims';
import { type Guessable, withRolloutBot } from '@/lib/tabletop/play/rollout-bot';
import { bots, peeking } from './bots';
import { clone } from './engine/clone';
import { compile } from './engine/compile';
import { outcomeOf } from './engine/ending';
import { filterEvent } from './engine/filter-event';
import type { Game } from './engine/game';
import { guess } from './engine/guess';
import type { LogEvent } from './engine/log';
import { type Move, moves, toAct } from './engine/moves';
import { oddsOf } from './engine/odds';
import { play as makeMove } from './engine/play';
import { setup } from './engine/setup';
import { snapshotOf } from './engine/snapshot';
import type { State } from './engine/state';
import { type View, viewOf } from './engine/view';
import { narrate } from './narration';
import { describeMove } from './narration/describe-move';
import { endings } from './playtest/endings';
import { sceneOf } from './playtest/scene';
import { tallies } from './playtest/tallies';
import { verdicts } from './playtest/verdicts';
import type { Cellar } from './schema';
import { LIGHTS } from './vocabulary';

const game: Guessable<Cellar, Game, State, View, Move, LogEvent> = {
  compile,
  choices: () => [{ id: 'light', title: 'Light', options: LIGHTS.map(({ id, label }) => ({ id, label })) }],
  hasHost: false,
  setup,
  clone,
  toAct: (_, state) => toAct(state),
  moves: (_, state, seat) => moves(state, seat),
  play(game, state, seat, move, emit) {
    const code = makeMove({ game, state, emit }, seat, move);
    return code === undefined ? undefined : { code };
  },
  view: (_, state, who) => viewOf(state, who),
  show: (_, view) => snapshotOf(view),
  filterEvent,
  describeMove,
  ask: () => 'Which tile do you touch?',
  isNews: ({ tile }) => tile !== undefined,
  odds: oddsOf,
  guess,
  outcome: (_, state) => outcomeOf(state),
  endings: () => endings,
  clock: (_, { turn, players }) => ({ rounds: Math.floor(turn / players), turns: turn }),
  pace: { setupMinutes: () => 5, secondsPerTurn: 30 },
  roundLimit: 40,
  bots,
  tallies,
  misery: (_, { escaped, turn }) => (escaped ? 0 : 1000) + turn,
  seatName: (_, __, seat) => `Seat ${seat + 1}`,
  narrate,
  scene: sceneOf,
  verdicts,
  aims: escapeAims('cellar', ['pits']),
};

export const play: AnyPlayed = played(
  withRolloutBot(game, { policy: peeking.seat, playouts: 40, playoutsForPeople: 20, gamesPerSecond: 100 }),
);
