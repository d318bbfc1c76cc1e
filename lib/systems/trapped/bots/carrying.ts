import { at } from '@/lib/kernel/at';
import { lowestBit } from '@/lib/kernel/bits';
import { type Game, type Groups, itemIn, NONE } from '../engine/game';
import type { Person } from '../engine/state';
import type { View } from '../engine/view';
import { FAR } from './chart';
import type { Walker } from './walker';

/**
 * Returns the room to go to so that required things come together: where a missing one can be fetched, or `place`, if
 * this person has some and others the rest. NONE if there is nothing to do, or if something else is missing too.
 */
export function errandFor(
  { game, walker }: { readonly game: Game; readonly walker: Walker },
  view: View,
  me: Person,
  groups: Groups,
  place: number,
): number {
  let brings = false;
  let others = NONE;
  for (let i = 0; i < groups.length; i++) {
    const group = at(groups, i);
    if (view.table.isOneMet(group, me)) {
      brings ||= hasOneOf(game, view, group, me);
      continue;
    }
    const { room, holder } = missing(game, walker, view, group);
    if (room === NONE && holder === NONE) return NONE;
    if (room !== NONE) return room;
    if (others === NONE || holder < others) others = holder;
  }
  if (!brings || others === NONE) return NONE;
  // If the goal has no place, they meet in the room of whichever person has the lower number.
  if (place !== NONE) return place;
  return view.roomOf(others < me ? others : me);
}

function hasOneOf(game: Game, view: View, group: readonly number[], me: Person): boolean {
  for (let i = 0; i < group.length; i++) {
    const needed = at(group, i);
    if (needed < 0 && view.holds(me, itemIn(game, needed))) return true;
  }
  return false;
}

const found = { room: NONE, holder: NONE };

/** Finds who has a missing thing, or else the room where it can be fetched. The result is overwritten by each call. */
function missing(game: Game, walker: Walker, view: View, group: readonly number[]) {
  found.room = NONE;
  found.holder = NONE;
  for (let i = 0; i < group.length; i++) {
    const needed = at(group, i);
    if (needed >= 0) continue;
    const item = itemIn(game, needed);
    const holders = view.table.holders(item) & view.table.living;
    if (holders !== 0) found.holder = lowestBit(holders);
    else if (found.room === NONE) found.room = roomToFetch(game, walker, view, item);
  }
  if (found.holder !== NONE) found.room = NONE;
  return found;
}

/** Returns a reachable room where a thing lies or where the goal that brought it has more; NONE if there is none. */
function roomToFetch({ goals, items }: Game, { steps }: Walker, view: View, item: number): number {
  const lying = view.table.lyingAt(item);
  if (lying !== NONE && at(steps, lying) < FAR) return lying;
  if (view.supply(item) === 0 || !at(items, item).thing) return NONE;
  const sources = at(items, item).goals;
  for (let i = 0; i < sources.length; i++) {
    const source = at(sources, i);
    const { rooms, kind, where } = at(goals, source);
    if (kind === 'monster' || where !== 'rooms' || !view.isAchieved(source)) continue;
    for (let k = 0; k < rooms.length; k++) if (at(steps, at(rooms, k)) < FAR) return at(rooms, k);
  }
  return NONE;
}
