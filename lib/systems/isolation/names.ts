import { memoize } from '@/lib/kernel/memoize';
import { uniqueTitles } from '@/lib/tabletop/words/wording';
import type { Siege } from './schema';

/** Returns all events, escalations and reliefs, in the engine's order. */
export const eventsOf = ({ stress, threat }: Siege) => [...stress.events, ...threat.escalation, ...stress.relief];

/** Returns display names of people, tasks, parts and events, unique within each kind and never empty. Cached. */
export const namesOf = memoize((body: Siege) => ({
  people: uniqueTitles('Person', 'name', body.cast),
  tasks: uniqueTitles('Task', 'title', body.tasks),
  zones: uniqueTitles('Part', 'name', body.locale.zones),
  events: uniqueTitles('Event', 'text', eventsOf(body)),
}));

/** Returns the names of two people of the cast, such as those of a link. */
export function pairName(body: Siege, { a, b }: Readonly<Record<'a' | 'b', string>>): string {
  const { people } = namesOf(body);
  const nameOf = (id: string) => people[body.cast.findIndex((one) => one.id === id)] ?? 'somebody';
  return `${nameOf(a)} and ${nameOf(b)}`;
}
