import { type MoveRules, stepByStep, unless } from '@/lib/tabletop/step-by-step';
import { type Context, fightersIn } from './context';
import { afterBuild, afterFraming, afterNaming, afterScene, beginEpisodes, endBacking, passBetrayal } from './flow';
import type { Game } from './game';
import { isComplete } from './layers';
import type { LogEvent } from './log';
import type { Move, Refusal } from './moves';
import { rollMoves } from './roll-moves';
import { sceneMoves } from './scene-moves';
import type { Phase, State } from './state';
import { hasEnemy } from './turns';

/** What comes once a step is done. */
const READY: { readonly [Step in Phase]?: (context: Context) => void } = {
  place: beginEpisodes,
  name: afterNaming,
  frame: afterFraming,
  build: afterBuild,
  betray: passBetrayal,
  judge: endBacking,
  cutscene: afterScene,
};

const ready: MoveRules<Context, Move, Phase, Refusal>['ready'] = {
  phases: Object.keys(READY) as Phase[],
  refusal({ state }) {
    if (state.phase === 'place') return unless(isComplete(state), 'alone');
    if (state.phase !== 'name') return undefined;
    return unless(hasEnemy(state, fightersIn(state)), 'truce-only');
  },
  next: (context) => READY[context.state.phase]?.(context),
};

/** What may be done now, and the doing of it. */
export const played = stepByStep<Game, State, LogEvent, Move, Phase, Refusal>({
  ...sceneMoves,
  ...rollMoves,
  ready,
});
