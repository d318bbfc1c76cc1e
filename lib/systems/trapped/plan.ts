import { shortestPath } from '@/lib/kernel/graph';
import type { Audience } from '@/lib/kit/kit-spec';
import type { Plan } from '@/lib/kit/plan';
import { joined, titled } from '@/lib/tabletop/words/wording';
import { type Names, namesOf } from './names';
import { isBlocked } from './rules/passages';
import type { Goal, Passage, Room, Setting } from './schema';
import { roomsBeside } from './solver/monsters';

/** Builds the map as an evacuation plan. Only the GM's copy contains secrets. */
export function buildPlan(setting: Setting, audience: Audience): Plan {
  const names = namesOf(setting);
  const goals = new Map(setting.goals.map((goal) => [goal.id, goal]));
  const rooms = new Set(setting.map.rooms.map(({ id }) => id));
  const start = rooms.has(setting.place.start) ? setting.place.start : undefined;
  const secretOf = audience === 'gm' ? (room: Room) => secrets(room, setting) : () => '';
  return {
    rooms: setting.map.rooms.map((room) => {
      const { id, x, y, width, height, kind } = room;
      const secret = secretOf(room);
      return { id, label: titled(room.title, 'room'), style: kind, x, y, width, height, ...(secret && { secret }) };
    }),
    passages: setting.map.passages
      .filter(({ a, b }) => rooms.has(a) && rooms.has(b) && a !== b)
      .map((passage) => ({
        id: passage.id,
        a: passage.a,
        b: passage.b,
        style: passage.kind,
        blocked: isBlocked(passage),
        note: noteOf(passage, names, goals.get(passage.openedBy), audience),
      })),
    start,
    wayOut: start === undefined ? [] : wayOut(start, setting),
    scale: setting.map.scale.trim(),
  };
}

function secrets(room: Room, { monsters }: Setting): string {
  const lurking = monsters.filter(({ start }) => start === room.id).map(({ name }) => titled(name, 'monster'));
  const starts = lurking.length > 0 ? `${joined(lurking, 'and')} ${lurking.length > 1 ? 'start' : 'starts'} here.` : '';
  return [room.secret.trim(), starts].filter(Boolean).join(' ');
}

/** Returns a passage's note for the legend: its barrier and required item. Hidden goals are left out for players. */
function noteOf(passage: Passage, names: Names, opener: Goal | undefined, audience: Audience): string {
  const item = names.item(passage.needsItem);
  const isShown = opener && (audience === 'gm' || !opener.hidden);
  const notes = [
    passage.blockedBy.trim(),
    isBlocked(passage) ? sayOpening(passage, names, isShown ? names.goalNumber(opener.id) : undefined) : '',
    item ? `needs ${item}${passage.needsHolder === 'room' ? ', one for all' : ''}` : '',
  ];
  return notes.filter(Boolean).join('; ');
}

function sayOpening({ opens, a, b }: Passage, names: Names, goal: number | undefined): string {
  if (opens === 'fromA' || opens === 'fromB') {
    return `opens from ${names.room(opens === 'fromA' ? a : b) ?? 'one side'}`;
  }
  if (opens === 'force') return 'can be forced';
  return opens === 'goal' && goal !== undefined ? `opened by goal ${goal}` : '';
}

/** To the nearest room with a way out: through free doors if possible, otherwise any doors, otherwise any passage. */
function wayOut(start: string, { escapes, map }: Setting): readonly string[] {
  const ends = escapes.map(({ room }) => room).filter(Boolean);
  const walks = ({ kind }: Passage) => kind === 'door' || kind === 'open';
  const free = (passage: Passage) =>
    walks(passage) &&
    passage.needsItem === '' &&
    (!isBlocked(passage) ||
      passage.opens === 'anyone' ||
      (passage.opens === 'fromA' && passage.a === start) ||
      (passage.opens === 'fromB' && passage.b === start));

  for (const usable of [free, walks, () => true]) {
    const beside = roomsBeside(map.passages.filter(usable));
    const ways = ends.flatMap((end) => {
      const way = shortestPath(start, new Set([end]), beside);
      return way ? [way] : [];
    });
    // The sort is stable: among equally near ones the author's first wins.
    const [nearest] = ways.toSorted((one, other) => one.length - other.length);
    if (nearest) return nearest;
  }
  return [];
}
