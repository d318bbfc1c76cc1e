import type { Json } from '@/lib/kernel/json';
import type { Setting } from '@/lib/systems/trapped/schema';

const NAMING = ['goals', 'events', 'items', 'escapes'] as const;

/**
 * Returns by room id the goals, Events, things and ways out that refer to the room by its id, or by its title in a
 * text.
 */
export function findingsOf(setting: Setting): ReadonlyMap<string, readonly string[]> {
  const entries = NAMING.flatMap((list) => setting[list].map((entry) => ({ id: `${list}/${entry.id}`, entry })));
  return new Map(
    setting.map.rooms.map((room) => [
      room.id,
      entries.filter(({ entry }) => names(entry as unknown as Json, room.id, room.title)).map(({ id }) => id),
    ]),
  );
}

/** Tells whether a value is the room's id or contains its title. */
function names(value: Json, id: string, title: string): boolean {
  if (typeof value === 'string') return value === id || value.toLowerCase().includes(title.toLowerCase());
  if (value === null || typeof value !== 'object') return false;
  return Object.values(value).some((part) => names(part as Json, id, title));
}
