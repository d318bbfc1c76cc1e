import type { Requirement, Setting } from '../schema';

/** What entries are called in print, by id; undefined for an id that leads nowhere. */
export interface Names {
  readonly room: (id: string) => string | undefined;
  readonly item: (id: string) => string | undefined;
  readonly extra: (id: string) => string | undefined;
  readonly goal: (id: string) => string | undefined;
  /** Goals are numbered in the order of the list, so that sheets can refer to them briefly. */
  readonly goalNumber: (id: string) => number | undefined;
  /** "goal 3 and the locker’s key"; '' for no requirements. */
  readonly requirements: (requirements: readonly Requirement[], conjunction: 'and' | 'or', known: Known) => string;
}

/** Whether somebody may be told of a goal. */
export type Known = (goalId: string) => boolean;

export const titled = (title: string, noun: string): string => title.trim() || `Untitled ${noun}`;

export function namesOf(setting: Setting): Names {
  const rooms = byId(setting.map.rooms, ({ title }) => titled(title, 'room'));
  const items = byId(setting.items, ({ title }) => titled(title, 'thing'));
  const extras = byId(setting.extras, ({ name }) => titled(name, 'Extra'));
  const goals = byId(setting.goals, ({ title }) => titled(title, 'goal'));
  const numbers = new Map(setting.goals.map(({ id }, i) => [id, i + 1]));
  const item = (id: string) => items.get(id);
  const goalNumber = (id: string) => numbers.get(id);

  const nameOf = (requirement: Requirement, known: Known) => {
    if (requirement.kind === 'item') return item(requirement.item);
    const number = goalNumber(requirement.goal);
    if (number === undefined) return undefined;
    return known(requirement.goal) ? `goal ${number}` : 'something yet to be found out';
  };
  return {
    room: (id) => rooms.get(id),
    item,
    extra: (id) => extras.get(id),
    goal: (id) => goals.get(id),
    goalNumber,
    requirements: (requirements, conjunction, known) =>
      joined(unique(requirements.flatMap((requirement) => nameOf(requirement, known) ?? [])), conjunction),
  };
}

const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[], nameOf: (entry: Entry) => string) =>
  new Map(entries.map((entry) => [entry.id, nameOf(entry)]));

const unique = (words: readonly string[]) => [...new Set(words)];

/** "a, b and c". */
export function joined(words: readonly string[], conjunction: 'and' | 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
