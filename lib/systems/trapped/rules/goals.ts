import type { Goal, HouseRules, Requirement } from '../schema';

/** Binding prerequisites: all of them, or only those the text states (house rule `prereqMode`). */
export type Binding = HouseRules['prereqMode'];

export interface Progress {
  readonly achieved: ReadonlySet<string>;
  readonly held: ReadonlySet<string>;
}

type Waiting = Pick<Goal, 'requires' | 'requiresAny'>;

/** At least one of each group must be met. Unconditional requirements form groups of one. */
export function bindingGroups(
  { requires, requiresAny }: Waiting,
  binding: Binding,
): readonly (readonly Requirement[])[] {
  const all = requires.filter(isPicked).filter((requirement) => binds(requirement, binding));
  const any = requiresAny.filter(isPicked);
  const groups = all.map((requirement) => [requirement]);
  return any.some((requirement) => binds(requirement, binding)) ? [...groups, any] : groups;
}

/** Drafts can hold requirements that name nothing yet; they are ignored. */
const isPicked = (requirement: Requirement) => nameIn(requirement) !== '';

const binds = ({ basis }: Requirement, binding: Binding) => binding === 'all' || basis === 'explicit';

const isMet = (requirement: Requirement, { achieved, held }: Progress) =>
  requirement.kind === 'goal' ? achieved.has(requirement.goal) : held.has(requirement.item);

export const nameIn = (requirement: Requirement): string =>
  requirement.kind === 'goal' ? requirement.goal : requirement.item;

/** Rules 2.5. */
export const unmetGroups = (waiting: Waiting, progress: Progress, binding: Binding) =>
  bindingGroups(waiting, binding).filter((group) => !group.some((requirement) => isMet(requirement, progress)));

/** Returns the rooms a goal is limited to; empty if it can be attempted anywhere. */
export const roomsOf = ({ where, rooms }: Pick<Goal, 'where' | 'rooms'>): readonly string[] =>
  where === 'rooms' ? rooms.map(({ room }) => room).filter((room) => room !== '') : [];
