import { count } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import type { addLooseLinks } from '@/lib/tabletop/play/pairs';
import type { Colour } from '../vocabulary';
import { type Context, conflictOf, insiders, pairOf } from './context';
import { type Game, NONE } from './game';
import type { WhyLinked } from './log';
import type { RefusalCode } from './moves';
import type { Conflict, Pair, PersonId, Ruling, Shown } from './state';

/** Returns why a task cannot be proposed now; undefined if it can (rules 15). */
export function taskRefusal({ tasks }: Game, { done, shut }: Shown, task: number): RefusalCode | undefined {
  const rule = tasks[task];
  if (!rule) return 'no-such-choice';
  if (rule.requires.some((one) => !done[one])) return 'requires';
  if (done[task] && (rule.ends !== 'out' || rule.everybody)) return 'done';
  return shut[task] ? 'shut' : undefined;
}

/** Subject of a proposal: a task, something against a member of the group, or neither. */
export interface About {
  readonly task?: number;
  readonly against?: PersonId;
}

/** Returns a new conflict, before anyone is asked. */
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

/** Starts a conflict. The Active then chooses whom to ask. */
export function propose({ game, state }: Context, about: About): void {
  state.conflict = conflictAbout(game, state, about);
}

/** Tells whether a person can still be asked or declared elsewhere. */
export function isOpen(state: Shown, person: PersonId): boolean {
  const { active, against, targets, absent } = conflictOf(state);
  return person !== active && person !== against && !targets.includes(person) && !absent.includes(person);
}

/** Announces the proposal and adds the rulings that follow from the texts. */
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

/** Adds rulings from the texts for the Active, the targets and the defender. */
export function addRulings(game: Game, state: Shown): void {
  const { active, targets, against, rulings } = conflictOf(state);
  const rollers = [active, ...targets, ...(against === NONE ? [] : [against])];
  rulings.push(...rollers.map((person) => rulingOf(game, state, person)));
}

/** Returns a roller's extra dice according to the texts (rules 11). */
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

export const countLabels = (labels: Pair['labels'], colour: Colour): number =>
  labels.filter((label) => label.colour === colour).length;

/** Emits an event for each colour in which links changed (rules 6). */
export function emitLinks(
  { emit }: Context,
  { a, b }: Pair,
  why: WhyLinked,
  changes: ReturnType<typeof addLooseLinks>,
): void {
  for (const [colour, count] of changes) if (count !== 0) emit?.({ type: 'linked', a, b, colour, count, why });
}

/** Most dice from goal and bias together (ruling A7). */
export const goalDice = ({ rules }: Game): number => (rules.goalAndBias === 'one' ? 1 : 2);

/** Returns the people present who were not asked; they may turn Hostile (rules 9). */
export const bystanders = (state: Shown): readonly PersonId[] =>
  insiders(state).filter((person) => isOpen(state, person));

/** Returns the person for whom a seat decides; NONE for decisions of the GM or about a pair. */
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
