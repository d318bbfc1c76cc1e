import { at } from '@/lib/kernel/at';
import { faceMoves, isFace } from '@/lib/tabletop/dice';
import { DEATH_WISH, REASON_TO_LIVE } from '../rules/ratings';
import { tieTo } from './build';
import { fighterOf, livingNpcs, sceneOf, sideNow, standingIn } from './context';
import { bringable, problemsOf } from './framing';
import { gambleLimit, mostGamble } from './gambles';
import { type Game, NONE } from './game';
import { backingOf } from './judge';
import { canJoin, canPlace, idleNpcs, isComplete, unstaged } from './layers';
import { lossMoves } from './losses';
import { CHOICES_MAX, DICE_AT_ONCE, type Move, type MoveOf, type Refusal } from './moves';
import { npcsAtHand, resumable, rewardedOf } from './rewards';
import { picksOf } from './setup';
import type { Phase, Seat, State } from './state';
import { betrayMoves, mostRaise, offerMoves } from './truces';
import { arePartners, canFrame, meetable, mustFight } from './turns';

const READY: Move = { type: 'ready' };
const KEEP_OR_SWITCH: readonly Move[] = [{ type: 'keep' }, { type: 'switch' }];
const DRIVES: readonly Move[] = [
  { type: 'drive', drive: DEATH_WISH },
  { type: 'drive', drive: REASON_TO_LIVE },
];
const ANSWERS: readonly Move[] = [{ type: 'accept' }, { type: 'decline' }];
const RULINGS: readonly Move[] = [
  { type: 'rule', relevant: true },
  { type: 'rule', relevant: false },
];
const ROLL: readonly Move[] = [{ type: 'roll' }];

/** What can be chosen in each phase, if nothing speaks against it (`refusalOf`). */
const CANDIDATES: Readonly<Record<Phase, (game: Game, state: State) => readonly Move[]>> = {
  pick: (game, state) => picksOf(game, state, state.awaited).map((gladiator) => ({ type: 'pick', gladiator })),
  nature: () => DRIVES,
  drive: () => KEEP_OR_SWITCH,
  company: (_, { episodes }) => [...episodes, null].map((__, group) => ({ type: 'join', group })),
  stage: (game, state) => unstaged(game, state).map((episode) => ({ type: 'stage', episode })),
  place: (_, state) => [...placings(state), READY],
  turn: (_, state) => [...turnMoves(state), ...offerMoves(state)],
  answer: () => ANSWERS,
  name: (_, state) => [...meetable(state, state.turn).map((fighter): Move => ({ type: 'name', fighter })), READY],
  frame: (game, state) => [
    ...problemMoves(game, state),
    ...bringable(game, state).map((npc): Move => ({ type: 'bring', npc })),
    READY,
  ],
  rule: () => RULINGS,
  build: (_, state) => [
    ...cut(fighterOf(state, sideNow(state)).ties).map(({ npc }): Move => ({ type: 'buy', npc })),
    ...diceMoves('gamble', mostGamble(state, sideNow(state))),
    { type: 'leave' },
    READY,
  ],
  betray: (game, state) => [
    ...betrayMoves(state),
    ...diceMoves('gamble', mostRaise(game, state, sideNow(state))),
    READY,
  ],
  judge: (_, state) =>
    backingOf(state, state.awaited)
      ? [...diceMoves('judge', judgmentLeft(state)), READY]
      : [...sceneOf(state).sides.map((__, side): Move => ({ type: 'back', side })), READY],
  roll: () => ROLL,
  dice: () => faceMoves,
  reward: rewardMoves,
  cutscene: (game, state) =>
    sceneOf(state).told === NONE
      ? [
          ...livingNpcs(state).map((fighter): Move => ({ type: 'tell', fighter })),
          ...resumable(state).map((fighter): Move => ({ type: 'resume', fighter })),
          READY,
        ]
      : [...rewardMoves(game, state), READY],
  loss: (_, state) => lossMoves(state),
  survive: (_, state) => standingIn(state, state.offered).map((fighter) => ({ type: 'survive', fighter })),
  over: () => [],
};

const cut = <T>(list: readonly T[]): readonly T[] => list.slice(0, CHOICES_MAX);

/** So many dice at once, up to the most there can be. */
const diceMoves = (type: 'gamble' | 'judge', most: number): readonly Move[] =>
  Array.from({ length: Math.min(most, DICE_AT_ONCE) }, (_, i) => ({ type, dice: i + 1 }));

/** Where each NPC Gladiator without an episode could go. */
const placings = (state: State): readonly Move[] =>
  idleNpcs(state).flatMap((fighter) => state.episodes.map((_, group): Move => ({ type: 'place', fighter, group })));

function turnMoves(state: State): readonly Move[] {
  if (mustFight(state)) return [{ type: 'go' }];
  const seats = Array.from({ length: state.players + 1 }, (_, seat) => seat);
  return [
    { type: 'frame' },
    ...seats.flatMap((seat): readonly Move[] => (canFrame(state, seat) ? [{ type: 'ask', seat }] : [])),
    { type: 'meet' },
  ];
}

const problemMoves = (game: Game, state: State): readonly Move[] =>
  Array.from({ length: problemsOf(game, state) }, (_, problem) => ({ type: 'problem', problem }));

function rewardMoves(game: Game, state: State): readonly Move[] {
  const { ties } = at(state.fighters, rewardedOf(state));
  return [
    { type: 'gain' },
    ...npcsAtHand(game, state).map((npc): Move => (tieTo(ties, npc) ? { type: 'improve', npc } : { type: 'tie', npc })),
  ];
}

const judgmentLeft = (state: State): number =>
  at(state.judgment, state.awaited) - (backingOf(state, state.awaited)?.dice ?? 0);

/** When each move can be made. */
const PHASES: Readonly<Record<Move['type'], readonly Phase[]>> = {
  pick: ['pick'],
  drive: ['nature'],
  keep: ['drive'],
  switch: ['drive'],
  join: ['company'],
  stage: ['stage'],
  place: ['place'],
  frame: ['turn'],
  ask: ['turn'],
  meet: ['turn'],
  go: ['turn'],
  offer: ['turn'],
  accept: ['answer'],
  decline: ['answer'],
  name: ['name'],
  problem: ['frame'],
  bring: ['frame'],
  rule: ['rule'],
  buy: ['build'],
  gamble: ['build', 'betray'],
  leave: ['build'],
  betray: ['betray'],
  back: ['judge'],
  judge: ['judge'],
  roll: ['roll'],
  face: ['dice'],
  gain: ['reward', 'cutscene'],
  tie: ['reward', 'cutscene'],
  improve: ['reward', 'cutscene'],
  tell: ['cutscene'],
  resume: ['cutscene'],
  lose: ['loss'],
  survive: ['survive'],
  ready: ['place', 'name', 'frame', 'build', 'betray', 'judge', 'cutscene'],
};

/** Why a move may not be made in its phase; undefined if it may. */
const CHECKS: {
  readonly [Type in Move['type']]?: (game: Game, state: State, move: MoveOf<Type>) => Refusal | undefined;
} = {
  pick: (game, state, { gladiator }) => known(picksOf(game, state, state.awaited).includes(gladiator)),
  drive: (_, __, { drive }) => known(drive === DEATH_WISH || drive === REASON_TO_LIVE),
  join: (_, state, { group }) => known(isPlace(group, state.episodes.length + 1)) ?? company(canJoin(state, group)),
  stage: (game, state, { episode }) => known(unstaged(game, state).includes(episode)),
  place: (_, state, { fighter, group }) =>
    known(idleNpcs(state).includes(fighter) && isPlace(group, state.episodes.length)) ??
    company(canPlace(state, group)),
  frame: (_, state) => freely(state),
  ask: (_, state, { seat }) => freely(state) ?? known(isPlace(seat, state.players + 1) && canFrame(state, seat)),
  meet: (_, state) => freely(state) ?? meeting(meetable(state, state.turn), state),
  go: (_, state) => now(mustFight(state)),
  offer: (_, state, { fighter }) => unless(isOffered(state, fighter), 'truce-forbidden'),
  name: (_, state, { fighter }) => known(meetable(state, state.turn).includes(fighter) && !isNamed(state, fighter)),
  problem: (game, state, { problem }) =>
    now(sceneOf(state).problem === NONE) ?? known(isPlace(problem, problemsOf(game, state))),
  bring: (game, state, { npc }) => known(bringable(game, state).includes(npc)),
  rule: (_, __, { relevant }) => known(typeof relevant === 'boolean'),
  buy: (_, state, { npc }) => purchase(state, npc),
  gamble: risk,
  leave: ({ rules }, state) => leaving(rules.npcDisengage, state),
  betray: (_, state, { fighter }) => known(betrayMoves(state).some((move) => isFor(move, fighter))),
  back: (_, state, { side }) =>
    now(!backingOf(state, state.awaited)) ?? known(isPlace(side, sceneOf(state).sides.length)),
  judge: (_, state, { dice }) =>
    now(backingOf(state, state.awaited) !== undefined) ??
    known(isPlace(dice - 1, DICE_AT_ONCE)) ??
    unless(dice <= judgmentLeft(state), 'pool-exceeded'),
  face: (_, __, { face }) => known(isFace(face)),
  gain: (_, state) => now(mayReward(state)),
  tie: (game, state, { npc }) => now(mayReward(state)) ?? newTie(game, state, npc),
  improve: (game, state, { npc }) => now(mayReward(state)) ?? betterTie(game, state, npc),
  tell: (_, state, { fighter }) => now(!isTold(state)) ?? known(livingNpcs(state).includes(fighter)),
  resume: (_, state, { fighter }) => now(!isTold(state)) ?? known(resumable(state).includes(fighter)),
  lose: (_, state, { npc }) => known(lossMoves(state).some((move) => move.type === 'lose' && move.npc === npc)),
  survive: (_, state, { fighter }) => known(standingIn(state, state.offered).includes(fighter)),
  ready: (_, state) => done(state),
};

const unless = (isAllowed: boolean, refusal: Refusal): Refusal | undefined => (isAllowed ? undefined : refusal);
const known = (isKnown: boolean) => unless(isKnown, 'no-such-choice');
const now = (isTime: boolean) => unless(isTime, 'not-now');
const company = (isEnough: boolean) => unless(isEnough, 'alone');

const isPlace = (place: number, length: number): boolean => Number.isInteger(place) && place >= 0 && place < length;
const isFor = (move: Move, fighter: number): boolean => 'fighter' in move && move.fighter === fighter;
const isOffered = (state: State, fighter: number) => offerMoves(state).some((move) => isFor(move, fighter));
const isNamed = (state: State, fighter: number) => sceneOf(state).sides.some((side) => side.fighter === fighter);
const isTold = (state: State): boolean => sceneOf(state).told !== NONE;

/** An encounter that is not over comes first. */
const freely = (state: State) => now(!mustFight(state));

/** Somebody among those met must be an enemy. */
const meeting = (met: readonly number[], state: State) =>
  unless(
    met.some((fighter) => !arePartners(state, state.turn, fighter)),
    'truce-only',
  );

/** A cut-scene has somebody to reward once it has been told about whom it is. */
const mayReward = (state: State): boolean => state.phase === 'reward' || isTold(state);

/** Whether the step may be left as it is. */
function done(state: State): Refusal | undefined {
  if (state.phase === 'place') return company(isComplete(state));
  if (state.phase !== 'name') return undefined;
  const named = sceneOf(state).sides.flatMap(({ fighter }) => (fighter === state.turn ? [] : [fighter]));
  return meeting(named, state);
}

/** First the limit of the initiative, then the pool. */
function risk(game: Game, state: State, { dice }: MoveOf<'gamble'>): Refusal | undefined {
  const side = sideNow(state);
  if (!isPlace(dice - 1, DICE_AT_ONCE)) return 'no-such-choice';
  if (dice + side.gamble > gambleLimit(state, side)) return 'gamble-limit';
  if (dice + side.gamble > fighterOf(state, side).pool) return 'pool-exceeded';
  return now(dice <= (state.phase === 'betray' ? mostRaise(game, state, side) : mostGamble(state, side)));
}

function purchase(state: State, npc: number): Refusal | undefined {
  const side = sideNow(state);
  const { ties, pool } = fighterOf(state, side);
  const tie = tieTo(cut(ties), npc);
  if (!tie) return 'no-such-tie';
  if (side.bought.includes(npc)) return 'already-bought';
  if (tie.rest > 0) return 'tie-rests';
  return unless(pool > side.gamble, 'pool-exceeded');
}

function leaving(npcDisengage: boolean, state: State): Refusal | undefined {
  const { fighter, leaving: isLeaving } = sideNow(state);
  return now(sceneOf(state).isEncounter && !isLeaving && (npcDisengage || fighter < state.players));
}

function newTie(game: Game, state: State, npc: number): Refusal | undefined {
  if (state.lost[npc]) return 'npc-lost';
  if (tieTo(at(state.fighters, rewardedOf(state)).ties, npc)) return 'already-tied';
  return unless(npcsAtHand(game, state).includes(npc), 'npc-not-in-scene');
}

function betterTie(game: Game, state: State, npc: number): Refusal | undefined {
  if (state.lost[npc]) return 'npc-lost';
  if (!tieTo(at(state.fighters, rewardedOf(state)).ties, npc)) return 'no-such-tie';
  return unless(npcsAtHand(game, state).includes(npc), 'npc-not-in-scene');
}

/** Why a move is refused, the first reason that applies; undefined if it may be made. */
export function refusalOf(game: Game, state: State, seat: Seat, move: Move): Refusal | undefined {
  if (state.phase === 'over') return 'game-over';
  if (seat !== state.awaited) return 'not-your-turn';
  if (!PHASES[move.type]?.includes(state.phase)) return 'not-now';
  const check = CHECKS[move.type] as ((game: Game, state: State, move: Move) => Refusal | undefined) | undefined;
  return check?.(game, state, move);
}

/** Every move the seat may make now. */
export function moves(game: Game, state: State, seat: Seat): readonly Move[] {
  if (seat !== state.awaited) return [];
  return CANDIDATES[state.phase](game, state).filter((move) => refusalOf(game, state, seat, move) === undefined);
}
