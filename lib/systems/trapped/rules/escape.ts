import type { Escape, Goal, HouseRules } from '../schema';
import { nameIn } from './goals';

export type Route = Pick<Escape, 'requires' | 'requiresAny' | 'room' | 'seats'>;
export type RouteRules = Pick<HouseRules, 'sosWins' | 'beaconNeededByPod'>;

/** A way out for everybody alive, wherever they are: help that comes. */
export const isRescue = ({ seats }: Pick<Route, 'seats'>): boolean => seats === null;

/** Whether the house rules close a way out for good (rulings A30, A31). */
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
