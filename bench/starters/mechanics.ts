import type { Setting } from '@/lib/systems/trapped/schema';

type Event = Setting['events'][number];
type Plain = Readonly<Record<string, unknown>>;

/**
 * Fields that are no part of a mechanic: names of rooms, things and people, wording, and amounts. Suits and ranks of
 * cards, pictures and “only once” are left out with the fields of the Event itself.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'id',
  'room',
  'passage',
  'item',
  'goal',
  'monster',
  'extra',
  'clock',
  'question',
  'turns',
  'steps',
]);

/** Fields of follow-ups that hold branches or conditions. */
const PARTS: ReadonlySet<string> = new Set(['first', 'second', 'when']);

const USUAL_TEST = [{ kind: 'suitTest' }];

/**
 * Mechanic of an Event: its structure with names left out, as text. Events with the same text are the same to play:
 * condition, who, where, tests, branches, effects and their kinds. The order of a list and repeats in it do not count;
 * an Event in words alone is the usual test, and what “More happens” holds is part of the effects.
 */
export function mechanicOf({ onlyIf, selectors, effects, follows, turns }: Event): string {
  const all = [...effects, ...follows.flatMap((follow) => (follow.kind === 'also' ? follow.first : []))];
  const deciding = follows.filter(({ kind }) => kind !== 'also');
  const parts = [
    ['if', setOf(onlyIf)],
    ['who', setOf(selectors)],
    ['effects', setOf(all.length === 0 && deciding.length === 0 ? USUAL_TEST : all)],
    ['then', setOf(deciding)],
    ['lasts', turns === null ? '' : 'a while'],
  ];
  return parts.flatMap(([name, part]) => (part === '' ? [] : [`${name}: ${part}`])).join('; ');
}

/** True for an Event that only tells something: the rules then bring the usual test of its suit. */
export const isInWordsAlone = ({ effects, follows }: Pick<Event, 'effects' | 'follows'>): boolean =>
  effects.every(({ kind }) => kind === 'suitTest') && follows.every(isEmpty);

const isEmpty = (follow: Event['follows'][number]): boolean => follow.kind === 'also' && follow.first.length === 0;

/** Events of a setting by mechanic. */
export function mechanicsOf({ events }: Pick<Setting, 'events'>): ReadonlyMap<string, readonly Event[]> {
  const found = new Map<string, Event[]>();
  for (const event of events) {
    const mechanic = mechanicOf(event);
    found.set(mechanic, [...(found.get(mechanic) ?? []), event]);
  }
  return found;
}

/** Mechanics that two settings have in common, and their share of the shorter list. */
export function sharedBetween(one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) {
  const mechanics = [...one.keys()].filter((mechanic) => other.has(mechanic));
  const shorter = Math.min(one.size, other.size);
  return { mechanics, share: shorter === 0 ? 0 : mechanics.length / shorter };
}

/** Parts without repeats, in alphabetical order: "hurt(who target), seal". */
const setOf = (parts: readonly object[]): string =>
  [...new Set(parts.map((part) => structureOf(part as Plain)))].toSorted().join(', ');

/** A part by its kind and the fields that matter: "test(attribute fast, hurts true)". */
function structureOf({ kind, ...fields }: Plain): string {
  const told = Object.entries(fields).flatMap(([field, value]) => {
    if (PARTS.has(field)) return [`${field} [${setOf(value as readonly object[])}]`];
    // A test that takes a thing is another test than one that takes none.
    if (field === 'item' && kind === 'test') return [`takes ${value !== ''}`];
    // Conditions in words count as one that is there, or not.
    if (field === 'condition') return [`condition ${value !== ''}`];
    return LEFT_OUT.has(field) ? [] : [`${field} ${value}`];
  });
  return told.length === 0 ? String(kind) : `${kind}(${told.toSorted().join(', ')})`;
}
