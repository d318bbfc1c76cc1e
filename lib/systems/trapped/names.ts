import type { Suit } from '@/lib/tabletop/cards/playing-cards';
import { joined, titled } from '@/lib/tabletop/words/wording';
import type { Requirement, Setting } from './schema';
import { EVENT_CATEGORY } from './vocabulary';

/** Names of the kinds of Event, on screen and paper. */
const KIND_NAMES: Readonly<Record<(typeof EVENT_CATEGORY)[Suit], string>> = {
  relationship: 'Relationships',
  opportunity: 'Opportunity',
  technical: 'Breakdowns',
  violence: 'Violence',
};

/** Returns the name of the Events of a suit. */
export const eventKind = (suit: Suit): string => KIND_NAMES[EVENT_CATEGORY[suit]];

/** Printed names of entries by id; undefined for missing entries. */
export interface Names {
  readonly room: (id: string) => string | undefined;
  readonly item: (id: string) => string | undefined;
  readonly extra: (id: string) => string | undefined;
  readonly goal: (id: string) => string | undefined;
  /** Its place in the list, for brief references on sheets. */
  readonly goalNumber: (id: string) => number | undefined;
  /** A thing that somebody must have: "Rope", or "Rope in hand" if that is whoever tries; [] for a missing one. */
  readonly needed: (requirement: Extract<Requirement, { kind: 'item' }>) => string | readonly [];
  /** "goals 3, 5 and the locker’s key"; '' if there are none. Unknown goals are not named. */
  readonly requirements: (requirements: readonly Requirement[], conjunction: 'and' | 'or', known: Known) => string;
}

export type Known = (goalId: string) => boolean;

export function namesOf(setting: Setting): Names {
  const rooms = byId(setting.map.rooms, ({ title }) => titled(title, 'room'));
  const items = byId(setting.items, ({ title }) => titled(title, 'thing'));
  const extras = byId(setting.extras, ({ name }) => titled(name, 'Extra'));
  const goalTitles = byId(setting.goals, ({ title }) => titled(title, 'goal'));
  const numbers = new Map(setting.goals.map(({ id }, i) => [id, i + 1]));
  const facts = new Set(setting.items.filter(({ kind }) => kind === 'flag').map(({ id }) => id));
  const item = (id: string) => items.get(id);
  const goalNumber = (id: string) => numbers.get(id);

  const needed = ({ item: id, holder }: Extract<Requirement, { kind: 'item' }>): string | readonly [] => {
    const name = item(id);
    if (name === undefined) return [];
    return holder === 'hand' && !facts.has(id) ? `${name} in hand` : name;
  };
  const requirements = (wanted: readonly Requirement[], conjunction: 'and' | 'or', known: Known) => {
    const ids = wanted.flatMap((requirement) => (requirement.kind === 'goal' ? requirement.goal : []));
    const shown = ids.filter(known).flatMap((id) => goalNumber(id) ?? []);
    const isAnyHidden = ids.some((id) => !known(id) && goalNumber(id) !== undefined);
    const things = wanted.flatMap((requirement) => (requirement.kind === 'item' ? needed(requirement) : []));
    const [first, ...numbers] = unique(shown)
      .toSorted((one, other) => one - other)
      .map(String);
    const goals = first === undefined ? [] : [`${numbers.length > 0 ? 'goals' : 'goal'} ${first}`, ...numbers];
    return joined(
      [...goals, ...unique(things), ...(isAnyHidden ? ['something yet to be found out'] : [])],
      conjunction,
    );
  };
  return {
    room: (id) => rooms.get(id),
    item,
    extra: (id) => extras.get(id),
    goal: (id) => goalTitles.get(id),
    goalNumber,
    needed,
    requirements,
  };
}

const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[], nameOf: (entry: Entry) => string) =>
  new Map(entries.map((entry) => [entry.id, nameOf(entry)]));

const unique = <Word>(words: readonly Word[]) => [...new Set(words)];
