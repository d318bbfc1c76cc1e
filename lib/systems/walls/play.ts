import { type AnyPlayed, type Played, played } from '@/lib/contract/played';
import { below, type Rng } from '@/lib/kernel/rng';
import { contestAims } from '@/lib/tabletop/play/aims';
import { NONE } from '@/lib/tabletop/play/board';
import { refusing, seatSetsUpTo } from '@/lib/tabletop/play/seats';
import { bots } from './bots';
import { compile } from './engine/compile';
import type { Game } from './engine/game';
import { filterEvent, isNews, type LogEvent } from './engine/log';
import type { Move } from './engine/moves';
import { play as makeMove, moves } from './engine/play';
import { bareState, setup } from './engine/setup';
import { snapshotOf } from './engine/snapshot';
import { clone, type State } from './engine/state';
import { codeOfArrows } from './engine/stops';
import { View } from './engine/view';
import { playerName } from './names';
import { epilogue, narrate } from './narration';
import { ask, describeMove, partsOf } from './narration/describe-move';
import { endings, outcomeOf } from './playtest/endings';
import { clockOf, sceneOf } from './playtest/scene';
import { summaryOf, tallies } from './playtest/tallies';
import { verdicts } from './playtest/verdicts';
import type { Arena } from './schema';
import { PLAYERS_MAX } from './vocabulary';

/** Estimated time for setting up, then per turn. Players think at the same time. */
const SETUP_MINUTES = 3;
const SECONDS_PER_TURN = 30;
/** Above the longest game: each round adds a wall or removes a player, except the few before a draw. */
const ROUND_LIMIT = 2_500;

const setOf = seatSetsUpTo(PLAYERS_MAX);

/** Rules 3 to 8 as a playable game. */
const walls: Played<Arena, Game, State, View, Move, LogEvent> = {
  compile: (body) => compile(body),
  choices: () => [],
  hasHost: false,
  contest: true,
  setup,
  clone,
  toAct: (_, { awaited }) => setOf(awaited),
  moves,
  play: refusing((game: Game, state: State, seat, move: Move, emit?: (event: LogEvent) => void) =>
    makeMove({ game, state, emit }, seat, move),
  ),
  view: (game, state, who) => new View(game, state, who),
  filterEvent: (_, event, who) => filterEvent(event, who),
  show: (_, view) => snapshotOf(view),
  describeMove,
  ask,
  parts: partsOf,
  isNews,
  guess: (_, view, rng) => guess(view, rng),
  outcome: (_, state) => outcomeOf(state),
  endings: () => endings,
  opener: (_, { opener }) => opener,
  clock: (_, state) => clockOf(state),
  pace: { setupMinutes: () => SETUP_MINUTES, secondsPerTurn: SECONDS_PER_TURN },
  roundLimit: ROUND_LIMIT,
  bots,
  tallies,
  misery: (_, { winners, turns }) => 1_000 * winners.length + turns,
  seatName: ({ body }, _, seat) => playerName(body, seat),
  narrate,
  epilogue,
  scene: sceneOf,
  verdicts,
  aims: contestAims('walls', ['options', 'stalemateRounds'], summaryOf),
};

/** Returns a state that matches the view, with random arrows in closed boxes and empty tallies. */
function guess(view: View, rng: Rng): State {
  const { game, table } = view;
  const state: State = {
    ...bareState(game, table.players, table.opener),
    walls: table.walls.slice(),
    open: table.open.slice(),
    at: table.at.slice(),
    built: table.built,
    phase: table.phase,
    round: table.round,
    turns: table.turns,
    holder: table.holder,
    active: table.active,
    stirred: table.stirred,
    quiet: table.quiet,
    sections: table.sections,
    winners: table.winners.slice(),
  };
  for (let seat = 0; seat < table.players; seat++) {
    if (view.isAwaited(seat)) state.awaited |= 1 << seat;
    if (view.isOpen(seat)) state.opened |= 1 << seat;
    const arrows = view.arrowsOf(seat);
    if (arrows) state.programs[seat] = codeOfArrows(arrows, game.arrows, game.ways.length);
    else state.programs[seat] = view.isShut(seat) ? below(rng, game.programs.length) : NONE;
  }
  return state;
}

export const play: AnyPlayed = played(walls);
