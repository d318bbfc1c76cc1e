import type { Facts } from '../contract';
import { countEvents } from './rules/quota';
import type { Setting } from './schema';
import { solve } from './solve';

/** Counts and ways out, for reports, the graph and the command line. */
export const facts = (setting: Setting): Facts => ({
  goals: setting.goals.length,
  rooms: setting.map.rooms.length,
  passages: setting.map.passages.length,
  events: countEvents(setting.events),
  routes: solve(setting).routes,
});
