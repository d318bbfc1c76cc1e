import type { Escape, Goal, HouseRules } from '../schema';
import { type Binding, nameIn, type Progress, unmetGroups } from './goals';

/** Why a way out cannot be taken. */
export type EscapeRefusal = 'route_disabled' | 'prerequisites' | 'capacity';

export type Route = Pick<Escape, 'requires' | 'requiresAny' | 'room' | 'seats'>;
export type RouteRules = Pick<HouseRules, 'sosWins' | 'beaconNeededByPod'>;

/** A way out for everybody alive, wherever they are: help that comes. */
export const isRescue = ({ seats }: Pick<Route, 'seats'>): boolean => seats === null;

/** Whether the house rules close a way out for good (A30, A31). */
export function isRouteDisabled(
  route: Route,
  goals: readonly Goal[],
  achieved: ReadonlySet<string>,
  rules: RouteRules,
): boolean {
  if (isRescue(route)) return !rules.sosWins;
  return rules.beaconNeededByPod && goals.some((goal) => achieved.has(goal.id) && stripsRoute(goal, route));
}

/** A goal that takes something, which leaving does not ask for, out of where people leave from: the pod's beacon. */
function stripsRoute({ id, kind, rooms, grants }: Goal, { room, requires, requiresAny }: Route): boolean {
  const asked = [...requires, ...requiresAny].map(nameIn);
  return (
    kind === 'acquire' &&
    room !== '' &&
    rooms.some((at) => at.room === room) &&
    !asked.some((name) => name === id || grants.some(({ item }) => item === name))
  );
}

/** What stands against leaving with so many people aboard (rules 7.6). */
export function escapeRefusal(
  route: Route,
  disabled: boolean,
  progress: Progress,
  binding: Binding,
  aboard: number,
): EscapeRefusal | undefined {
  if (disabled) return 'route_disabled';
  if (unmetGroups(route, progress, binding).length > 0) return 'prerequisites';
  return route.seats !== null && aboard > route.seats ? 'capacity' : undefined;
}

/** Those who leave: everybody alive when help comes, else whoever is aboard and alive. */
export const leavingBy = <Person>(
  route: Pick<Route, 'seats'>,
  living: readonly Person[],
  aboard: readonly Person[],
): readonly Person[] => (isRescue(route) ? living : living.filter((person) => aboard.includes(person)));
