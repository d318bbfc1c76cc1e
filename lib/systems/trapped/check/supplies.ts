import { reachableFrom } from '@/lib/kernel/graph';
import type { Issue } from '@/lib/kernel/issue';
import { remove, setTo } from '@/lib/tabletop/authoring/reporter';
import { compile } from '../engine/compile';
import { NONE } from '../engine/game';
import { effectsOf } from '../rules/effects';
import { nameIn } from '../rules/goals';
import { roomsBeside } from '../solver/monsters';
import { PLAYERS } from '../vocabulary';
import { report } from './codes';
import { conditionsIn, takenIn } from './event-parts';
import { idleThings } from './idle-things';
import type { Survey } from './survey';

export function* checkSupplies(survey: Survey): Generator<Issue> {
  yield* items(survey);
  yield* copies(survey);
  yield* idleThings(survey);
  const { setting, names } = survey;
  for (const { id, cause } of setting.losses) {
    if (cause.goal !== '' || cause.rounds !== null) continue;
    yield report(
      'trapped/disaster-without-cause',
      ['losses', id, 'cause'],
      `Nothing sets off ${names.of('loss', id)}. Pick a goal that does, or a number of rounds.`,
    );
  }
  const { length } = setting.extras;
  const most = Math.max(PLAYERS.max, setting.options.maxCharacters);
  if (length > 0 && length < most) {
    yield report(
      'trapped/few-extras',
      ['extras'],
      `${length} of ${most} Extras. A full table needs one for each player; it will have to invent the rest.`,
    );
  }
}

/** Reports things that everyone who leaves needs, because every route requires one, but that are too few. */
function* copies({ setting, names }: Survey): Generator<Issue> {
  const { map, place, escapes, items, options } = setting;
  if (!map.rooms.some(({ id }) => id === place.start)) return;
  const asked = new Set(map.passages.map(({ needsItem }) => needsItem));
  const kept = items.filter(({ id, kind }) => kind === 'item' && asked.has(id));
  if (kept.length === 0 || escapes.every(({ room, seats }) => room === '' || seats === null)) return;
  const most = Math.max(PLAYERS.max, options.maxCharacters);
  // Compiles only the things: compiling a large setting takes longer than the whole check may.
  const supplies = compile({ ...setting, goals: [], events: [], escapes: [] }).items;
  const all = reachableFrom([place.start], roomsBeside(map.passages));
  for (const { id } of kept) {
    const supply = supplies[items.findIndex((item) => item.id === id)]?.supply ?? NONE;
    if (supply === NONE || supply >= most) continue;
    const without = reachableFrom([place.start], roomsBeside(map.passages.filter(({ needsItem }) => needsItem !== id)));
    for (const way of escapes) {
      const people = Math.min(way.seats ?? 1, most);
      if (supply >= people || without.has(way.room) || !all.has(way.room)) continue;
      yield report(
        'trapped/too-few-copies',
        ['items', id, 'count'],
        `${people} people fit on ${names.of('escape', way.id)} and each needs ${names.of('item', id)} to get there, but there ${supply === 1 ? 'is only one' : `are only ${supply}`}. Add copies, or open another way.`,
        options.suitCount === null ? setTo(['items', id, 'count'], people, `Have ${people}`) : undefined,
      );
      break;
    }
  }
}

function* items({ setting, fromEvents, names }: Survey): Generator<Issue> {
  const { goals, escapes, monsters, map, events } = setting;
  const brought = new Set([...fromEvents.items, ...goals.flatMap(({ grants }) => grants.map(({ item }) => item))]);
  const needed = new Set([
    ...[...goals, ...escapes].flatMap(({ requires, requiresAny }) =>
      [...requires, ...requiresAny].filter(({ kind }) => kind === 'item').map(nameIn),
    ),
    ...map.passages.map(({ needsItem }) => needsItem),
  ]);
  const mentioned = new Set([
    ...monsters.flatMap(({ means, bait, cure }) => [...means.map(({ item }) => item), bait, cure]),
    ...monsters.flatMap(({ shuns, blinds }) =>
      [...shuns, ...blinds].flatMap((one) => (one.kind === 'item' ? [one.item] : [])),
    ),
    ...events.flatMap((event) => effectsOf(event).flatMap((effect) => ('item' in effect ? [effect.item] : []))),
    ...events.flatMap((event) => conditionsIn(event).flatMap(({ part }) => ('item' in part ? [part.item] : []))),
    ...events.flatMap((event) => takenIn(event).map(({ item }) => item)),
    ...events.flatMap(({ selectors }) => selectors.flatMap((selector) => ('item' in selector ? [selector.item] : []))),
  ]);
  for (const { id } of setting.items) {
    if (brought.has(id)) continue;
    const name = names.of('item', id);
    if (needed.has(id)) {
      yield report(
        'trapped/item-unobtainable',
        ['items', id],
        `Nothing brings ${name}, yet something needs it. Let a goal bring it.`,
      );
    } else if (!mentioned.has(id)) {
      yield report(
        'trapped/item-unused',
        ['items', id],
        `${name} is never used. Let a goal or an Event bring it, or remove it.`,
        remove([['items', id]], 'Remove it'),
      );
    }
  }
}
