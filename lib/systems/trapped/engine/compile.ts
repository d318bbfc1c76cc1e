import { SUITS } from '@/lib/tabletop/cards/playing-cards';
import { eventOfClock } from '../rules/clocks';
import { isRescue, isRouteDisabled } from '../rules/escape';
import { bindingGroups } from '../rules/goals';
import { isUsualMonster } from '../rules/monster';
import { isBlocked } from '../rules/passages';
import type { Goal, HouseRules, Requirement, Setting } from '../schema';
import { compileClocks, movesOf } from './compile-clocks';
import { compileEvent } from './compile-events';
import { compileMonster } from './compile-monsters';
import { type Game, type GameGoal, type GameItem, type GamePassage, type GameRoute, type Groups, NONE } from './game';
import { known, type Places, placesOf } from './places';

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
      needsInRoom: passage.needsHolder === 'room',
    }),
  );
  const clockEvents = setting.clocks.flatMap((clock) => eventOfClock(clock) ?? []);
  const events = [...setting.events, ...clockEvents].map((event) => compileEvent(event, places));
  const goals = setting.goals.map((goal, i) => compileGoal(goal, i, setting, places));
  const roomGoals = goals.filter(isWonByRoom);
  const monsters = setting.monsters.map((monster) => compileMonster(monster, options, places));
  const routes = setting.escapes.map((way) => compileRoute(way, setting, places));
  const needsHands = [...goals, ...routes].some(({ groups }) => groups.flat().some((one) => ~one >= places.items));
  return {
    setting,
    options,
    // A setting without a map is played in a single room.
    rooms: rooms.length > 0 ? rooms : [{ passages: [], corridor: false }],
    start,
    passages,
    items: compileItems(setting, places),
    goals: goals.map((goal) => ({ ...goal, byRoom: roomGoals.indexOf(goal) })),
    routes,
    losses: setting.losses.map(({ cause, killsMonster }) => ({
      goal: places.goal(cause.goal),
      rounds: cause.rounds ?? NONE,
      killsMonster,
    })),
    monsters,
    hasUsualMonsters: monsters.every(({ isUsual }) => isUsual),
    clocks: compileClocks(setting),
    events,
    clockEvents,
    eventsOf: SUITS.map((suit) => setting.events.flatMap((event, i) => (event.suit === suit ? [i] : []))),
    hideouts: hideoutsOf(rooms, passages, start),
    secretGoals: setting.goals.flatMap(({ where }, i) => (where === 'secret' ? [i] : [])),
    monsterGoals: setting.goals.flatMap(({ kind }, i) => (kind === 'monster' ? [i] : [])),
    hiddenGoals: setting.goals.flatMap(({ hidden }, i) => (hidden ? [i] : [])),
    roomGoals: roomGoals.length,
    roundLimit: ROUND_LIMIT,
    needsHands,
    isWide: needsHands || isWide(setting),
  };
}

/** Tells whether a setting uses what version 2 added. */
const isWide = ({ events, items, map, monsters, clocks }: Setting): boolean =>
  clocks.length > 0 ||
  monsters.some((monster) => !isUsualMonster(monster)) ||
  events.some(({ onlyIf, follows }) => onlyIf.length > 0 || follows.length > 0) ||
  items.some(({ worn, onDeath, onTheft }) => worn || onDeath !== 'room' || onTheft !== 'monster') ||
  map.passages.some(({ needsHolder }) => needsHolder === 'room');

function compileItems({ items, goals, map, options }: Setting, places: Places): readonly GameItem[] {
  const suits = new Set(map.passages.filter(({ kind }) => kind === 'hull').map(({ needsItem }) => needsItem));
  return items.map((item) => {
    const count = suits.has(item.id) ? (options.suitCount ?? item.count) : item.count;
    return {
      thing: item.kind === 'item',
      supply: count ?? NONE,
      worn: item.worn,
      onDeath: item.onDeath,
      onTheft: item.onTheft,
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
    clocks: movesOf(goal.id, setting),
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
    if (place === NONE) return [];
    if (requirement.kind === 'goal') return [place];
    return [~(requirement.holder === 'hand' ? place + places.items : place)];
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
