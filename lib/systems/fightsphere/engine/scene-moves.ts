import { upTo } from '@/lib/kernel/combinations';
import { always, type MoveRules, unless } from '@/lib/tabletop/step-by-step';
import { rule } from './build';
import { type Context, sceneOf } from './context';
import { afterRuling, askFraming, askNames } from './flow';
import { beginNaming, bringable, frame, go, name, problemsOf } from './framing';
import { NONE } from './game';
import type { Move, Refusal } from './moves';
import type { Phase } from './state';
import { answer, offer, offerMoves } from './truces';
import { canFrame, hasEnemy, meetable, mustFight } from './turns';

/** An encounter that is not over comes first. */
const freely = ({ state }: Context) => unless(!mustFight(state), 'not-now');

/** What is decided until a scene is framed, and the GM has ruled. */
export const sceneMoves: Pick<
  MoveRules<Context, Move, Phase, Refusal>,
  'frame' | 'ask' | 'meet' | 'go' | 'offer' | 'accept' | 'decline' | 'name' | 'problem' | 'bring' | 'rule'
> = {
  frame: {
    phases: ['turn'],
    all: always({ type: 'frame' }),
    refusal: freely,
    make: (context) => frame(context, context.state.turn),
    next: askFraming,
  },
  ask: {
    phases: ['turn'],
    all: ({ state }) =>
      upTo(state.players + 1)
        .filter((seat) => canFrame(state, seat))
        .map((seat): Move => ({ type: 'ask', seat })),
    refusal: freely,
    make: (context, { seat }) => frame(context, seat),
    next: askFraming,
  },
  meet: {
    phases: ['turn'],
    all: always({ type: 'meet' }),
    refusal: (context) =>
      freely(context) ?? unless(hasEnemy(context.state, meetable(context.state, context.state.turn)), 'truce-only'),
    make: beginNaming,
    next: askNames,
  },
  go: {
    phases: ['turn'],
    all: always({ type: 'go' }),
    refusal: ({ state }) => unless(mustFight(state), 'not-now'),
    make: go,
    next: askFraming,
  },
  offer: {
    phases: ['turn'],
    all: ({ state }) => offerMoves(state),
    make: (context, { fighter }) => offer(context, fighter),
  },
  accept: { phases: ['answer'], all: always({ type: 'accept' }), make: (context) => answer(context, true) },
  decline: { phases: ['answer'], all: always({ type: 'decline' }), make: (context) => answer(context, false) },
  name: {
    phases: ['name'],
    all: ({ state }) =>
      meetable(state, state.turn).flatMap((fighter): readonly Move[] =>
        sceneOf(state).sides.some((side) => side.fighter === fighter) ? [] : [{ type: 'name', fighter }],
      ),
    make: name,
  },
  problem: {
    phases: ['frame'],
    all: ({ game, state }) =>
      (sceneOf(state).problem === NONE ? upTo(problemsOf(game, state)) : []).map(
        (problem): Move => ({ type: 'problem', problem }),
      ),
    make({ state }, { problem }) {
      sceneOf(state).problem = problem;
    },
  },
  bring: {
    phases: ['frame'],
    all: ({ game, state }) => bringable(game, state).map((npc): Move => ({ type: 'bring', npc })),
    make: ({ state }, { npc }) => sceneOf(state).npcs.push(npc),
  },
  rule: {
    phases: ['rule'],
    all: always({ type: 'rule', relevant: true }, { type: 'rule', relevant: false }),
    make: rule,
    next: afterRuling,
  },
};
