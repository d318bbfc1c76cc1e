import { at } from '@/lib/kernel/at';
import { upTo } from '@/lib/kernel/combinations';
import { drawFaces, faceMoves, layFace } from '@/lib/tabletop/dice';
import { always, type MoveRules, unless } from '@/lib/tabletop/step-by-step';
import { buy, tieTo } from './build';
import { type Context, fighterOf, livingNpcs, sceneOf, sideNow } from './context';
import { afterBacking, afterBetrayal, afterDice, afterLoss, afterReward, afterScene } from './flow';
import { gamble, gambleLimit, mostGamble } from './gambles';
import { NONE } from './game';
import { back, backingOf, judge } from './judge';
import { loseTie, lossMoves } from './losses';
import { CHOICES_MAX, DICE_AT_ONCE, type Move, type MoveOf, type Refusal } from './moves';
import { gain, improve, makeTie, npcsAtHand, resumable, resume, rewardedOf, tell } from './rewards';
import type { Phase, State } from './state';
import { betray, betrayMoves, mostRaise } from './truces';

/** So many dice at once, up to the most there can be. */
const dice = (most: number): readonly number[] => upTo(Math.min(most, DICE_AT_ONCE)).map((i) => i + 1);

const isTold = (state: State): boolean => sceneOf(state).told !== NONE;

/** In a cut-scene, rewards come once it is told of whom it is. */
const mayReward = (state: State): boolean => state.phase === 'reward' || isTold(state);
const rewarding = (list: (context: Context) => readonly Move[]) => (context: Context) =>
  mayReward(context.state) ? list(context) : [];

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
export const rollMoves: Pick<
  MoveRules<Context, Move, Phase, Refusal>,
  | 'buy'
  | 'gamble'
  | 'leave'
  | 'betray'
  | 'back'
  | 'judge'
  | 'roll'
  | 'face'
  | 'gain'
  | 'tie'
  | 'improve'
  | 'tell'
  | 'resume'
  | 'lose'
> = {
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
      unless(mayReward(state), 'not-now') ??
      unless(!state.lost[npc], 'npc-lost') ??
      unless(!rewardedTie(state, npc), 'already-tied'),
    make: makeTie,
    next: afterReward,
  },
  improve: {
    phases: ['reward', 'cutscene'],
    all: rewarding(({ game, state }) => npcsAtHand(game, state).map((npc) => ({ type: 'improve', npc }))),
    refusal: ({ game, state }, { npc }) =>
      unless(mayReward(state), 'not-now') ??
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
};
