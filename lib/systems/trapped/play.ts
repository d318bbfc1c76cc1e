import { type AnyPlayed, played } from '@/lib/contract/played';
import type { JsonObject } from '@/lib/kernel/json';
import { escapeAims } from '@/lib/tabletop/play/aims';
import { refusing, seatsUpTo } from '@/lib/tabletop/play/seats';
import { capital } from '@/lib/tabletop/words/wording';
import { bots } from './bots';
import { clone } from './engine/clone';
import { compile, ROUND_LIMIT } from './engine/compile';
import { creation } from './engine/creation';
import { filterEvent } from './engine/filter-event';
import type { Game } from './engine/game';
import { type GameEvent, isNews } from './engine/log';
import type { Move } from './engine/moves';
import { play as makeMove, moves, seatToAct } from './engine/play';
import { setup } from './engine/setup';
import { snapshotOf } from './engine/snapshot';
import type { State } from './engine/state';
import { View } from './engine/view';
import { narrate } from './narration';
import { ask, standBy } from './narration/ask';
import { atHand } from './narration/at-hand';
import { describeMove } from './narration/describe-move';
import { epilogue } from './narration/ends';
import { hint } from './narration/hints';
import { house } from './narration/house';
import { partsOf } from './narration/parts';
import { seatName } from './narration/words';
import { endingsOf, outcomeOf } from './playtest/endings';
import { sceneOf } from './playtest/scene';
import { tallies } from './playtest/tallies';
import { verdicts } from './playtest/verdicts';
import type { Setting } from './schema';
import { PLAYERS } from './vocabulary';

/** Rules 1: a game takes four to five hours, including the creation of characters and Extras. */
const SECONDS_PER_TURN = 150;
const SETUP_MINUTES = 20;
const SETUP_MINUTES_PER_PLAYER = 8;

const seats = seatsUpTo(PLAYERS.max + 2);

/** Playable implementation of Trapped!: rules 5 to 8, 10 and 11. */
export const play: AnyPlayed = played<Setting, Game, State, View, Move, GameEvent>({
  compile: (setting) => compile(setting),
  // Everything the table could agree on is part of the setting.
  choices: () => [],
  hasHost: true,
  setup,
  clone,
  toAct: (_, state) => seats(seatToAct(state)),
  moves,
  play: refusing(makeMove),
  view: (game, state, who) => new View(game, state, who),
  show: (_, view) => snapshotOf(view) as unknown as JsonObject,
  filterEvent,
  describeMove,
  ask,
  parts: partsOf,
  standBy,
  hint,
  house,
  isNews,
  outcome: (game, { outcome }) => (outcome === null ? undefined : outcomeOf(game, outcome)),
  // Ruling A6: the seat on the GM's left.
  opener: () => 0,
  endings: endingsOf,
  clock: (_, { round, turnsTaken }) => ({ rounds: round, turns: turnsTaken }),
  creation,
  pace: {
    setupMinutes: (players) => SETUP_MINUTES + SETUP_MINUTES_PER_PLAYER * players,
    secondsPerTurn: SECONDS_PER_TURN,
  },
  // Never reached: the engine has its own limit.
  roundLimit: ROUND_LIMIT + 1,
  bots,
  tallies,
  misery: (_, { tally, turnsTaken, outcome }) =>
    (outcome?.winners.length ? 0 : 10_000) + 1_000 * tally.deaths.reduce((sum, deaths) => sum + deaths, 0) + turnsTaken,
  seatName: (_, view, seat) => capital(seatName(view, seat)),
  narrate,
  epilogue: (_, view) => epilogue(view),
  scene: (game, view) => ({ ...sceneOf(game, view), ...atHand(game, view) }),
  verdicts,
  aims: escapeAims('trapped', ['escapes']),
});
