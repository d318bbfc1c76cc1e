import type { Escape, Goal, HouseRules } from '../schema';
import { nameIn } from './goals';

export type Route = Pick<Escape, 'requires' | 'requiresAny' | 'room' | 'seats'>;

/** Tells whether a way out is a rescue: it has no seats and takes everyone alive, wherever they are. */
export const isRescue = ({ seats }: Pick<Route, 'seats'>): boolean => seats === null;

/** Tells whether the house rules close a way out permanently (rulings A30, A31). */
export function isRouteDisabled(
  route: Route,
  goals: readonly Goal[],
  achieved: ReadonlySet<string>,
  rules: Pick<HouseRules, 'sosWins' | 'beaconNeededByPod'>,
): boolean {
  if (isRescue(route)) return !rules.sosWins;
  return rules.beaconNeededByPod && goals.some((goal) => achieved.has(goal.id) && stripsRoute(goal, route));
}

/** Tells whether a goal removes something from the departure room that leaving does not require: the pod's beacon. */
export function stripsRoute({ id, kind, rooms, grants }: Goal, { room, requires, requiresAny }: Route): boolean {
  const asked = [...requires, ...requiresAny].map(nameIn);
  return (
    kind === 'acquire' &&
    room !== '' &&
    rooms.some((at) => at.room === room) &&
    !asked.some((name) => name === id || grants.some(({ item }) => item === name))
  );
}
