import { remembered } from '@/lib/kernel/remembered';
import { titlesApart } from '@/lib/tabletop/wording';
import type { Siege } from './schema';

/** Returns all events, escalations and reliefs, in the engine's order. */
export const eventsOf = ({ stress, threat }: Siege) => [...stress.events, ...threat.escalation, ...stress.relief];

/** Returns display names of people, tasks, parts and events, unique within each kind and never empty. Cached. */
export const namesOf = remembered((body: Siege) => ({
  people: titlesApart('Person', 'name', body.cast),
  tasks: titlesApart('Task', 'title', body.tasks),
  zones: titlesApart('Part', 'name', body.locale.zones),
  events: titlesApart('Event', 'text', eventsOf(body)),
}));
