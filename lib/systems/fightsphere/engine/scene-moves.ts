import { upTo } from '@/lib/kernel/combinations';
import { type MoveRules, unless } from '@/lib/tabletop/step-by-step';
import { DEATH_WISH, REASON_TO_LIVE } from '../rules/ratings';
import { rule } from './build';
import { type Context, fightersIn, sceneOf, standingIn } from './context';
import { survive } from './ending';
import {
  afterDrive,
  afterJoin,
  afterNature,
  afterPick,
  afterRuling,
  askFraming,
  askNames,
  askPlace,
  askStage,
  nextTurn,
} from './flow';
import { beginNaming, bringable, frame, go, name, problemsOf } from './framing';
import { NONE } from './game';
import { canJoin, canPlace, idleNpcs, join, place, stage, switchDrive, unstaged } from './layers';
import type { Move, Refusal } from './moves';
import { chooseDrive, pick, picksOf } from './setup';
import type { Phase } from './state';
import { accept, decline, offer, offerable } from './truces';
import { canFrame, hasEnemy, meetable, mustFight } from './turns';

/** An encounter that is not over comes first. */
const freely = ({ state }: Context) => unless(!mustFight(state), 'not-now');

/** What is decided between scenes, and until one is framed and the GM has ruled. */
export const sceneMoves = {
  pick: { names: { gladiator: picksOf }, make: pick, next: afterPick },
  drive: {
    phases: ['nature'],
    names: { drive: () => [DEATH_WISH, REASON_TO_LIVE] },
    make: chooseDrive,
    next: afterNature,
  },
  keep: { phases: ['drive'], next: afterDrive },
  switch: { phases: ['drive'], make: switchDrive, next: afterDrive },
  join: {
    phases: ['company'],
    names: { group: ({ state }) => upTo(state.episodes.length + 1) },
    refusal: ({ state }, { group }) => unless(canJoin(state, group), 'alone'),
    make: join,
    next: afterJoin,
  },
  stage: { names: { episode: unstaged }, make: stage, next: askStage },
  place: {
    names: { fighter: ({ state }) => idleNpcs(state), group: ({ state }) => upTo(state.episodes.length) },
    refusal: ({ state }, { group }) => unless(canPlace(state, group), 'alone'),
    make: place,
    next: askPlace,
  },
  survive: {
    names: { fighter: ({ state }) => standingIn(state, state.offered) },
    make: survive,
    next: nextTurn,
  },
  frame: {
    phases: ['turn'],
    refusal: freely,
    make: (context) => frame(context, { seat: context.state.turn }),
    next: askFraming,
  },
  ask: {
    phases: ['turn'],
    names: { seat: ({ state }) => upTo(state.players + 1).filter((seat) => canFrame(state, seat)) },
    refusal: freely,
    make: frame,
    next: askFraming,
  },
  meet: {
    phases: ['turn'],
    refusal: (context) =>
      freely(context) ?? unless(hasEnemy(context.state, meetable(context.state, context.state.turn)), 'truce-only'),
    make: beginNaming,
    next: askNames,
  },
  go: {
    phases: ['turn'],
    refusal: ({ state }) => unless(mustFight(state), 'not-now'),
    make: go,
    next: askFraming,
  },
  offer: { phases: ['turn'], names: { fighter: ({ state }) => offerable(state) }, make: offer },
  accept: { phases: ['answer'], make: accept },
  decline: { phases: ['answer'], make: decline },
  name: {
    names: {
      fighter: ({ state }) => meetable(state, state.turn).filter((fighter) => !fightersIn(state).includes(fighter)),
    },
    make: name,
  },
  problem: {
    phases: ['frame'],
    names: {
      problem: ({ game, state }) => (sceneOf(state).problem === NONE ? upTo(problemsOf(game, state)) : []),
    },
    make({ state }, { problem }) {
      sceneOf(state).problem = problem;
    },
  },
  bring: {
    phases: ['frame'],
    names: { npc: ({ game, state }) => bringable(game, state) },
    make: ({ state }, { npc }) => sceneOf(state).npcs.push(npc),
  },
  rule: { names: { relevant: () => [true, false] }, make: rule, next: afterRuling },
} satisfies Partial<MoveRules<Context, Move, Phase, Refusal>>;
