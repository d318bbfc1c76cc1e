import { rankIndex, suitIndex } from '../rules/cards';
import { isRescue, isRouteDisabled } from '../rules/escape';
import { bindingGroups } from '../rules/goals';
import { isBlocked } from '../rules/passages';
import type { Goal, HouseRules, Requirement, Setting } from '../schema';
import { ATTRIBUTES } from '../vocabulary';
import { isPersonal } from './effect';
import {
  type Game,
  type GameEffect,
  type GameEventCard,
  type GameGoal,
  type GameItem,
  type GamePassage,
  type GameRoute,
  type GameSelector,
  type Groups,
  NONE,
} from './game';

/** Rounds after which a game ends, so that an unwinnable one stops; far beyond any evening's play. */
export const ROUND_LIMIT = 60;

/** Compiles a setting to numeric indexes. Dangling references become NONE, so that drafts are playable. */
export function compile(setting: Setting): Game {
  const places = placesOf(setting);
  const { options } = setting;
  const rooms = setting.map.rooms.map((room, i) => ({
    passages: places.passagesAt(i),
    corridor: room.kind === 'corridor',
  }));
  const start = Math.max(0, places.room(setting.place.start));
  const passages = setting.map.passages.map(
    (passage): GamePassage => ({
      ...places.ends(passage),
      kind: passage.kind,
      blocked: isBlocked(passage),
      opens: passage.opens,
      openedBy: places.goal(passage.openedBy),
      needs: places.item(passage.needsItem),
    }),
  );
  const events = setting.events.map((event) => compileEvent(event, places));
  const goals = setting.goals.map((goal, i) => compileGoal(goal, i, setting, places));
  const roomGoals = goals.filter(isWonByRoom);
  return {
    setting,
    options,
    // A setting without a map is played in a single room.
    rooms: rooms.length > 0 ? rooms : [{ passages: [], corridor: false }],
    start,
    passages,
    items: compileItems(setting, places),
    goals: goals.map((goal) => ({ ...goal, byRoom: roomGoals.indexOf(goal) })),
    routes: setting.escapes.map((way) => compileRoute(way, setting, places)),
    losses: setting.losses.map(({ cause, killsMonster }) => ({
      goal: places.goal(cause.goal),
      rounds: cause.rounds ?? NONE,
      killsMonster,
    })),
    monsters: setting.monsters.map((monster) => ({
      start: Math.max(0, places.room(monster.start)),
      crosses: monster.crosses,
      ignoresNeeds: monster.ignoresNeeds,
      killNeedsMeans: monster.killNeedsMeans,
      means: known(monster.means.map(({ item }) => places.item(item))),
      weaknessGoal: places.goal(monster.weaknessGoal),
      weaknessKnown: monster.weaknessKnownAtStart || options.weaknessKnownAtStart,
      defeats: monster.defeats,
    })),
    events,
    eventsOf: [0, 1, 2, 3].map((suit) => events.flatMap((event, i) => (event.suit === suit ? [i] : []))),
    hideouts: hideoutsOf(rooms, passages, start),
    secretGoals: setting.goals.flatMap(({ where }, i) => (where === 'secret' ? [i] : [])),
    monsterGoals: setting.goals.flatMap(({ kind }, i) => (kind === 'monster' ? [i] : [])),
    hiddenGoals: setting.goals.flatMap(({ hidden }, i) => (hidden ? [i] : [])),
    roomGoals: roomGoals.length,
    roundLimit: ROUND_LIMIT,
  };
}

type Places = ReturnType<typeof placesOf>;

const numbered = (entries: readonly { readonly id: string }[]) => {
  const numbers = new Map(entries.map(({ id }, i) => [id, i]));
  return (id: string): number => numbers.get(id) ?? NONE;
};

function placesOf({ map, goals, items, escapes, extras }: Setting) {
  const room = numbered(map.rooms);
  // A passage with a missing end, or with both ends in one room, connects nothing.
  const ends = (passage: Setting['map']['passages'][number]) => {
    const [a, b] = [room(passage.a), room(passage.b)];
    return a === NONE || b === NONE || a === b ? { a: NONE, b: NONE } : { a, b };
  };
  const touching = new Map<number, number[]>();
  for (const [i, passage] of map.passages.entries()) {
    const { a, b } = ends(passage);
    if (a === NONE) continue;
    for (const end of [a, b]) touching.set(end, [...(touching.get(end) ?? []), i]);
  }
  return {
    room,
    ends,
    goal: numbered(goals),
    item: numbered(items),
    route: numbered(escapes),
    passage: numbered(map.passages),
    extra: numbered(extras),
    passagesAt: (at: number): readonly number[] => touching.get(at) ?? [],
  };
}

const known = (numbers: readonly number[]) => [...new Set(numbers.filter((number) => number !== NONE))];

function compileItems({ items, goals, map, options }: Setting, places: Places): readonly GameItem[] {
  const suits = new Set(map.passages.filter(({ kind }) => kind === 'hull').map(({ needsItem }) => needsItem));
  return items.map((item) => {
    const count = suits.has(item.id) ? (options.suitCount ?? item.count) : item.count;
    return {
      thing: item.kind === 'item',
      supply: count ?? NONE,
      goals: goals.flatMap(({ id, grants }) =>
        grants.some((grant) => grant.item === item.id) ? [places.goal(id)] : [],
      ),
    };
  });
}

/** "Along the hull to a chosen spot": each character makes their own trip, to one of the rooms (ruling A37). */
const isWonByRoom = ({ kind, rooms, perCharacter }: GameGoal) => kind === 'reach' && perCharacter && rooms.length > 1;

function compileGoal(goal: Setting['goals'][number], number: number, setting: Setting, places: Places): GameGoal {
  const { options, map, losses } = setting;
  return {
    kind: goal.kind,
    where: goal.where,
    rooms: goal.where === 'rooms' ? known(goal.rooms.map(({ room }) => places.room(room))) : [],
    groups: compileGroups(goal, options, places),
    perCharacter: options.goalScope === 'mixed' ? goal.scope === 'character' : options.goalScope === 'character',
    byRoom: NONE,
    hidden: goal.hidden,
    hard: goal.toughness === 'monster',
    grants: known(goal.grants.map(({ item }) => places.item(item))),
    opens: map.passages.flatMap(({ opens, openedBy }, i) => (opens === 'goal' && openedBy === goal.id ? [i] : [])),
    losses: losses.flatMap(({ cause }, i) => (places.goal(cause.goal) === number ? [i] : [])),
    route: places.route(goal.route),
  };
}

function compileGroups(
  waiting: Pick<Goal, 'requires' | 'requiresAny'>,
  { prereqMode }: HouseRules,
  places: Places,
): Groups {
  const numberOf = (requirement: Requirement) => {
    const place = requirement.kind === 'goal' ? places.goal(requirement.goal) : places.item(requirement.item);
    return place === NONE ? [] : [requirement.kind === 'goal' ? place : ~place];
  };
  return bindingGroups(waiting, prereqMode)
    .map((group) => group.flatMap(numberOf))
    .filter((group) => group.length > 0);
}

function compileRoute(way: Setting['escapes'][number], { goals, options }: Setting, places: Places): GameRoute {
  const spoils = ({ id }: { readonly id: string }) => isRouteDisabled(way, goals, new Set([id]), options);
  return {
    groups: compileGroups(way, options, places),
    room: places.room(way.room),
    seats: way.seats ?? NONE,
    exits: goals.flatMap(({ kind, route }, i) => (kind === 'exit' && route === way.id ? [i] : [])),
    spoiledBy: isRescue(way) ? [] : goals.flatMap((goal, i) => (spoils(goal) ? [i] : [])),
    closed: isRouteDisabled(way, goals, new Set(), options),
  };
}

const BITES: ReadonlySet<GameEffect['kind']> = new Set(['monsterConflict', 'steal', 'hurt', 'test', 'suitTest']);

function compileEvent(event: Setting['events'][number], places: Places): GameEventCard {
  const effects = event.effects.map((effect) => compileEffect(effect, places));
  const selectors = event.selectors.map((selector) => compileSelector(selector, places));
  return {
    suit: suitIndex(event.suit),
    minRank: rankIndex(event.minRank),
    maxRank: rankIndex(event.maxRank),
    selectors,
    effects,
    feeling: selectors.find(({ kind }) => kind === 'relationship')?.suit ?? NONE,
    aboutRelated: effects.length > 0 && effects.every(({ kind, related }) => related || kind === 'cling'),
    // An Event without effects is the usual test, which needs a person to take it.
    personal: effects.length === 0 || event.selectors.length > 0 || effects.some(isPersonal),
    selective: effects.some(({ kind, related }) => related || kind === 'monsterConflict' || kind === 'steal'),
    bites: effects.length === 0 || effects.some(({ kind }) => BITES.has(kind)),
    once: event.once,
    turns: event.turns ?? NONE,
  };
}

const attributeIn = (value: { readonly attribute?: (typeof ATTRIBUTES)[number] }) =>
  value.attribute === undefined ? NONE : ATTRIBUTES.indexOf(value.attribute);

/** Union of all effects' and selectors' fields: all of them compile to one shape. */
type Loose = {
  readonly kind: string;
  readonly passage?: string;
  readonly room?: string;
  readonly item?: string;
  readonly extra?: string;
  readonly who?: string;
  readonly condition?: string;
  readonly turns?: number;
  readonly attribute?: (typeof ATTRIBUTES)[number];
};

function compileEffect(effect: Setting['events'][number]['effects'][number], places: Places): GameEffect {
  const loose: Loose = effect;
  return {
    kind: effect.kind,
    passage: places.passage(loose.passage ?? ''),
    room: places.room(loose.room ?? ''),
    item: places.item(loose.item ?? ''),
    attribute: attributeIn(loose),
    related: loose.who === 'related',
    conditional: (loose.condition ?? '').trim() !== '',
    turns: loose.turns ?? NONE,
  };
}

function compileSelector(selector: Setting['events'][number]['selectors'][number], places: Places): GameSelector {
  const loose: Loose = selector;
  return {
    kind: selector.kind,
    among: 'among' in selector ? selector.among : 'anyone',
    highest: 'extreme' in selector && selector.extreme === 'highest',
    attribute: attributeIn(loose),
    suit: 'suit' in selector ? suitIndex(selector.suit) : NONE,
    room: places.room(loose.room ?? ''),
    item: places.item(loose.item ?? ''),
    extra: places.extra(loose.extra ?? ''),
  };
}

/** Rooms reachable without equipment, so that secrets are not hidden where nobody can look; at least the start. */
function hideoutsOf(
  rooms: readonly { readonly passages: readonly number[] }[],
  passages: readonly GamePassage[],
  start: number,
): readonly number[] {
  const reached = new Set([start]);
  for (const room of reached) {
    for (const i of rooms[room]?.passages ?? []) {
      const passage = passages[i];
      if (!passage || passage.needs !== NONE || (passage.blocked && passage.opens === 'never')) continue;
      reached.add(passage.a === room ? passage.b : passage.a);
    }
  }
  const away = [...reached].filter((room) => room !== start);
  return away.length > 0 ? away : [start];
}
