import { at, count } from '@/lib/kernel/at';
import { nextRoller, readDice } from '@/lib/tabletop/dice/dice';
import { awaitMove } from '@/lib/tabletop/play/step-by-step';
import { openFrom } from '../rules/stances';
import type { Stance } from '../vocabulary';
import { type Context, closingOf, conflictOf, insiders, ownerOf } from './context';
import { finish } from './ending';
import { NONE } from './game';
import { isAlone, needsDifficulty } from './pools';
import { bystanders, deciding, endAsking } from './proposals';
import { countStances, getSafe, leaveMarks, resolve, resolveCalmly, settleTask } from './results';
import { bestFor, prepareAnswer, prepareRoll, rollsNow } from './rolls';
import { endSession, nextPair, pairOwner, readPair } from './sessions';
import { KINDS, OPPOSED, type PersonId } from './state';
import { settleWounds, sufferers, wound } from './wounds';

// Control flow: advances the game until a seat has to decide (rules 14). The other modules only change the state.

// Before the night, and between conflicts.

export function afterPick(context: Context): void {
  const { state } = context;
  if (state.awaited + 1 < state.players) awaitMove(state, 'pick', state.awaited + 1);
  else beginSession(context);
}

function beginSession(context: Context): void {
  const { state, emit } = context;
  emit?.({ type: 'sessionBegan', session: state.session });
  askScene(context);
}

function askScene(context: Context): void {
  const { state } = context;
  state.conflict = null;
  state.hasHappened = false;
  if (insiders(state).length === 0) finish(context);
  else awaitMove(state, 'scene', state.players);
}

export const askProposal = ({ state }: Context): void => awaitMove(state, 'propose', ownerOf(state, state.last));

/** Ends a conflict without a proposal. */
export function passTime(context: Context): void {
  const { state, emit } = context;
  count(state.tally.kinds, KINDS.passed);
  emit?.({ type: 'timePassed' });
  endConflict(context);
}

export const askHelp = ({ state }: Context): void => awaitMove(state, 'ask', ownerOf(state, conflictOf(state).active));

// A conflict up to its roll.

/**
 * At Stress 0, tasks that are not dangerous succeed without a roll, and the GM decides about other proposals. Duels,
 * and tasks that need a Complete Success, are always rolled (rules 7, 15).
 */
export function afterAsking(context: Context): void {
  const { game, state } = context;
  endAsking(context);
  const { task, against } = conflictOf(state);
  const rule = game.tasks[task];
  if (state.stress > 0 || against !== NONE || rule?.from === 'completeSuccess') askLoneDifficulty(context);
  else if (rule && !rule.dangerous) afterCalm(context, true);
  else awaitMove(state, 'calm', state.players);
}

export function afterCalm(context: Context, isCalm: boolean): void {
  const conflict = conflictOf(context.state);
  conflict.isAutomatic = isCalm;
  if (isCalm) askStance(context);
  else askLoneDifficulty(context);
}

/** Asks for the Difficulty first if green dice depend on it, as in lone attempts (rules 5.3); otherwise for rulings. */
function askLoneDifficulty(context: Context): void {
  const { game, state } = context;
  const conflict = conflictOf(state);
  if (isAlone(conflict) && needsDifficulty(game, conflict)) awaitMove(state, 'difficulty', state.players);
  else awaitMove(state, 'rule', state.players);
}

export function afterDifficulty(context: Context): void {
  const { state } = context;
  if (conflictOf(state).rolls.length === 0) awaitMove(state, 'rule', state.players);
  else askAnswer(context);
}

export function afterRulings(context: Context): void {
  const { game, state } = context;
  const conflict = conflictOf(state);
  conflict.place = 0;
  prepareRoll(context);
  if (game.isTyped) askDice(context);
  else awaitMove(state, 'roll', ownerOf(state, conflict.active));
}

/** Waits for typed dice; continues at once if none are due. */
export function askDice(context: Context): void {
  awaitMove(context.state, 'dice', context.state.players);
  afterDie(context);
}

export function afterDie(context: Context): void {
  const { state } = context;
  if (nextRoller(rollsNow(state))) return;
  if (state.closing) afterPairRoll(context);
  else if (conflictOf(state).answers.length > 0) afterAnswer(context);
  else afterRoll(context);
}

function afterRoll(context: Context): void {
  const { state, emit } = context;
  const rolls = readDice(conflictOf(state).rolls);
  emit?.({ type: 'rolled', rolls });
  askStance(context);
}

// Stances.

/** Lets the next person who was asked choose a stance. Takes it automatically if only one is possible. */
function askStance(context: Context): void {
  const { game, state } = context;
  const conflict = conflictOf(state);
  for (; conflict.place < conflict.targets.length; conflict.place++) {
    const person = at(conflict.targets, conflict.place);
    const best = bestFor(game, state, person);
    if (openFrom(best).length > 1) {
      awaitMove(state, 'stance', ownerOf(state, person));
      return;
    }
    takeStance(context, person, best);
  }
  conflict.place = 0;
  if (conflict.isAutomatic) {
    resolveCalmly(context);
    settle(context);
  } else askOpposition(context);
}

function takeStance({ game, state, emit }: Context, person: PersonId, stance: Stance): void {
  conflictOf(state).stances[person] = stance;
  emit?.({ type: 'stanceTaken', person, stance, best: bestFor(game, state, person) });
}

/** Asks the next bystander whether to turn Hostile. */
function askOpposition(context: Context): void {
  const { game, state } = context;
  const conflict = conflictOf(state);
  const next = bystanders(state)[conflict.place];
  if (next !== undefined) awaitMove(state, 'oppose', ownerOf(state, next));
  else if (conflict.difficulty === 0 && needsDifficulty(game, conflict)) {
    awaitMove(state, 'difficulty', state.players);
  } else askAnswer(context);
}

/** Applies the chosen stance of a person who was asked, or of a bystander. */
export function afterStance(context: Context, stance: Stance): void {
  const { state } = context;
  const [wasAsked, person] = [state.phase === 'stance', deciding(state)];
  conflictOf(state).place += 1;
  if (wasAsked) takeStance(context, person, stance);
  else oppose(context, person, stance);
  if (wasAsked) askStance(context);
  else askOpposition(context);
}

function oppose({ state, emit }: Context, person: PersonId, stance: Stance): void {
  conflictOf(state).stances[person] = stance;
  if (stance !== 'hostile') return;
  count(state.tally.stances, OPPOSED);
  emit?.({ type: 'opposed', person });
}

// Results.

function askAnswer(context: Context): void {
  const { game, state } = context;
  prepareAnswer(context);
  if (game.isTyped) askDice(context);
  else awaitMove(state, 'answer', state.players);
}

function afterAnswer(context: Context): void {
  const { state, emit } = context;
  const rolls = readDice(conflictOf(state).answers);
  emit?.({ type: 'answered', rolls });
  resolve(context);
  afterWound(context);
}

/** Distributes the wounds. Asks the GM only if there is a choice. Wounds that nobody can take are dropped. */
export function afterWound(context: Context): void {
  const { state } = context;
  const conflict = conflictOf(state);
  while (conflict.wounds > 0) {
    const [first, second] = sufferers(state);
    if (first === undefined) break;
    if (second !== undefined) {
      awaitMove(state, 'wound', state.players);
      return;
    }
    wound(context, { person: first });
  }
  settle(context);
}

/** Applies deaths, links, Stress, the task and escapes, in this order (rules 15, ruling A27). */
function settle(context: Context): void {
  const { state } = context;
  countStances(state);
  settleWounds(context);
  if (!conflictOf(state).isAutomatic) leaveMarks(context);
  settleTask(context);
  endConflict(context);
}

/** Ends the conflict. Help may come, and the session or the night may be over (rules 15). */
function endConflict(context: Context): void {
  const { game, state } = context;
  const { rescueAfter, conflictsPerSession, sessions } = game.body.siege;
  state.conflicts += 1;
  state.tally.stress.push(state.stress);
  state.conflict = null;
  const inside = insiders(state);
  if (state.conflicts === rescueAfter && inside.length > 0) getSafe(context, inside, 'help');
  const isSessionOver = state.conflicts % conflictsPerSession === 0;
  const isLast = isSessionOver && state.session + 1 === sessions;
  if (isLast || insiders(state).length === 0) finish(context);
  else if (isSessionOver) askPair(context);
  else askScene(context);
}

// The end of a session.

export function askPair(context: Context): void {
  const { state, emit } = context;
  if (nextPair(state)) {
    awaitMove(state, 'pair', pairOwner(state));
    return;
  }
  endSession(context);
  emit?.({ type: 'sessionEnded', session: state.session });
  state.session += 1;
  beginSession(context);
}

function afterPairRoll(context: Context): void {
  const { state } = context;
  readPair(context);
  if (closingOf(state).ahead) awaitMove(state, 'change', pairOwner(state));
  else askPair(context);
}
