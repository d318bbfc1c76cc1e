import { at, count } from '@/lib/kernel/at';
import { addLooseLinks, pairIndex } from '@/lib/tabletop/play/pairs';
import { degreeOf, effectOf, isSuccess, reaches } from '../rules/degrees';
import { DEGREES, type Degree, STANCES, type Stance } from '../vocabulary';
import { type Context, conflictOf, insiders, isInside, pairOf } from './context';
import { NONE } from './game';
import type { WhySafe } from './log';
import type { MoveOf } from './moves';
import { bystanders, emitLinks } from './proposals';
import { secondReading } from './rolls';
import { HELP_ROWS, KINDS, type PersonId, type State } from './state';
import { dealWounds } from './wounds';

/** Resolves the roll: its margin, degree and number of wounds (rules 5.3, 8). */
export function resolve(context: Context): void {
  const { state } = context;
  const conflict = conflictOf(state);
  const reading = secondReading(state);
  conflict.margin = reading.evens - reading.odds;
  conflict.degree = degreeOf(conflict.margin);
  conflict.place = conflict.active;
  tallyRoll(state);
  emitResult(context, reading);
  dealWounds(context, reading);
}

/** Resolves a conflict at Stress 0 without a roll, as a success (rules 7). */
export function resolveCalmly(context: Context): void {
  conflictOf(context.state).degree = 'basicSuccess';
  count(context.state.tally.kinds, KINDS.calm);
  emitResult(context, { evens: 0, odds: 0 });
}

function tallyRoll({ tally, conflict }: State): void {
  if (!conflict?.degree) return;
  const { task, against, degree, targets, stances } = conflict;
  count(at(tally.degrees, task === NONE ? tally.degrees.length - 1 : task), DEGREES.indexOf(degree));
  for (const target of targets) count(tally.stances, STANCES.indexOf(stances[target] ?? 'neutral'));
  count(tally.kinds, against === NONE ? KINDS.rolled : KINDS.against);
  if (against !== NONE) return;
  const helpers = targets.filter((target) => stances[target] === 'cooperate').length;
  const row = targets.length === 0 ? 0 : Math.min(HELP_ROWS - 1, helpers + 1);
  count(tally.helpTried, row);
  if (isSuccess(degree)) count(tally.helpWon, row);
}

function emitResult(
  { state, emit }: Context,
  { evens, odds }: { readonly evens: number; readonly odds: number },
): void {
  const { active, task, against, degree, isAutomatic } = conflictOf(state);
  if (!degree) return;
  emit?.({ type: 'resolved', active, task, against, degree, evens, odds, isAutomatic });
}

/** Applies a roll's effects on links and Stress (rules 6, 7). */
export function leaveMarks(context: Context): void {
  const { degree } = conflictOf(context.state);
  if (!degree) return;
  drawLinks(context, degree);
  changeStress(context, effectOf[degree].stress);
}

/** Adds the passing links of a result. */
function drawLinks(context: Context, degree: Degree): void {
  const { game, state } = context;
  const { active, targets, stances } = conflictOf(state);
  if (!isInside(state, active)) return;
  const { links } = effectOf[degree];
  const colour = isSuccess(degree) ? 'green' : 'red';
  const spared: Stance = colour === 'green' ? 'hostile' : 'cooperate';
  const others = bystanders(state).filter((person) => stances[person] === 'hostile' || game.rules.linksForDefaulted);
  for (const person of [...targets, ...others]) {
    if (stances[person] === spared || !isInside(state, person)) continue;
    const pair = pairOf(state, active, person);
    emitLinks(context, pair, 'result', addLooseLinks(pair, colour, links));
  }
}

/** Changes Stress, clamped to 0 and its ceiling, if there is one (rules 7). */
function changeStress({ game, state, emit }: Context, by: number): void {
  const from = state.stress;
  state.stress = Math.max(0, Math.min(game.rules.stressMax ?? Number.POSITIVE_INFINITY, from + by));
  if (state.stress !== from) emit?.({ type: 'stressChanged', from, to: state.stress });
}

/** Applies an event, an escalation or a relief. Each happens at most once a night. */
export function happen(context: Context, { event }: MoveOf<'event'>): void {
  const { game, state, emit } = context;
  const { delta } = at(game.events, event);
  state.happened[event] = true;
  state.hasHappened = true;
  emit?.({ type: 'happened', event, delta });
  changeStress(context, delta);
}

/** Marks the task as done or shut, and lets people out if it leads there (rules 15). */
export function settleTask(context: Context): void {
  const { game, state, emit } = context;
  const { task, degree, active, stances } = conflictOf(state);
  const rule = game.tasks[task];
  if (!rule || !degree) return;
  if (!reaches(degree, rule.from)) {
    if (rule.repeatable) return;
    state.shut[task] = true;
    emit?.({ type: 'taskShut', task });
    return;
  }
  count(state.tally.done, task);
  if (!state.done[task]) emit?.({ type: 'taskDone', task });
  state.done[task] = true;
  if (rule.ends === 'nothing') return;
  const isForAll = rule.everybody || rule.ends === 'over';
  const helps = (person: PersonId) => person === active || stances[person] === 'cooperate';
  getSafe(context, isForAll ? insiders(state) : insiders(state).filter(helps), rule.ends);
}

/** Marks people as safe, which is permanent. */
export function getSafe({ state, emit }: Context, people: readonly PersonId[], why: WhySafe): void {
  for (const person of people) at(state.people, person).where = 'safe';
  emit?.({ type: 'gotSafe', people, why });
}

/** Counts everybody's stance towards the Active, for playtests. */
export function countStances({ tally, conflict, people }: State): void {
  if (!conflict) return;
  const { active, stances } = conflict;
  for (let person = 0; person < people.length; person++) {
    const stance = stances[person];
    if (stance && person !== active) count(tally[stance], pairIndex(people.length, active, person));
  }
}
