import { type AnyPlayed, type Played, played } from '@/lib/contract/played';
import { DICE_CHOICE } from '@/lib/tabletop/dice/dice';
import { contestAims } from '@/lib/tabletop/play/aims';
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
import { ask, standBy } from './narration/ask';
import { describeMove } from './narration/describe-move';
import { oddsOf } from './narration/odds';
import { clockOf, ended } from './playtest/endings';
import { sceneOf } from './playtest/scene';
import { summaryOf } from './playtest/summary';
import { medianSatOut, tallies } from './playtest/tallies';
import { verdicts } from './playtest/verdicts';
import type { Campaign } from './schema';

/** Making Gladiators takes a while; each scene is framed, played and narrated. */
const SETUP_MINUTES = 30;
const SECONDS_PER_TURN = 360;
/** Safety limit on layers. The engine gives up long before, unless a Gladiator dies every few layers. */
const ROUND_LIMIT = 400;

/** The rules engine of Fight Sphere (rules 3 to 10). */
const fightsphere: Played<Campaign, Game, State, View, Move, LogEvent> = {
  compile,
  choices: () => [DICE_CHOICE],
  hasHost: true,
  contest: true,
  setup,
  ...stepByStep,
  view: viewOf,
  describeMove,
  ask,
  isNews,
  standBy,
  odds: oddsOf,
  ...ended,
  clock: (_, state) => clockOf(state),
  pace: { setupMinutes: () => SETUP_MINUTES, secondsPerTurn: SECONDS_PER_TURN },
  roundLimit: ROUND_LIMIT,
  bots,
  tallies,
  figures: (tables) => ({ satOut: { median: medianSatOut({ tallies: tables }) } }),
  misery: (_, { tally, turns, ending }) => 1_000 * ending + tally.satOut.reduce((sum, one) => sum + one, 0) + turns,
  seatName,
  narrate,
  epilogue,
  scene: sceneOf,
  verdicts,
  aims: contestAims('fightsphere', ['npcGladiators'], summaryOf),
};

export const play: AnyPlayed = played(fightsphere);
