import { at } from '@/lib/kernel/at';
import { faceMoves } from '@/lib/tabletop/dice';
import { always, type MoveRules, unless } from '@/lib/tabletop/step-by-step';
import { openFrom } from '../rules/stances';
import { DIFFICULTIES } from '../vocabulary';
import { type Context, conflictOf, insiders, isInside } from './context';
import {
  afterAnswer,
  afterAsking,
  afterCalm,
  afterDie,
  afterDifficulty,
  afterOpposition,
  afterPair,
  afterPairRoll,
  afterRoll,
  afterRulings,
  afterStance,
  afterWound,
  askPairDice,
} from './flow';
import { NONE } from './game';
import { isErasable } from './injuries';
import type { Move, Refusal } from './moves';
import { ask, isOpen, miss } from './proposals';
import { bestFor, draw, lay, preparePair } from './rolls';
import { consider, considerMoves, rule, ruleMoves } from './rulings';
import { addReason, closingOf, erase, eraseMoves, pairNow } from './sessions';
import type { PersonId, Phase } from './state';
import { sufferers, wound } from './wounds';

const naming = (type: 'ask' | 'miss') => ({
  phases: ['ask'] as const,
  all: ({ state }: Context) =>
    insiders(state)
      .filter((person) => isOpen(state, person))
      .map((person): Move => ({ type, person })),
  refusal({ state }: Context, { person }: { readonly person: PersonId }): Refusal | undefined {
    return unless(isInside(state, person), 'not-inside') ?? unless(isOpen(state, person), 'already-asked');
  },
});

/** What is decided from a proposal to what comes of it, and as a session ends. */
export const conflictMoves: Omit<
  MoveRules<Context, Move, Phase, Refusal>,
  'pick' | 'event' | 'call' | 'wait' | 'task' | 'other' | 'against' | 'pass'
> = {
  ask: { ...naming('ask'), make: ask },
  miss: { ...naming('miss'), make: miss },
  calm: {
    phases: ['calm'],
    all: always<Move>({ type: 'calm', isCalm: true }, { type: 'calm', isCalm: false }),
    make: (context, { isCalm }) => afterCalm(context, isCalm),
  },
  difficulty: {
    phases: ['difficulty'],
    all: () => DIFFICULTIES.map((difficulty): Move => ({ type: 'difficulty', difficulty })),
    make({ state, emit }, { difficulty }) {
      const conflict = conflictOf(state);
      conflict.difficulty = difficulty;
      if (conflict.task !== NONE) state.named[conflict.task] = difficulty;
      emit?.({ type: 'difficultyNamed', task: conflict.task, difficulty });
    },
    next: afterDifficulty,
  },
  rule: { phases: ['rule'], all: ruleMoves, make: rule },
  consider: { phases: ['rule'], all: considerMoves, make: consider },
  roll: {
    phases: ['roll', 'answer'],
    all: always<Move>({ type: 'roll' }),
    make(context) {
      const isFirst = context.state.phase === 'roll';
      draw(context);
      if (isFirst) afterRoll(context);
      else afterAnswer(context);
    },
  },
  face: { phases: ['dice'], all: () => faceMoves, make: lay, next: afterDie },
  stance: {
    phases: ['stance', 'oppose'],
    all({ game, state }) {
      const { targets, place } = conflictOf(state);
      const open = state.phase === 'stance' ? openFrom(bestFor(game, state, at(targets, place))) : openFrom('neutral');
      return open.map((stance): Move => ({ type: 'stance', stance }));
    },
    make(context, { stance }) {
      if (context.state.phase === 'stance') afterStance(context, stance);
      else afterOpposition(context, stance);
    },
  },
  wound: {
    phases: ['wound'],
    all: ({ state }) => sufferers(state).map((person): Move => ({ type: 'wound', person })),
    make: wound,
    next: afterWound,
  },
  reflect: {
    phases: ['pair'],
    all: always<Move>({ type: 'reflect' }),
    make(context) {
      preparePair(context);
      if (context.game.isTyped) askPairDice(context);
      else {
        draw(context);
        afterPairRoll(context);
      }
    },
  },
  leave: { phases: ['pair'], all: always<Move>({ type: 'leave' }), make: () => undefined, next: afterPair },
  erase: {
    phases: ['change'],
    all: eraseMoves,
    refusal({ state }, { label }) {
      const one = pairNow(state).labels[label];
      return unless(!one || isErasable(state, one), 'dying-links-first');
    },
    make: erase,
    next: afterPair,
  },
  add: { phases: ['change'], all: always<Move>({ type: 'add' }), make: addReason, next: afterPair },
  keep: {
    phases: ['change'],
    all: always<Move>({ type: 'keep' }),
    refusal: ({ state }) => unless(closingOf(state).ahead === 'green', 'not-now'),
    make: () => undefined,
    next: afterPair,
  },
  ready: {
    phases: ['ask', 'rule'],
    all: always<Move>({ type: 'ready' }),
    make(context) {
      if (context.state.phase === 'ask') afterAsking(context);
      else afterRulings(context);
    },
  },
};
