import type { Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import { isBlocked } from '../rules/passages';
import type { Effect, Event, Selector, Setting } from '../schema';
import { report } from './codes';
import type { Survey } from './survey';

/** Reports parts of Events that can never do anything, however the game goes. */
export function* idleEvents(survey: Survey): Generator<Issue> {
  const { setting, names } = survey;
  const brought = broughtIn(survey);
  const shut = shuttableIn(setting);
  const knownItems = new Set(setting.items.map(({ id }) => id));
  const knownPassages = new Set(setting.map.passages.map(({ id }) => id));
  for (const event of setting.events) {
    for (const [path, item] of victimsOf(event)) {
      if (brought.has(item) || !knownItems.has(item)) continue;
      yield report(
        'trapped/event-without-holder',
        path,
        `${names.of('event', event.id)} strikes whoever holds ${names.of('item', item)}, but nothing brings that. Let a goal or an Event bring it, or name something else.`,
      );
    }
    for (const effect of event.effects) {
      if (effect.kind !== 'unseal') continue;
      const { passage } = effect;
      if (passage === '' ? shut.size > 0 : shut.has(passage) || !knownPassages.has(passage)) continue;
      yield report(
        'trapped/event-opens-nothing',
        ['events', event.id, 'effects', effect.id, 'passage'],
        `${names.of('event', event.id)} opens ${passage === '' ? 'a passage, but nothing blocks any' : `${wayIn(survey, passage)}, but nothing blocks it`}. Say what does, or let another Event close it.`,
      );
    }
  }
}

/** Fields that name a thing which somebody must hold for the Event to strike. */
function victimsOf({ id, selectors, effects }: Event): readonly (readonly [Path, string])[] {
  const named = (list: string, parts: readonly (Selector | Effect)[], kind: string) =>
    parts.flatMap((part) =>
      part.kind === kind && 'item' in part && part.item !== ''
        ? [[['events', id, list, part.id, 'item'], part.item] as const]
        : [],
    );
  return [...named('selectors', selectors, 'holder'), ...named('effects', effects, 'steal')];
}

/** Things and facts that goals and Events bring. */
export const broughtIn = ({ setting, fromEvents }: Survey): ReadonlySet<string> =>
  new Set([...fromEvents.items, ...setting.goals.flatMap(({ grants }) => grants.map(({ item }) => item))]);

/** Passages that are blocked at the start, or that an Event can close. */
function shuttableIn({ events, map: { passages } }: Setting): ReadonlySet<string> {
  const closing = events.flatMap(({ effects }) =>
    effects.flatMap((effect) => (effect.kind === 'seal' ? [effect.passage] : [])),
  );
  const closable = closing.includes('') ? passages : passages.filter(isBlocked);
  return new Set([...closable.map(({ id }) => id), ...closing.filter(Boolean)]);
}

function wayIn({ setting, names }: Survey, passage: string): string {
  const way = setting.map.passages.find(({ id }) => id === passage);
  return way ? `the way from ${names.of('room', way.a)} to ${names.of('room', way.b)}` : 'a passage';
}
