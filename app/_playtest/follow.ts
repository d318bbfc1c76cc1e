import type { Scene } from '@/lib/contract/played';
import type { Plan } from '@/lib/kit/plan';

/**
 * The place to look at: where somebody has just come to, or else what has just been revealed, or shut; none if nothing
 * moved.
 */
export function placeOfChange(before: Scene | undefined, { people, rooms = [], shut = [] }: Scene): string | undefined {
  if (!before) return undefined;
  const stood = new Map(before.people.map(({ id, room }) => [id, room]));
  const moved = people.find(({ id, room }) => room !== undefined && stood.get(id) !== room);
  if (moved) return moved.room;
  const seen = new Map(before.rooms?.map(({ room, look, label }) => [room, `${look} ${label}`]));
  const shown = rooms.find(({ room, look, label }) => seen.get(room) !== `${look} ${label}`)?.room;
  const wasShut = new Set(before.shut?.map(String));
  return shown ?? shut.find((pair) => !wasShut.has(String(pair)))?.[0];
}

/** How far across a plan's drawing a place lies, from 0 to 1. */
export function acrossOf({ rooms }: Plan, place: string): number | undefined {
  const room = rooms.find(({ id }) => id === place);
  if (!room) return undefined;
  const left = Math.min(...rooms.map(({ x }) => x));
  const right = Math.max(...rooms.map(({ x, width }) => x + width));
  return (room.x + room.width / 2 - left) / (right - left);
}
