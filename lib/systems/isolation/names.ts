import { titlesApart } from '@/lib/tabletop/apart';
import type { Siege } from './schema';

/** What is called how in a siege, each told apart from the others of its kind; none has no name. */
export interface Names {
  /** The cast. */
  readonly people: readonly string[];
  readonly tasks: readonly string[];
  readonly zones: readonly string[];
  /** Events, escalations and reliefs, in the order of the engine. */
  readonly events: readonly string[];
}

const known = new WeakMap<Siege, Names>();

/** The names of a siege; worked out once for each. */
export function namesOf(body: Siege): Names {
  const names = known.get(body) ?? collect(body);
  known.set(body, names);
  return names;
}

const nameOf = ({ name }: { readonly name: string }): string => name;

const collect = ({ cast, tasks, locale, stress, threat }: Siege): Names => ({
  people: titlesApart('Person', cast.map(nameOf)),
  tasks: titlesApart(
    'Task',
    tasks.map(({ title }) => title),
  ),
  zones: titlesApart('Part', locale.zones.map(nameOf)),
  events: titlesApart(
    'Event',
    [...stress.events, ...threat.escalation, ...stress.relief].map(({ text }) => text),
  ),
});
