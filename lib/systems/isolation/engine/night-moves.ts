import { upTo } from '@/lib/kernel/combinations';
import { type MoveRules, unless } from '@/lib/tabletop/step-by-step';
import { type Context, insiders, notInside } from './context';
import { afterPick, askHelp, askProposal, passTime } from './flow';
import type { Move, Refusal } from './moves';
import { propose, taskRefusal } from './proposals';
import { happen } from './results';
import { freePeople, pick } from './setup';
import type { Phase } from './state';

/** What is decided between conflicts, and what a proposal is about. */
export const nightMoves = {
  pick: { names: { person: ({ state }) => freePeople(state) }, make: pick, next: afterPick },
  event: {
    phases: ['scene'],
    names: { event: ({ game }) => upTo(game.events.length) },
    refusal: ({ state }, { event }) => unless(!state.hasHappened && !state.happened[event], 'not-now'),
    make: happen,
  },
  call: {
    phases: ['scene'],
    names: { person: ({ state }) => upTo(state.people.length) },
    refusal: notInside,
    make({ state }, { person }) {
      state.last = person;
    },
    next: askProposal,
  },
  wait: { phases: ['scene'], make: passTime },
  task: {
    phases: ['propose'],
    names: { task: ({ game }) => upTo(game.tasks.length) },
    refusal: ({ game, state }, { task }) => taskRefusal(game, state, task),
    make: propose,
    next: askHelp,
  },
  other: { phases: ['propose'], make: (context) => propose(context, {}), next: askHelp },
  against: {
    phases: ['propose'],
    names: { person: ({ state }) => insiders(state).filter((person) => person !== state.last) },
    refusal: notInside,
    make: (context, { person }) => propose(context, { against: person }),
    next: askHelp,
  },
  pass: { phases: ['propose'], make: passTime },
} satisfies Partial<MoveRules<Context, Move, Phase, Refusal>>;
