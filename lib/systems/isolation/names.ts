import { remembered } from '@/lib/kernel/remembered';
import { titlesApart } from '@/lib/tabletop/apart';
import type { Siege } from './schema';

/** What is called how in a siege, each told apart from the others of its kind; none has no name. */
export const namesOf = remembered(({ cast, tasks, locale, stress, threat }: Siege) => ({
  people: titlesApart('Person', 'name', cast),
  tasks: titlesApart('Task', 'title', tasks),
  zones: titlesApart('Part', 'name', locale.zones),
  // In the order of the engine.
  events: titlesApart('Event', 'text', [...stress.events, ...threat.escalation, ...stress.relief]),
}));
