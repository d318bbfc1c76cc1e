import { type MoveRules, stepByStep, unless } from '@/lib/tabletop/step-by-step';
import { endBuild } from './build';
import { type Context, fightersIn } from './context';
import { afterBuild, afterFraming, afterScene, askFraming, beginEpisodes, endBacking, passBetrayal } from './flow';
import { endNaming } from './framing';
import type { Game } from './game';
import { isComplete } from './layers';
import type { LogEvent } from './log';
import type { Move, Refusal } from './moves';
import { rollMoves } from './roll-moves';
import { sceneMoves } from './scene-moves';
import type { Phase, State } from './state';
import { hasEnemy } from './turns';

type Next = (context: Context) => void;

const both =
  (first: Next, second: Next): Next =>
  (context) => {
    first(context);
    second(context);
  };

/** What comes once a step is done. */
const READY: Readonly<Partial<Record<Phase, Next>>> = {
  place: beginEpisodes,
  name: both(endNaming, askFraming),
  frame: afterFraming,
  build: both(endBuild, afterBuild),
  betray: passBetrayal,
  judge: endBacking,
  cutscene: afterScene,
};

const ready: MoveRules<Context, Move, Phase, Refusal>['ready'] = {
  phases: ['place', 'name', 'frame', 'build', 'betray', 'judge', 'cutscene'],
  refusal({ state }) {
    if (state.phase === 'place') return unless(isComplete(state), 'alone');
    if (state.phase !== 'name') return undefined;
    return unless(hasEnemy(state, fightersIn(state)), 'truce-only');
  },
  make: (context) => READY[context.state.phase]?.(context),
};

/** What may be done now, and the doing of it. */
export const played = stepByStep<Game, State, LogEvent, Move, Phase, Refusal>({
  ...sceneMoves,
  ...rollMoves,
  ready,
});
