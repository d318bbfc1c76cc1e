import { type AnyPlayed, type Played, played } from '@/lib/contract/played';
import { DICE_CHOICE } from '@/lib/tabletop/dice/dice';
import { escapeAims } from '@/lib/tabletop/play/aims';
import { bots } from './bots';
import { compile } from './engine/compile';
import type { Game } from './engine/game';
import { isNews, type LogEvent } from './engine/log';
import type { Move } from './engine/moves';
import { played as stepByStep } from './engine/play';
import { setup } from './engine/setup';
import type { State } from './engine/state';
import { type View, viewOf } from './engine/view';
import { epilogue, narrate, seatName } from './narration';
import { ask } from './narration/ask';
import { describeMove } from './narration/describe-move';
import { oddsOf } from './narration/words';
import { clockOf, ended } from './playtest/endings';
import { sceneOf } from './playtest/scene';
import { tallies } from './playtest/tallies';
import { figuresOf, summaryOf, verdicts } from './playtest/verdicts';
import type { Siege } from './schema';

/** Estimated time for picking people and reading the map, then for proposing, rolling and telling a conflict. */
const SETUP_MINUTES = 45;
const SECONDS_PER_CONFLICT = 600;
/** One more than the longest night, six sessions of twenty conflicts, so that no game is cut off. */
const ROUND_LIMIT = 121;

const aims = escapeAims('isolation', ['tasks']);

/** Rules 4 to 9 and 15 as a playable game. */
const isolation: Played<Siege, Game, State, View, Move, LogEvent> = {
  compile,
  choices: () => [DICE_CHOICE],
  hasHost: true,
  pace: { setupMinutes: () => SETUP_MINUTES, secondsPerTurn: SECONDS_PER_CONFLICT },
  roundLimit: ROUND_LIMIT,
  setup,
  ...stepByStep,
  view: viewOf,
  bots,
  describeMove,
  ask,
  isNews,
  odds: oddsOf,
  seatName,
  narrate,
  epilogue,
  scene: sceneOf,
  ...ended,
  clock: (_, state) => clockOf(state),
  tallies,
  figures: figuresOf,
  misery: (_, { people, conflicts }) =>
    people.reduce((sum, { where, level }) => sum + (where === 'safe' ? 0 : 1_000 * (1 + level)), conflicts),
  verdicts,
  aims: { ...aims, summary: (findings) => [...aims.summary(findings), ...summaryOf(findings)] },
};

export const play: AnyPlayed = played(isolation);
