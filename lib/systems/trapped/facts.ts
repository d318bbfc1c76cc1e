import type { Facts } from '@/lib/contract/authored';
import { countEvents } from './rules/quota';
import type { Setting } from './schema';
import { solve } from './solve';

export const facts = (setting: Setting): Facts => ({
  counts: [
    { id: 'goals', one: 'goal', many: 'goals', count: setting.goals.length },
    { id: 'rooms', one: 'room', many: 'rooms', count: setting.map.rooms.length },
    { id: 'passages', one: 'passage', many: 'passages', count: setting.map.passages.length },
    { id: 'events', one: 'event', many: 'events', count: countEvents(setting.events) },
  ],
  routes: solve(setting).routes,
  effort: { id: 'leastConflicts', one: 'won conflict', many: 'won conflicts' },
});
