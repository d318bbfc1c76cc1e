import type { Goal, HouseRules, Requirement } from '../schema';

/** Which prerequisites bind: all of them, or those the text states (house rule `prereqMode`). */
export type Binding = HouseRules['prereqMode'];

/** What a party has done and holds. */
export interface Progress {
  readonly achieved: ReadonlySet<string>;
  readonly held: ReadonlySet<string>;
}

type Waiting = Pick<Goal, 'requires' | 'requiresAny'>;

/** Groups of requirements of which one each must be met: a group of one for everything that is needed anyway. */
export function bindingGroups(
  { requires, requiresAny }: Waiting,
  binding: Binding,
): readonly (readonly Requirement[])[] {
  const all = requires.filter(isPicked).filter((requirement) => binds(requirement, binding));
  const any = requiresAny.filter(isPicked);
  const groups = all.map((requirement) => [requirement]);
  return any.some((requirement) => binds(requirement, binding)) ? [...groups, any] : groups;
}

/** A requirement that names nothing yet asks for nothing. */
const isPicked = (requirement: Requirement) => nameIn(requirement) !== '';

const binds = ({ basis }: Requirement, binding: Binding) => binding === 'all' || basis === 'explicit';

const isMet = (requirement: Requirement, { achieved, held }: Progress) =>
  requirement.kind === 'goal' ? achieved.has(requirement.goal) : held.has(requirement.item);

/** The id of what a requirement asks for. */
export const nameIn = (requirement: Requirement): string =>
  requirement.kind === 'goal' ? requirement.goal : requirement.item;

/** The groups that still wait (rules 2.5). */
export const unmetGroups = (waiting: Waiting, progress: Progress, binding: Binding) =>
  bindingGroups(waiting, binding).filter((group) => !group.some((requirement) => isMet(requirement, progress)));
