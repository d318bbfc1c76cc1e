import { type AnyPlayed, type Choice, type Chosen, played } from '@/lib/contract/played';
import { escapeAims } from '@/lib/tabletop/play/aims';
import { type Guessable, type Thinking, withRolloutBot } from '@/lib/tabletop/play/rollout-bot';
import { refusing, seatsUpTo } from '@/lib/tabletop/play/seats';
import { bots } from './bots';
import { explorer, musterMove } from './bots/explorer';
import { outlook } from './bots/outlook';
import { compile } from './engine/compile';
import { peopleAt } from './engine/context';
import type { Game } from './engine/game';
import { guess } from './engine/guess';
import { isNews, type LogEvent } from './engine/log';
import type { Move } from './engine/moves';
import { play as makeMove, moves } from './engine/play';
import { setup } from './engine/setup';
import { snapshotOf } from './engine/snapshot';
import { clone, type State } from './engine/state';
import { openerOf } from './engine/turns';
import { View } from './engine/view';
import { narrate, seatName } from './narration';
import { ask } from './narration/ask';
import { describeMove } from './narration/describe-move';
import { endedWell, endingsOf, outcomeOf } from './playtest/endings';
import { sceneOf } from './playtest/scene';
import { tallies } from './playtest/tallies';
import { verdicts } from './playtest/verdicts';
import type { Ship } from './schema';
import { PLAYERS_MAX } from './vocabulary';

/** Laying out tiles and handing out tokens; then each turn is discussed. */
const SETUP_MINUTES = 10;
const SECONDS_PER_TURN = 45;
/** Safety limit: even the longest tracker ends earlier. */
const ROUND_LIMIT = 60;

const LEVEL = 'level';

/** Choice of the level, if there are several. Characters are drawn at random, so that playtests compare them. */
const choices = ({ levels }: Ship): readonly Choice[] =>
  levels.length < 2
    ? []
    : [
        {
          id: LEVEL,
          title: 'Level',
          options: levels.map(({ id, label }, i) => ({ id, label: label.trim() || `Level ${i + 1}` })),
        },
      ];

/** Applies the table's choices to a ship. */
function agreedKit(body: Ship, chosen: Chosen = {}): Ship {
  const level = body.levels.find(({ id }) => id === chosen[LEVEL]);
  return level ? { ...body, levels: [level] } : body;
}

/** Simulates to the end of the round and rates it, which predicts more than whole games by careless explorers. */
const thinking: Thinking<Game, State, View, Move> = {
  playouts: 48,
  playoutsForPeople: 24,
  gamesPerSecond: 4,
  policy: explorer.seat,
  horizon: 1,
  worth: outlook,
  given: musterMove,
};

const seats = seatsUpTo(PLAYERS_MAX);

/** The rules engine of Mothership Fantasia (rules 3 to 8 and 11). */
const mothership: Guessable<Ship, Game, State, View, Move, LogEvent> = {
  compile: (body, chosen) => compile(agreedKit(body, chosen)),
  choices,
  hasHost: false,
  setup,
  clone,
  toAct: (_, { turn }) => seats(turn),
  moves,
  play: refusing(makeMove),
  view: (game, state, who) => new View(game, state, who),
  show: (_, view) => snapshotOf(view),
  // All events are public, and none reveals a tile that is face down.
  filterEvent: (_, event) => event,
  describeMove,
  ask,
  isNews,
  guess: (_, view, rng) => guess(view, rng),
  outcome: outcomeOf,
  opener: openerOf,
  endings: endingsOf,
  clock: (_, { round, turns }) => ({ rounds: round - 1, turns }),
  pace: { setupMinutes: () => SETUP_MINUTES, secondsPerTurn: SECONDS_PER_TURN },
  roundLimit: ROUND_LIMIT,
  bots,
  tallies,
  misery: (game, state) =>
    (endedWell(game, state) ? 0 : 10_000) +
    1_000 * (state.objectives - state.done) +
    100 * (state.players - peopleAt(state, game.finish)) +
    state.tally.sprung.reduce((sum, times) => sum + times, 0),
  seatName,
  narrate,
  scene: sceneOf,
  verdicts,
  aims: escapeAims('mothership', ['endings']),
};

export const play: AnyPlayed = played(withRolloutBot(mothership, thinking));
