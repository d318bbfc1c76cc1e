import { remembered } from '@/lib/kernel/remembered';
import { titlesApart } from '@/lib/tabletop/wording';
import type { Siege } from './schema';

/** All that can happen: events, escalations and reliefs in the order of the engine. */
export const eventsOf = ({ stress, threat }: Siege) => [...stress.events, ...threat.escalation, ...stress.relief];

/** What is called how in a siege, each told apart from the others of its kind; none has no name. */
export const namesOf = remembered((body: Siege) => ({
  people: titlesApart('Person', 'name', body.cast),
  tasks: titlesApart('Task', 'title', body.tasks),
  zones: titlesApart('Part', 'name', body.locale.zones),
  events: titlesApart('Event', 'text', eventsOf(body)),
}));
