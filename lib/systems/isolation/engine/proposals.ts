import { count } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import type { addLooseLinks } from '@/lib/tabletop/pairs';
import type { Colour } from '../vocabulary';
import { type Context, conflictOf, insiders, pairOf } from './context';
import { type Game, NONE } from './game';
import type { WhyLinked } from './log';
import type { Refusal } from './moves';
import type { Conflict, Pair, PersonId, Ruling, Shown } from './state';

/** Why a task cannot be proposed now; undefined if it can (rules 15). */
export function taskRefusal({ tasks }: Game, { done, shut }: Shown, task: number): Refusal | undefined {
  const rule = tasks[task];
  if (!rule) return 'no-such-choice';
  if (rule.requires.some((one) => !done[one])) return 'requires';
  if (done[task] && (rule.ends !== 'out' || rule.everybody)) return 'done';
  return shut[task] ? 'shut' : undefined;
}

/** What is proposed: a task, something against a member of the group, or neither. */
export interface About {
  readonly task?: number;
  readonly against?: PersonId;
}

/** A proposal before anybody is asked. */
export function conflictAbout(game: Game, state: Shown, { task = NONE, against = NONE }: About): Conflict {
  const { people, last: active } = state;
  return {
    active,
    task,
    against,
    targets: [],
    absent: [],
    isDangerous: against !== NONE || (game.tasks[task]?.dangerous ?? false),
    isAutomatic: false,
    difficulty: 0,
    rulings: [],
    place: 0,
    ruled: [],
    rolls: [],
    answers: [],
    stances: filled<Conflict['stances'][number]>(people.length, null),
    degree: null,
    margin: 0,
    wounds: 0,
    cause: 'threat',
    levels: people.map(({ level }) => level),
  };
}

/** What it is about; who is asked comes next. */
export function propose({ game, state }: Context, about: About): void {
  state.conflict = conflictAbout(game, state, about);
}

/** Somebody who can still be asked, or said to be elsewhere. */
export function isOpen(state: Shown, person: PersonId): boolean {
  const { active, against, targets, absent } = conflictOf(state);
  return person !== active && person !== against && !targets.includes(person) && !absent.includes(person);
}

/** The proposal stands: everybody hears it, and texts say what bears on it. */
export function endAsking({ game, state, emit }: Context): void {
  const conflict = conflictOf(state);
  const { active, task, against, targets, absent } = conflict;
  const { tally } = state;
  count(tally.proposed, active);
  for (const target of targets) count(tally.asked, target);
  if (task !== NONE) {
    count(tally.tried, task);
    if (targets.length === 0) count(tally.alone, task);
  }
  addRulings(game, state);
  emit?.({ type: 'proposed', active, task, against, targets: targets.slice(), absent: absent.slice() });
}

/** What the texts say of the active one, the targets and the one it is directed against. */
export function addRulings(game: Game, state: Shown): void {
  const { active, targets, against, rulings } = conflictOf(state);
  const rollers = [active, ...targets, ...(against === NONE ? [] : [against])];
  rulings.push(...rollers.map((person) => rulingOf(game, state, person)));
}

/** What the texts say of one who rolls (rules 11). */
function rulingOf(game: Game, state: Shown, person: PersonId): Ruling {
  const { active, task } = conflictOf(state);
  const rule = game.tasks[task];
  const most = goalDice(game);
  const between = rule && person !== active ? pairOf(state, person, active).labels : [];
  const labels = between.filter(({ written }) => rule?.labels[written]);
  return {
    person,
    profession: Number(rule?.professions[person] ?? false),
    serves: Math.min(most, rule?.serves[person] ?? 0),
    violates: Math.min(most, rule?.violates[person] ?? 0),
    rolePlay: 0,
    greenLabels: countLabels(labels, 'green'),
    redLabels: countLabels(labels, 'red'),
  };
}

/** Links of a colour that have a label. */
export const countLabels = (labels: Pair['labels'], colour: Colour): number =>
  labels.filter((label) => label.colour === colour).length;

/** Says which links between two people came or went, and why (rules 6). */
export function tellLinks(
  { emit }: Context,
  { a, b }: Pair,
  why: WhyLinked,
  changes: ReturnType<typeof addLooseLinks>,
): void {
  for (const [colour, count] of changes) if (count !== 0) emit?.({ type: 'linked', a, b, colour, count, why });
}

/** Dice that goal and bias bring together at most (ruling A7). */
export const goalDice = ({ rules }: Game): number => (rules.goalAndBias === 'one' ? 1 : 2);

/** Everybody who is there, was not asked, and may turn Hostile (rules 9). */
export const bystanders = (state: Shown): readonly PersonId[] =>
  insiders(state).filter((person) => isOpen(state, person));

/** The person for whom somebody decides; NONE where it is the GM's own decision, or a pair's. */
export function deciding(state: Shown): PersonId {
  switch (state.phase) {
    case 'propose':
      return state.last;
    case 'ask':
    case 'roll':
      return conflictOf(state).active;
    case 'stance':
      return conflictOf(state).targets[conflictOf(state).place] ?? NONE;
    case 'oppose':
      return bystanders(state)[conflictOf(state).place] ?? NONE;
    default:
      return NONE;
  }
}
