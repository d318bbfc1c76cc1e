import { at } from '@/lib/kernel/at';
import { upTo } from '@/lib/kernel/combinations';
import { drawFaces, FACES, recordFace } from '@/lib/tabletop/dice/dice';
import { stepByStep, unless } from '@/lib/tabletop/play/step-by-step';
import { DEATH_WISH, REASON_TO_LIVE } from '../rules/ratings';
import { back, backingOf, buy, gamble, gambleLimit, judge, mostGamble, rule, tieTo } from './build';
import { type Context, fighterOf, fightersIn, livingNpcs, sceneOf, sideNow, standingIn } from './context';
import { survive } from './ending';
import * as flow from './flow';
import { beginNaming, bringable, frame, go, name, problemsOf } from './framing';
import { type Game, NONE } from './game';
import { canJoin, canPlace, idleNpcs, isComplete, join, place, stage, switchDrive, unstaged } from './layers';
import type { LogEvent } from './log';
import { CHOICES_MAX, DICE_AT_ONCE, type Move, type MoveOf, type RefusalCode } from './moves';
import { gain, improve, makeTie, npcsAtHand, resumable, resume, rewardedOf, tell } from './rewards';
import { loseTie, usedTies } from './rolls';
import { chooseDrive, pick, picksOf } from './setup';
import type { Phase, State, Tie } from './state';
import { accept, betray, decline, mostRaise, offer, offerable, victimsOf } from './truces';
import { canFrame, hasEnemy, meetable, mustFight } from './turns';

/** Refuses other scenes while an encounter must be continued. */
const refuseIfEngaged = ({ state }: Context) => unless(!mustFight(state), 'not-now');

/** Options for a number of dice, from 1 to `most` or `DICE_AT_ONCE`. */
const dice = (most: number): readonly number[] => upTo(Math.min(most, DICE_AT_ONCE)).map((i) => i + 1);

const npcOf = ({ npc }: Tie): number => npc;

const isCutSceneChosen = (state: State): boolean => sceneOf(state).told !== NONE;

/** In a cut-scene, rewards become legal once its Gladiator is chosen. */
const rewarded = ({ state }: Context) => unless(state.phase === 'reward' || isCutSceneChosen(state), 'not-now');

const rewardedTie = (state: State, npc: number) => tieTo(at(state.fighters, rewardedOf(state)).ties, npc);

/** Checks the limit of the initiative first, then the pool. */
function risk({ state }: Context, { dice: count }: MoveOf<'gamble'>): RefusalCode | undefined {
  const side = sideNow(state);
  if (count + side.gamble > gambleLimit(state, side)) return 'gamble-limit';
  return unless(count + side.gamble <= fighterOf(state, side).pool, 'pool-exceeded');
}

function purchase({ state }: Context, { npc }: MoveOf<'buy'>): RefusalCode | undefined {
  const { bought, gamble: gambled } = sideNow(state);
  const { ties, pool } = fighterOf(state, sideNow(state));
  if (bought.includes(npc)) return 'already-bought';
  if ((tieTo(ties, npc)?.rest ?? 0) > 0) return 'tie-rests';
  return unless(pool > gambled, 'pool-exceeded');
}

/** Continuation when a step is declared done, by phase. */
const READY: { readonly [Step in Phase]?: (context: Context) => void } = {
  place: flow.beginEpisodes,
  name: flow.afterNaming,
  frame: flow.afterFraming,
  build: flow.afterBuild,
  betray: flow.passBetrayal,
  judge: flow.endBacking,
  cutscene: flow.afterScene,
};

/** All moves with their phases, options, refusals, effects and continuations. */
export const played = stepByStep<Game, State, LogEvent, Move, Phase, RefusalCode>({
  pick: { names: { gladiator: picksOf }, make: pick, next: flow.afterPick },
  drive: {
    phases: ['nature'],
    names: { drive: () => [DEATH_WISH, REASON_TO_LIVE] },
    make: chooseDrive,
    next: flow.afterNature,
  },
  keep: { phases: ['drive'], next: flow.afterDrive },
  switch: { phases: ['drive'], make: switchDrive, next: flow.afterDrive },
  join: {
    phases: ['company'],
    names: { group: ({ state }) => upTo(state.episodes.length + 1) },
    refusal: ({ state }, { group }) => unless(canJoin(state, group), 'alone'),
    make: join,
    next: flow.afterJoin,
  },
  stage: { names: { episode: unstaged }, make: stage, next: flow.askStage },
  place: {
    names: { fighter: ({ state }) => idleNpcs(state), group: ({ state }) => upTo(state.episodes.length) },
    refusal: ({ state }, { group }) => unless(canPlace(state, group), 'alone'),
    make: place,
    next: flow.askPlace,
  },
  survive: {
    names: { fighter: ({ state }) => standingIn(state, state.offered) },
    make: survive,
    next: flow.nextTurn,
  },
  frame: {
    phases: ['turn'],
    refusal: refuseIfEngaged,
    make: (context) => frame(context, { seat: context.state.turn }),
    next: flow.askFraming,
  },
  ask: {
    phases: ['turn'],
    names: { seat: ({ state }) => upTo(state.players + 1).filter((seat) => canFrame(state, seat)) },
    refusal: refuseIfEngaged,
    make: frame,
    next: flow.askFraming,
  },
  meet: {
    phases: ['turn'],
    refusal: (context) =>
      refuseIfEngaged(context) ??
      unless(hasEnemy(context.state, meetable(context.state, context.state.turn)), 'truce-only'),
    make: beginNaming,
    next: flow.askNames,
  },
  go: {
    phases: ['turn'],
    refusal: ({ state }) => unless(mustFight(state), 'not-now'),
    make: go,
    next: flow.askFraming,
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
  rule: { names: { relevant: () => [true, false] }, make: rule, next: flow.afterRuling },
  buy: {
    phases: ['build'],
    names: { npc: ({ state }) => fighterOf(state, sideNow(state)).ties.slice(0, CHOICES_MAX).map(npcOf) },
    refusal: purchase,
    make: buy,
  },
  gamble: {
    phases: ['build', 'betray'],
    names: {
      dice({ game, state }) {
        const side = sideNow(state);
        return dice(state.phase === 'build' ? mostGamble(state, side) : mostRaise(game, state, side));
      },
    },
    refusal: risk,
    make: gamble,
  },
  leave: {
    phases: ['build'],
    refusal({ game, state }) {
      const { fighter, leaving } = sideNow(state);
      const isFree = fighter < state.players || game.rules.npcDisengage;
      return unless(sceneOf(state).isEncounter && isFree && !leaving, 'not-now');
    },
    make({ state }) {
      sideNow(state).leaving = true;
    },
  },
  betray: {
    names: { fighter: ({ state }) => victimsOf(state, sideNow(state)) },
    make: betray,
    next: flow.afterBetrayal,
  },
  back: {
    phases: ['judge'],
    names: { side: ({ state }) => (backingOf(state, state.awaited) ? [] : upTo(sceneOf(state).sides.length)) },
    make: back,
  },
  judge: {
    names: {
      dice({ state }) {
        const backing = backingOf(state, state.awaited);
        return dice(backing ? at(state.judgment, state.awaited) - backing.dice : 0);
      },
    },
    make: judge,
    next: flow.afterBacking,
  },
  roll: { make: ({ state }) => drawFaces(state.rng, sceneOf(state).sides), next: flow.afterDice },
  face: {
    phases: ['dice'],
    names: { face: () => FACES },
    make: ({ state }, { face }) => recordFace(sceneOf(state).sides, face),
    next: flow.afterDice,
  },
  gain: { phases: ['reward', 'cutscene'], refusal: rewarded, make: gain, next: flow.afterReward },
  tie: {
    phases: ['reward', 'cutscene'],
    names: { npc: npcsAtHand },
    refusal: (context, { npc }) =>
      rewarded(context) ??
      unless(!context.state.lost[npc], 'npc-lost') ??
      unless(!rewardedTie(context.state, npc), 'already-tied'),
    make: makeTie,
    next: flow.afterReward,
  },
  improve: {
    phases: ['reward', 'cutscene'],
    names: { npc: npcsAtHand },
    refusal: (context, { npc }) =>
      rewarded(context) ??
      unless(!context.state.lost[npc], 'npc-lost') ??
      unless(npcsAtHand(context).includes(npc), 'npc-not-in-scene') ??
      unless(rewardedTie(context.state, npc) !== undefined, 'no-such-tie'),
    make: improve,
    next: flow.afterReward,
  },
  tell: {
    phases: ['cutscene'],
    names: { fighter: ({ state }) => (isCutSceneChosen(state) ? [] : livingNpcs(state)) },
    make: tell,
  },
  resume: {
    phases: ['cutscene'],
    names: { fighter: ({ state }) => (isCutSceneChosen(state) ? [] : resumable(state)) },
    make: resume,
    next: flow.afterScene,
  },
  lose: {
    phases: ['loss'],
    names: { npc: ({ state }) => usedTies(state, sideNow(state)).map(npcOf) },
    make: loseTie,
    next: flow.afterLoss,
  },
  ready: {
    phases: Object.keys(READY) as Phase[],
    refusal({ state }) {
      if (state.phase === 'place') return unless(isComplete(state), 'alone');
      if (state.phase !== 'name') return undefined;
      return unless(hasEnemy(state, fightersIn(state)), 'truce-only');
    },
    next: (context) => READY[context.state.phase]?.(context),
  },
});
