import { reachableFrom } from '@/lib/kernel/graph';
import type { Issue } from '@/lib/kernel/issue';
import { overlapGroups } from '@/lib/kernel/rect';
import { remove, setTo } from '@/lib/tabletop/authoring/reporter';
import { isBlocked } from '../rules/passages';
import type { Setting } from '../schema';
import { roomsBeside } from '../solver/monsters';
import { listed, report } from './codes';
import type { Survey } from './survey';

/** Checks rooms and passages (rules 2.6, SV8). */
export function* checkMap(survey: Survey): Generator<Issue> {
  yield* oddPassages(survey);
  yield* oddOpeners(survey);
  yield* overlaps(survey);
  yield* cutOff(survey);
}

function* overlaps({ setting: { map }, names }: Survey): Generator<Issue> {
  for (const group of overlapGroups(map.rooms)) {
    yield report(
      'trapped/rooms-overlap',
      ['map', 'rooms', group[1]?.id ?? ''],
      `${listed(group.map(({ id }) => names.of('room', id)))} overlap on the map. Move them apart.`,
    );
  }
}

function* oddPassages({ setting: { map }, names }: Survey): Generator<Issue> {
  const seen = new Set<string>();
  for (const { id, a, b, kind } of map.passages) {
    const path = ['map', 'passages', id];
    const fix = remove([path], 'Remove the passage');
    if (a === '' || b === '') continue;
    if (a === b) {
      yield report(
        'trapped/passage-to-itself',
        path,
        `A passage leads from ${names.of('room', a)} back into it. Let it lead elsewhere, or remove it.`,
        fix,
      );
      continue;
    }
    const key = [kind, ...[a, b].sort()].join(' ');
    if (seen.has(key)) {
      yield report(
        'trapped/passage-doubled',
        path,
        `Two passages of the same kind join ${names.of('room', a)} and ${names.of('room', b)}. One is enough.`,
        fix,
      );
    }
    seen.add(key);
  }
}

function* oddOpeners({ setting: { map }, names }: Survey): Generator<Issue> {
  for (const passage of map.passages) {
    const { id, opens, openedBy } = passage;
    const at = ['map', 'passages', id];
    const way = `the way from ${names.of('room', passage.a)} to ${names.of('room', passage.b)}`;
    const byGoal = opens === 'goal' && isBlocked(passage);
    if (byGoal && openedBy === '') {
      yield report(
        'trapped/blocker-without-goal',
        [...at, 'openedBy'],
        `${way} waits for a goal, but none is chosen. Pick the goal that opens it.`,
      );
    } else if (openedBy !== '' && !byGoal) {
      yield report(
        'trapped/opener-ignored',
        [...at, 'openedBy'],
        isBlocked(passage)
          ? `${way} names ${names.of('goal', openedBy)}, but something else opens it. Let the goal open it, or choose none.`
          : `${way} names ${names.of('goal', openedBy)}, but nothing blocks it. Say what does, or choose none.`,
        setTo([...at, 'openedBy'], '', 'Choose none'),
      );
    }
  }
}

/** Reports rooms that are unreachable even without barriers, one issue per connected piece of the map. */
function* cutOff({ setting, names }: Survey): Generator<Issue> {
  const { rooms, passages } = setting.map;
  const start = rooms.find(({ id }) => id === setting.place.start);
  if (!start) return;
  const known = new Set(rooms.map(({ id }) => id));
  const beside = roomsBeside(passages.filter(({ a, b }) => known.has(a) && known.has(b)));
  const scenes = scenesIn(setting, reachableFrom([start.id], beside));

  for (const piece of pieces(setting, start.id, beside)) {
    const [first] = piece;
    if (first === undefined) continue;
    const which = listed(piece.map((room) => names.of('room', room)));
    const scene = piece.find((room) => scenes.has(room));
    const from = names.of('room', start.id);
    if (scene === undefined) {
      yield report(
        'trapped/room-cut-off',
        ['map', 'rooms', first],
        `No passage leads from ${from} to ${which}. Draw one, or remove ${piece.length > 1 ? 'them' : 'it'} from the map.`,
      );
    } else {
      yield report(
        'trapped/scene-cut-off',
        ['map', 'rooms', scene],
        `No passage leads from ${from} to ${names.of('room', scene)}, where ${scenes.get(scene)?.(names)} happens. Draw one.`,
      );
    }
  }
}

/** Returns the pieces of the map not connected to the start; without any passages, all other rooms form one piece. */
function pieces({ map }: Setting, start: string, beside: (room: string) => Iterable<string>): readonly string[][] {
  const seen = new Set(reachableFrom([start], beside));
  const rest = map.rooms.map(({ id }) => id).filter((id) => !seen.has(id));
  if (map.passages.length === 0) return rest.length > 0 ? [rest] : [];
  return rest.flatMap((id) => {
    if (seen.has(id)) return [];
    const piece = [...reachableFrom([id], beside)];
    for (const room of piece) seen.add(room);
    return [piece];
  });
}

/** Returns, by room, the goal or way out that takes place only in unreachable rooms. */
function scenesIn({ goals, escapes }: Setting, reached: ReadonlySet<string>) {
  const scenes = new Map<string, (names: Survey['names']) => string>();
  for (const { id, where, rooms } of goals) {
    if (where !== 'rooms' || rooms.some(({ room }) => reached.has(room))) continue;
    for (const { room } of rooms) scenes.set(room, (names) => names.of('goal', id));
  }
  for (const { id, room } of escapes) {
    if (room !== '' && !reached.has(room)) scenes.set(room, (names) => names.of('escape', id));
  }
  return scenes;
}
