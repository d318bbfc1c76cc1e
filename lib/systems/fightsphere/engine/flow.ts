import { at } from '@/lib/kernel/at';
import { upTo } from '@/lib/kernel/combinations';
import { nextRoller } from '@/lib/tabletop/dice/dice';
import { awaitMove } from '@/lib/tabletop/play/step-by-step';
import { countDice, endBuild, endJudging, mayBackMore, rollerOf, settleJudgment } from './build';
import { type Context, fightersIn, livingNpcs, ownerOf, sceneOf, sideNow } from './context';
import { beatsEnemies, compareAll, concludeEncounter, settleEpisode } from './encounters';
import { endScene, fall, finish } from './ending';
import { bringable, endFraming, endNaming, problemsOf } from './framing';
import { NONE } from './game';
import { assignEpisodes, closeLayer, idleNpcs, isStalled, openEpisodes, openLayer } from './layers';
import { countRests } from './rewards';
import { askLoss, compareWithGm, fail, readDice } from './rolls';
import { addNpcGladiators } from './setup';
import type { Phase, Seat, Side } from './state';
import { canBetray, openBetrayals } from './truces';
import { passTurn } from './turns';

/** State machine: each function moves on to the next decision (rules 15). Other modules only change the state. */

/** Asks the next seat after `after` for which `isAsked` holds; returns false if there is none. */
function askSeat({ state }: Context, phase: Phase, after: Seat, isAsked = (_: Seat) => true): boolean {
  const seat = upTo(state.players).find((one) => one > after && isAsked(one));
  if (seat !== undefined) awaitMove(state, phase, seat);
  return seat !== undefined;
}

/** Asks the next Gladiator, from `scene.place` on, for which `isAsked` holds; returns false if there is none. */
function askSide({ state }: Context, phase: Phase, isAsked = (_: Side) => true): boolean {
  const scene = sceneOf(state);
  const fighters = fightersIn(state);
  while (scene.place < fighters.length && !isAsked(sideNow(state))) scene.place += 1;
  const fighter = fighters[scene.place];
  if (fighter !== undefined) awaitMove(state, phase, ownerOf(state, fighter));
  return fighter !== undefined;
}

// Between layers.

/** Continues after a pick; an unwritten Gladiator still needs a drive. */
export function afterPick(context: Context): void {
  const { state } = context;
  if (state.fighters[state.awaited]?.written === NONE) awaitMove(state, 'nature', state.awaited);
  else afterNature(context);
}

export function afterNature(context: Context): void {
  if (askSeat(context, 'pick', context.state.awaited)) return;
  addNpcGladiators(context);
  beginLayer(context);
}

/** Asks the next player who has not switched yet; after the last one, the layer begins. */
export function afterDrive(context: Context): void {
  const { awaited, fighters } = context.state;
  if (!askSeat(context, 'drive', awaited, (seat) => !at(fighters, seat).switched)) beginLayer(context);
}

function beginLayer(context: Context): void {
  openLayer(context);
  if (context.state.isCore) beginEpisodes(context);
  else askSeat(context, 'company', NONE);
}

export function afterJoin(context: Context): void {
  if (!askSeat(context, 'company', context.state.awaited)) askStage(context);
}

export function askStage(context: Context): void {
  const { state } = context;
  if (assignEpisodes(context)) askPlace(context);
  else awaitMove(state, 'stage', state.players);
}

export function askPlace(context: Context): void {
  const { state } = context;
  if (idleNpcs(state).length === 0) beginEpisodes(context);
  else awaitMove(state, 'place', state.players);
}

export function beginEpisodes(context: Context): void {
  openEpisodes(context);
  nextTurn(context);
}

export function nextTurn(context: Context): void {
  const { state } = context;
  if (state.episodes.some(({ open }) => open)) {
    passTurn(context);
    awaitMove(state, 'turn', state.turn);
  } else nextLayer(context);
}

function nextLayer(context: Context): void {
  closeLayer(context);
  context.state.awaited = NONE;
  if (isStalled(context.state)) finish(context, 'givenUp', []);
  else afterDrive(context);
}

// In a scene.

export const askNames = ({ state }: Context): void => awaitMove(state, 'name', state.turn);

export function afterNaming(context: Context): void {
  endNaming(context);
  askFraming(context);
}

/** Asks the framer for problem and NPCs; skipped if there is nothing to choose. */
export function askFraming(context: Context): void {
  const { game, state } = context;
  if (problemsOf(game, state) + bringable(game, state).length === 0) afterFraming(context);
  else awaitMove(state, 'frame', sceneOf(state).framer);
}

export function afterFraming(context: Context): void {
  endFraming(context);
  sceneOf(context.state).place = 0;
  awaitMove(context.state, 'rule', context.state.players);
}

export function afterRuling(context: Context): void {
  const scene = sceneOf(context.state);
  scene.place += 1;
  if (scene.place < fightersIn(context.state).length) return;
  scene.place = 0;
  askSide(context, 'build');
}

export function afterBuild(context: Context): void {
  endBuild(context);
  const scene = sceneOf(context.state);
  scene.place += 1;
  if (askSide(context, 'build')) return;
  if (!scene.isEncounter) askJudge(context, NONE);
  else {
    openBetrayals(context);
    afterBetrayal(context);
  }
}

/** Asks the next Gladiator that can still betray another, the initiative first. */
export function afterBetrayal(context: Context): void {
  if (!askSide(context, 'betray', (side) => canBetray(context, side))) askJudge(context, NONE);
}

export function passBetrayal(context: Context): void {
  sceneOf(context.state).place += 1;
  afterBetrayal(context);
}

/** Asks for more dice only if the last move named its maximum. */
export function afterBacking(context: Context): void {
  if (!mayBackMore(context.state)) endBacking(context);
}

export function endBacking(context: Context): void {
  const { awaited: seat } = context.state;
  endJudging(context);
  askJudge(context, seat);
}

/** Asks the next player after `seat` who has judgment dice; after the last one, dice are rolled. */
function askJudge(context: Context, seat: Seat): void {
  const { game, state } = context;
  if (askSeat(context, 'judge', seat, (one) => at(state.judgment, one) > 0)) return;
  countDice(context);
  if (!game.isTyped) awaitMove(state, 'roll', rollerOf(state));
  else {
    awaitMove(state, 'dice', state.players);
    afterDice(context);
  }
}

// After the roll.

export function afterDice(context: Context): void {
  const { state } = context;
  if (nextRoller(sceneOf(state).sides)) return;
  readDice(context);
  if (sceneOf(state).isEncounter) afterEncounterRoll(context);
  else afterConflictRoll(context);
}

function afterConflictRoll(context: Context): void {
  const { state } = context;
  const { sides } = sceneOf(state);
  const hasWon = compareWithGm(context);
  settleJudgment(context, (side) => (side === sides[0]) === hasWon);
  countRests(context);
  if (!hasWon) fail(context);
  if (hasWon || livingNpcs(state).length === 0) nextReward(context);
  else awaitMove(state, 'cutscene', state.players);
}

function afterEncounterRoll(context: Context): void {
  const { state } = context;
  compareAll(context);
  settleJudgment(context, (side) => beatsEnemies(state, side));
  countRests(context);
  afterLoss(context);
}

export function afterLoss(context: Context): void {
  if (askLoss(context)) return;
  const { episode } = sceneOf(context.state);
  fall(context, concludeEncounter(context));
  settleEpisode(context, episode);
  nextReward(context);
}

/** Asks the next side that may take a reward; ends the scene after the last one. */
function nextReward(context: Context): void {
  const { state } = context;
  const scene = sceneOf(state);
  const next = scene.rewards[0];
  if (next === undefined) afterScene(context);
  else {
    scene.place = next;
    awaitMove(state, 'reward', ownerOf(state, sideNow(state).fighter));
  }
}

/** Continues after a reward. A reward in the GM's cut-scene ends the scene. */
export function afterReward(context: Context): void {
  const scene = sceneOf(context.state);
  if (scene.told === NONE) {
    scene.rewards.shift();
    nextReward(context);
  } else afterScene(context);
}

export function afterScene(context: Context): void {
  const after = endScene(context);
  if (after === 'nextTurn') nextTurn(context);
  else if (after === 'survivor') awaitMove(context.state, 'survive', context.state.players);
}
