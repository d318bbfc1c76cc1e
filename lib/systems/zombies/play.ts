import { type AnyPlayed, type Played, played, type Seat } from '@/lib/contract/played';
import { contestAims } from '@/lib/tabletop/aims';
import { seededLuck } from '@/lib/tabletop/luck';
import { playerName, refusing } from '@/lib/tabletop/seats';
import { bots } from './bots';
import { clone } from './engine/clone';
import { compile } from './engine/compile';
import { type Game, type Move, NONE } from './engine/game';
import { heardBy } from './engine/hears';
import type { LogEvent } from './engine/log';
import { play as makeMove, moves } from './engine/play';
import { setup } from './engine/setup';
import { snapshotOf } from './engine/snapshot';
import type { State } from './engine/state';
import { actors } from './engine/turns';
import { guess, View } from './engine/view';
import { epilogue, narrate } from './narration';
import { say } from './narration/say';
import { agreementOf, choices } from './playtest/choices';
import { clockOf, endings, outcomeOf } from './playtest/endings';
import { sceneOf } from './playtest/scene';
import { tallies } from './playtest/tallies';
import { summaryOf, verdicts } from './playtest/verdicts';
import type { Box } from './schema';
import { CREATURES } from './vocabulary';

/** Shuffling, dealing and laying out rows; then a turn is quick. */
const SETUP_MINUTES = 3;
const SECONDS_PER_TURN = 20;
/** There is at most one round for each creature of a deck. */
const ROUND_LIMIT = CREATURES.max + 1;

/** Zany Zombies as it is played: rules 3 to 10. */
const zombies: Played<Box, Game, State, View, Move, LogEvent> = {
  compile: (body, chosen) => compile(body, agreementOf(body, chosen)),
  choices,
  hasHost: false,
  contest: true,
  setup,
  clone,
  toAct: (_, state): readonly Seat[] => actors(state),
  moves,
  play: refusing((game: Game, state: State, seat: Seat, move: Move, emit?: (event: LogEvent) => void) =>
    makeMove({ game, state, luck: seededLuck, emit }, seat, move),
  ),
  view: (game, state, who) => new View(game, state, who),
  hears: (_, event, who) => heardBy(event, who),
  show: (_, view) => snapshotOf(view),
  say,
  guess: (_, view, rng) => guess(view, rng),
  outcome: outcomeOf,
  endings: () => endings,
  opener: (_, { opener }) => (opener === NONE ? undefined : opener),
  direction: ({ step }) => step,
  clock: clockOf,
  pace: { setupMinutes: () => SETUP_MINUTES, secondsPerTurn: SECONDS_PER_TURN },
  roundLimit: ROUND_LIMIT,
  bots,
  tallies,
  misery: (_, { removed, turns }) => 1_000 * removed.length + turns,
  seatName: (_, __, seat) => playerName(seat),
  narrate,
  epilogue,
  scene: sceneOf,
  verdicts,
  aims: contestAims('zombies', ['rounds'], summaryOf),
};

/** As playtests and the command line see it. */
export const play: AnyPlayed = played(zombies);
