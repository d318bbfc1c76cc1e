import { at } from '@/lib/kernel/at';
import { upTo } from '@/lib/kernel/combinations';
import { FACES } from '@/lib/tabletop/dice/dice';
import { stepByStep, unless } from '@/lib/tabletop/play/step-by-step';
import { openFrom } from '../rules/stances';
import { DIFFICULTIES } from '../vocabulary';
import { type Context, closingOf, conflictOf, insiders, notInside, pairNow, pairOf } from './context';
import {
  afterAsking,
  afterCalm,
  afterDie,
  afterDifficulty,
  afterPick,
  afterRulings,
  afterStance,
  afterWound,
  askDice,
  askHelp,
  askPair,
  askProposal,
  passTime,
} from './flow';
import { type Game, NONE } from './game';
import { erase, isErasable } from './injuries';
import type { LogEvent } from './log';
import { CHOICES_MAX, MODIFIERS, type Modifier, type Move, type MoveOf, type RefusalCode } from './moves';
import { countLabels, deciding, goalDice, isOpen, propose, taskRefusal } from './proposals';
import { happen } from './results';
import { bestFor, draw, lay, preparePair } from './rolls';
import { addReason, erasable } from './sessions';
import { freePeople, pick } from './setup';
import type { PersonId, Phase, Ruling, Shown, State } from './state';
import { sufferers, wound } from './wounds';

const rulingNow = (state: Shown): Ruling => at(conflictOf(state).rulings, conflictOf(state).place);

const diceFor = (state: Shown, modifier: Modifier): number =>
  modifier === 'danger' ? Number(conflictOf(state).isDangerous) : rulingNow(state)[modifier];

/** Upper limits of the GM's rulings for the person considered. */
function mostOf(game: Game, state: Shown): Readonly<Record<Modifier, number>> {
  const { active, against } = conflictOf(state);
  const { person } = rulingNow(state);
  const isAsked = person !== active && person !== against;
  const labels = isAsked ? pairOf(state, person, active).labels.filter(({ kind }) => kind === 'label') : [];
  return {
    profession: 1,
    serves: goalDice(game),
    violates: goalDice(game),
    rolePlay: person === active ? game.rules.rolePlayMax : 0,
    greenLabels: countLabels(labels, 'green'),
    redLabels: countLabels(labels, 'red'),
    danger: Number(person === active),
  };
}

/** Lists the rulings that change a value. Each modifier can be ruled on once per person. */
function ruleMoves({ game, state }: Context): readonly Move[] {
  const { ruled } = conflictOf(state);
  const mosts = mostOf(game, state);
  return MODIFIERS.filter((modifier) => !ruled.includes(modifier)).flatMap((modifier) => {
    const most = Math.min(CHOICES_MAX / 5, mosts[modifier]);
    return upTo(most + 1)
      .filter((count) => count !== diceFor(state, modifier))
      .map((count): Move => ({ type: 'rule', modifier, count }));
  });
}

/** Replaces a value that came from the texts with the GM's ruling (rules 11). */
function rule({ state, emit }: Context, { modifier, count }: MoveOf<'rule'>): void {
  const conflict = conflictOf(state);
  const ruling = rulingNow(state);
  conflict.ruled.push(modifier);
  if (modifier === 'danger') conflict.isDangerous = count > 0;
  else ruling[modifier] = count;
  emit?.({ type: 'ruled', person: ruling.person, modifier, count });
}

/** Returns the rollers after the one considered. */
const laterRollers = ({ state }: Context): readonly PersonId[] => {
  const { rulings, place } = conflictOf(state);
  return rulings.slice(place + 1).map(({ person }) => person);
};

function consider({ state }: Context, { person }: MoveOf<'consider'>): void {
  const conflict = conflictOf(state);
  conflict.place = conflict.rulings.findIndex((one) => one.person === person);
  conflict.ruled.length = 0;
}

const naming = {
  phases: ['ask'] as const,
  names: { person: ({ state }: Context) => insiders(state).filter((person) => isOpen(state, person)) },
  refusal: (context: Context, move: { readonly person: PersonId }): RefusalCode | undefined =>
    notInside(context, move) ?? unless(isOpen(context.state, move.person), 'already-asked'),
};

/** Every move: its phases, choices, refusals and effects. */
export const played = stepByStep<Game, State, LogEvent, Move, Phase, RefusalCode>({
  // Before the night, between conflicts, and proposals.
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
  // From a proposal to its result, and at the end of a session.
  ask: { ...naming, make: ({ state }, { person }) => void conflictOf(state).targets.push(person) },
  miss: { ...naming, make: ({ state }, { person }) => void conflictOf(state).absent.push(person) },
  calm: {
    names: { isCalm: () => [true, false] },
    make: (context, { isCalm }) => afterCalm(context, isCalm),
  },
  difficulty: {
    names: { difficulty: () => DIFFICULTIES },
    make({ state, emit }, { difficulty }) {
      const conflict = conflictOf(state);
      conflict.difficulty = difficulty;
      if (conflict.task !== NONE) state.named[conflict.task] = difficulty;
      emit?.({ type: 'difficultyNamed', task: conflict.task, difficulty });
    },
    next: afterDifficulty,
  },
  rule: { all: ruleMoves, make: rule },
  consider: { phases: ['rule'], names: { person: laterRollers }, make: consider },
  roll: { phases: ['roll', 'answer'], make: draw, next: afterDie },
  face: { phases: ['dice'], names: { face: () => FACES }, make: lay, next: afterDie },
  stance: {
    phases: ['stance', 'oppose'],
    names: { stance: ({ game, state }) => openFrom(bestFor(game, state, deciding(state))) },
    make: (context, { stance }) => afterStance(context, stance),
  },
  wound: { names: { person: ({ state }) => sufferers(state) }, make: wound, next: afterWound },
  reflect: {
    phases: ['pair'],
    make(context) {
      preparePair(context);
      if (!context.game.isTyped) draw(context);
    },
    next: askDice,
  },
  leave: { phases: ['pair'], next: askPair },
  erase: {
    phases: ['change'],
    names: { label: erasable },
    refusal({ state }, { label }) {
      const entry = pairNow(state).labels[label];
      return unless(!entry || isErasable(state, entry), 'dying-links-first');
    },
    make: erase,
    next: askPair,
  },
  add: { phases: ['change'], make: addReason, next: askPair },
  keep: {
    phases: ['change'],
    refusal: ({ state }) => unless(closingOf(state).ahead === 'green', 'not-now'),
    next: askPair,
  },
  ready: {
    phases: ['ask', 'rule'],
    make(context) {
      if (context.state.phase === 'ask') afterAsking(context);
      else afterRulings(context);
    },
  },
});
