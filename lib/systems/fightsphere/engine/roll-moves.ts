import { at } from '@/lib/kernel/at';
import { upTo } from '@/lib/kernel/combinations';
import { drawFaces, FACES, layFace } from '@/lib/tabletop/dice';
import { type MoveRules, unless } from '@/lib/tabletop/step-by-step';
import { back, backingOf, buy, gamble, gambleLimit, judge, mostGamble, tieTo } from './build';
import { type Context, fighterOf, livingNpcs, sceneOf, sideNow } from './context';
import { afterBacking, afterBetrayal, afterDice, afterLoss, afterReward, afterScene } from './flow';
import { NONE } from './game';
import { CHOICES_MAX, DICE_AT_ONCE, type Move, type MoveOf, type Refusal } from './moves';
import { gain, improve, makeTie, npcsAtHand, resumable, resume, rewardedOf, tell } from './rewards';
import { loseTie, usedTies } from './rolls';
import type { Phase, State, Tie } from './state';
import { betray, mostRaise, victimsOf } from './truces';

/** So many dice at once, up to the most there can be. */
const dice = (most: number): readonly number[] => upTo(Math.min(most, DICE_AT_ONCE)).map((i) => i + 1);

const npcOf = ({ npc }: Tie): number => npc;

const isTold = (state: State): boolean => sceneOf(state).told !== NONE;

/** In a cut-scene, rewards come once it is told of whom it is. */
const rewarded = ({ state }: Context) => unless(state.phase === 'reward' || isTold(state), 'not-now');

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

/** What is decided as a roll is built, and of what comes of it. */
export const rollMoves = {
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
    next: afterBetrayal,
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
    next: afterBacking,
  },
  roll: { make: ({ state }) => drawFaces(state.rng, sceneOf(state).sides), next: afterDice },
  face: {
    phases: ['dice'],
    names: { face: () => FACES },
    make: ({ state }, { face }) => layFace(sceneOf(state).sides, face),
    next: afterDice,
  },
  gain: { phases: ['reward', 'cutscene'], refusal: rewarded, make: gain, next: afterReward },
  tie: {
    phases: ['reward', 'cutscene'],
    names: { npc: npcsAtHand },
    refusal: (context, { npc }) =>
      rewarded(context) ??
      unless(!context.state.lost[npc], 'npc-lost') ??
      unless(!rewardedTie(context.state, npc), 'already-tied'),
    make: makeTie,
    next: afterReward,
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
    next: afterReward,
  },
  tell: {
    phases: ['cutscene'],
    names: { fighter: ({ state }) => (isTold(state) ? [] : livingNpcs(state)) },
    make: tell,
  },
  resume: {
    phases: ['cutscene'],
    names: { fighter: ({ state }) => (isTold(state) ? [] : resumable(state)) },
    make: resume,
    next: afterScene,
  },
  lose: {
    phases: ['loss'],
    names: { npc: ({ state }) => usedTies(state, sideNow(state)).map(npcOf) },
    make: loseTie,
    next: afterLoss,
  },
} satisfies Partial<MoveRules<Context, Move, Phase, Refusal>>;
