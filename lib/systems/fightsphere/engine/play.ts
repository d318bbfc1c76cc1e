import { at } from '@/lib/kernel/at';
import { drawFaces, faceMoves, layFace } from '@/lib/tabletop/dice';
import { type MoveRules, stepByStep } from '@/lib/tabletop/step-by-step';
import { DEATH_WISH, REASON_TO_LIVE } from '../rules/ratings';
import { buy, endBuild, rule, tieTo } from './build';
import { type Context, fighterOf, livingNpcs, sceneOf, sideNow, standingIn } from './context';
import { survive } from './ends';
import {
  afterBacking,
  afterBetrayal,
  afterBuild,
  afterDice,
  afterDrive,
  afterFraming,
  afterJoin,
  afterLoss,
  afterNature,
  afterPick,
  afterReward,
  afterRuling,
  afterScene,
  askFraming,
  askNames,
  askPlace,
  askStage,
  beginEpisodes,
  endBacking,
  nextTurn,
  passBetrayal,
} from './flow';
import { beginNaming, bringable, endNaming, frame, go, name, problemsOf } from './framing';
import { gamble, gambleLimit, mostGamble } from './gambles';
import { NONE } from './game';
import { back, backingOf, judge } from './judge';
import { canJoin, canPlace, idleNpcs, isComplete, join, place, stage, switchDrive, unstaged } from './layers';
import { loseTie, lossMoves } from './losses';
import { CHOICES_MAX, DICE_AT_ONCE, type Move, type MoveOf, type Refusal } from './moves';
import { gain, improve, makeTie, npcsAtHand, resumable, resume, rewardedOf, tell } from './rewards';
import { chooseDrive, pick, picksOf } from './setup';
import type { Phase, State } from './state';
import { answer, betray, betrayMoves, mostRaise, offer, offerMoves } from './truces';
import { arePartners, canFrame, meetable, mustFight } from './turns';

type Next = (context: Context) => void;

const unless = (isAllowed: boolean, refusal: Refusal): Refusal | undefined => (isAllowed ? undefined : refusal);

const always =
  (...list: readonly Move[]) =>
  () =>
    list;

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** So many dice at once, up to the most there can be. */
const dice = (most: number): readonly number[] => upTo(Math.min(most, DICE_AT_ONCE)).map((i) => i + 1);

const nothing = (): void => {};

const both =
  (first: Next, second: Next): Next =>
  (context) => {
    first(context);
    second(context);
  };

/** An encounter that is not over comes first. */
const freely = ({ state }: Context) => unless(!mustFight(state), 'not-now');

/** Of those who are met, one at least must be an enemy. */
const hasEnemy = (state: State, met: readonly number[]) =>
  unless(
    met.some((fighter) => fighter !== state.turn && !arePartners(state, state.turn, fighter)),
    'truce-only',
  );

const isTold = (state: State): boolean => sceneOf(state).told !== NONE;

/** In a cut-scene, rewards come once it is told of whom it is. */
const rewarding = (list: (context: Context) => readonly Move[]) => (context: Context) =>
  context.state.phase === 'reward' || isTold(context.state) ? list(context) : [];

const rewardedTie = (state: State, npc: number) => tieTo(at(state.fighters, rewardedOf(state)).ties, npc);

/** First the limit of the initiative, then the pool. */
function risk({ state }: Context, { dice: count }: MoveOf<'gamble'>): Refusal | undefined {
  const side = sideNow(state);
  if (count + side.gamble > gambleLimit(state, side)) return 'gamble-limit';
  return unless(count + side.gamble <= fighterOf(state, side).pool, 'pool-exceeded');
}

function purchase({ state }: Context, { npc }: MoveOf<'buy'>): Refusal | undefined {
  const { bought, gamble: gambled } = sideNow(state);
  const { ties, pool } = fighterOf(state, sideNow(state));
  if (bought.includes(npc)) return 'already-bought';
  if ((tieTo(ties, npc)?.rest ?? 0) > 0) return 'tie-rests';
  return unless(pool > gambled, 'pool-exceeded');
}

const RULES: MoveRules<Context, Move, Phase, Refusal> = {
  pick: {
    phases: ['pick'],
    all: ({ game, state }) =>
      picksOf(game, state, state.awaited).map((gladiator): Move => ({ type: 'pick', gladiator })),
    make: pick,
    next: afterPick,
  },
  drive: {
    phases: ['nature'],
    all: always({ type: 'drive', drive: DEATH_WISH }, { type: 'drive', drive: REASON_TO_LIVE }),
    make: chooseDrive,
    next: afterNature,
  },
  keep: { phases: ['drive'], all: always({ type: 'keep' }), make: nothing, next: afterDrive },
  switch: { phases: ['drive'], all: always({ type: 'switch' }), make: switchDrive, next: afterDrive },
  join: {
    phases: ['company'],
    all: ({ state }) => upTo(state.episodes.length + 1).map((group): Move => ({ type: 'join', group })),
    refusal: ({ state }, { group }) => unless(canJoin(state, group), 'alone'),
    make: join,
    next: afterJoin,
  },
  stage: {
    phases: ['stage'],
    all: ({ game, state }) => unstaged(game, state).map((episode): Move => ({ type: 'stage', episode })),
    make: stage,
    next: askStage,
  },
  place: {
    phases: ['place'],
    all: ({ state }) =>
      idleNpcs(state).flatMap((fighter) =>
        upTo(state.episodes.length).map((group): Move => ({ type: 'place', fighter, group })),
      ),
    refusal: ({ state }, { group }) => unless(canPlace(state, group), 'alone'),
    make: place,
    next: askPlace,
  },
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
    refusal: (context) => freely(context) ?? hasEnemy(context.state, meetable(context.state, context.state.turn)),
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
  buy: {
    phases: ['build'],
    all: ({ state }) =>
      fighterOf(state, sideNow(state))
        .ties.slice(0, CHOICES_MAX)
        .map(({ npc }): Move => ({ type: 'buy', npc })),
    refusal: purchase,
    make: buy,
  },
  gamble: {
    phases: ['build', 'betray'],
    all({ game, state }) {
      const side = sideNow(state);
      const most = state.phase === 'build' ? mostGamble(state, side) : mostRaise(game, state, side);
      return dice(most).map((count): Move => ({ type: 'gamble', dice: count }));
    },
    refusal: risk,
    make: gamble,
  },
  leave: {
    phases: ['build'],
    all: always({ type: 'leave' }),
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
    phases: ['betray'],
    all: ({ state }) => betrayMoves(state),
    make: (context, { fighter }) => betray(context, fighter),
    next: afterBetrayal,
  },
  back: {
    phases: ['judge'],
    all: ({ state }) =>
      (backingOf(state, state.awaited) ? [] : upTo(sceneOf(state).sides.length)).map(
        (side): Move => ({ type: 'back', side }),
      ),
    make: back,
  },
  judge: {
    phases: ['judge'],
    all({ state }) {
      const backing = backingOf(state, state.awaited);
      const left = backing ? at(state.judgment, state.awaited) - backing.dice : 0;
      return dice(left).map((count): Move => ({ type: 'judge', dice: count }));
    },
    make: judge,
    next: afterBacking,
  },
  roll: {
    phases: ['roll'],
    all: always({ type: 'roll' }),
    make: ({ state }) => drawFaces(state.rng, sceneOf(state).sides),
    next: afterDice,
  },
  face: {
    phases: ['dice'],
    all: always(...faceMoves),
    make: ({ state }, { face }) => layFace(sceneOf(state).sides, face),
    next: afterDice,
  },
  gain: { phases: ['reward', 'cutscene'], all: rewarding(always({ type: 'gain' })), make: gain, next: afterReward },
  tie: {
    phases: ['reward', 'cutscene'],
    all: rewarding(({ game, state }) => npcsAtHand(game, state).map((npc) => ({ type: 'tie', npc }))),
    refusal: ({ state }, { npc }) =>
      unless(!state.lost[npc], 'npc-lost') ?? unless(!rewardedTie(state, npc), 'already-tied'),
    make: makeTie,
    next: afterReward,
  },
  improve: {
    phases: ['reward', 'cutscene'],
    all: rewarding(({ game, state }) => npcsAtHand(game, state).map((npc) => ({ type: 'improve', npc }))),
    refusal: ({ game, state }, { npc }) =>
      unless(!state.lost[npc], 'npc-lost') ??
      unless(npcsAtHand(game, state).includes(npc), 'npc-not-in-scene') ??
      unless(rewardedTie(state, npc) !== undefined, 'no-such-tie'),
    make: improve,
    next: afterReward,
  },
  tell: {
    phases: ['cutscene'],
    all: ({ state }) => (isTold(state) ? [] : livingNpcs(state)).map((fighter): Move => ({ type: 'tell', fighter })),
    make: tell,
  },
  resume: {
    phases: ['cutscene'],
    all: ({ state }) => (isTold(state) ? [] : resumable(state)).map((fighter): Move => ({ type: 'resume', fighter })),
    make: resume,
    next: afterScene,
  },
  lose: {
    phases: ['loss'],
    all: ({ state }) => lossMoves(state),
    make: (context, { npc }) => loseTie(context, npc),
    next: afterLoss,
  },
  survive: {
    phases: ['survive'],
    all: ({ state }) => standingIn(state, state.offered).map((fighter): Move => ({ type: 'survive', fighter })),
    make: survive,
    next: nextTurn,
  },
  ready: {
    phases: ['place', 'name', 'frame', 'build', 'betray', 'judge', 'cutscene'],
    all: always({ type: 'ready' }),
    refusal({ state }) {
      if (state.phase === 'place') return unless(isComplete(state), 'alone');
      if (state.phase !== 'name') return undefined;
      return hasEnemy(
        state,
        sceneOf(state).sides.map(({ fighter }) => fighter),
      );
    },
    make: (context) => READY[context.state.phase]?.(context),
  },
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

export const { moves, play } = stepByStep<Context, Move, Phase, Refusal>(RULES);
