import { always, type MoveRules, unless } from '@/lib/tabletop/step-by-step';
import { type Context, insiders, isInside } from './context';
import { afterPick, askHelp, askProposal, passTime } from './flow';
import type { Move, Refusal } from './moves';
import { call, propose, taskRefusal, unlessInside } from './proposals';
import { happen } from './results';
import { freePeople, pick } from './setup';
import type { Phase } from './state';

const everybody = ({ state }: Context) => state.people.keys();

/** What is decided between conflicts, and what a proposal is about. */
export const nightMoves: Pick<
  MoveRules<Context, Move, Phase, Refusal>,
  'pick' | 'event' | 'call' | 'wait' | 'task' | 'other' | 'against' | 'pass'
> = {
  pick: {
    phases: ['pick'],
    all: ({ state }) => freePeople(state).map((person): Move => ({ type: 'pick', person })),
    make: pick,
    next: afterPick,
  },
  event: {
    phases: ['scene'],
    all: ({ game }) => game.events.map((_, event): Move => ({ type: 'event', event })),
    refusal: ({ state }, { event }) => unless(!state.hasHappened && !state.happened[event], 'not-now'),
    make: happen,
  },
  call: {
    phases: ['scene'],
    all: (context) => Array.from(everybody(context), (person): Move => ({ type: 'call', person })),
    refusal: ({ state }, { person }) => unlessInside(state, person),
    make: call,
    next: askProposal,
  },
  wait: { phases: ['scene'], all: always({ type: 'wait' }), make: passTime },
  task: {
    phases: ['propose'],
    all: ({ game }) => game.tasks.map((_, task): Move => ({ type: 'task', task })),
    refusal: ({ game, state }, { task }) => taskRefusal(game, state, task),
    make: propose,
    next: askHelp,
  },
  other: {
    phases: ['propose'],
    all: always({ type: 'other' }),
    make: (context) => propose(context, {}),
    next: askHelp,
  },
  against: {
    phases: ['propose'],
    all: ({ state }) =>
      insiders(state)
        .filter((person) => person !== state.last)
        .map((person): Move => ({ type: 'against', person })),
    refusal: ({ state }, { person }) => unless(isInside(state, person), 'not-inside'),
    make: (context, { person }) => propose(context, { against: person }),
    next: askHelp,
  },
  pass: { phases: ['propose'], all: always({ type: 'pass' }), make: passTime },
};
