import { groupedBy } from '@/lib/kernel/grouped';
import type { Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import { allEffects } from '../rules/effects';
import { isBlocked } from '../rules/passages';
import type { Event, Setting } from '../schema';
import { listed, report } from './codes';
import { effectsIn } from './event-parts';
import type { Survey } from './survey';

/** Reports parts of Events that can never do anything, however the game goes: one issue for each thing or passage. */
export function* idleEvents(survey: Survey): Generator<Issue> {
  yield* withoutHolder(survey);
  yield* openingNothing(survey);
}

/** A line of an Event, and what it names: a thing or a passage, or '' if the GM chooses. */
interface Line {
  readonly event: string;
  readonly path: Path;
  readonly what: string;
}

function* withoutHolder(survey: Survey): Generator<Issue> {
  const { setting, names } = survey;
  const known = new Map(setting.items.map((item) => [item.id, item]));
  const held = new Set([...broughtIn(survey)].filter((id) => known.get(id)?.kind === 'item'));
  const isIdle = ({ what }: Line) => (what === '' ? held.size === 0 : known.has(what) && !held.has(what));
  const idle = setting.events.flatMap(victimsOf).filter(isIdle);
  for (const [what, [first, ...others]] of groupedBy(idle, (line) => line.what)) {
    const isFact = known.get(what)?.kind === 'flag';
    const thing = what === '' ? 'something' : names.of('item', what);
    const why = isFact ? 'a fact has no holder: once learned, all know it' : 'nothing brings that';
    const cure = isFact
      ? 'Name a thing, or let it strike somebody else.'
      : 'Let a goal or an Event bring it, or name something else.';
    yield report(
      'trapped/event-without-holder',
      first.path,
      `${eventsIn(survey, [first, ...others], 'strike')} whoever holds ${thing}, but ${why}. ${cure}`,
    );
  }
}

function* openingNothing(survey: Survey): Generator<Issue> {
  const { setting } = survey;
  const shut = shuttableIn(setting);
  const known = new Set(setting.map.passages.map(({ id }) => id));
  const isIdle = ({ what }: Line) => (what === '' ? shut.size === 0 : known.has(what) && !shut.has(what));
  const idle = setting.events.flatMap(openedBy).filter(isIdle);
  for (const [what, [first, ...others]] of groupedBy(idle, (line) => line.what)) {
    const way = what === '' ? 'a passage, but nothing blocks any' : `${wayIn(survey, what)}, but nothing blocks it`;
    yield report(
      'trapped/event-opens-nothing',
      first.path,
      `${eventsIn(survey, [first, ...others], 'open')} ${way}. Say what does, or let another Event close it.`,
    );
  }
}

/** Formats the Events of some lines and what they do: "“Theft” strikes" or "“Theft” and “Thirst” strike". */
function eventsIn({ names }: Survey, lines: readonly Line[], verb: string): string {
  const events = [...new Set(lines.map(({ event }) => event))];
  return `${listed(events.map((id) => names.of('event', id)))} ${verb}${events.length === 1 ? 's' : ''}`;
}

/** Lines that name a thing which somebody must hold for the Event to strike. */
const victimsOf = (event: Event): readonly Line[] => [
  ...event.selectors.flatMap(({ id, ...selector }) =>
    selector.kind === 'holder'
      ? [{ event: event.id, path: ['events', event.id, 'selectors', id, 'item'], what: selector.item }]
      : [],
  ),
  ...effectsIn(event).flatMap(({ part, path }) =>
    part.kind === 'steal' || (part.kind === 'drop' && part.item !== '')
      ? [{ event: event.id, path: [...path, 'item'], what: part.item }]
      : [],
  ),
];

const openedBy = (event: Event): readonly Line[] =>
  effectsIn(event).flatMap(({ part, path }) =>
    part.kind === 'unseal' ? [{ event: event.id, path: [...path, 'passage'], what: part.passage }] : [],
  );

/** Things and facts that goals and Events bring. */
export const broughtIn = ({ setting, fromEvents }: Survey): ReadonlySet<string> =>
  new Set([...fromEvents.items, ...setting.goals.flatMap(({ grants }) => grants.map(({ item }) => item))]);

/** Passages that are blocked at the start, or that an Event can close. */
function shuttableIn({ events, clocks, map: { passages } }: Setting): ReadonlySet<string> {
  const effects = allEffects({ events, clocks });
  const closing = effects.flatMap((effect) => (effect.kind === 'seal' ? [effect.passage] : []));
  const shut = effects.flatMap((effect) => (effect.kind === 'shutRoom' ? [effect.room] : []));
  const isAny = closing.includes('') || shut.includes('');
  const closable = isAny
    ? passages
    : passages.filter((way) => isBlocked(way) || shut.includes(way.a) || shut.includes(way.b));
  return new Set([...closable.map(({ id }) => id), ...closing.filter(Boolean)]);
}

function wayIn({ setting, names }: Survey, passage: string): string {
  const way = setting.map.passages.find(({ id }) => id === passage);
  return way ? `the way from ${names.of('room', way.a)} to ${names.of('room', way.b)}` : 'a passage';
}
