import type { Issue } from '@/lib/kernel/issue';
import type { JsonObject } from '@/lib/kernel/json';
import { type Path, valueAt } from '@/lib/kernel/path';
import { objectShapeOf } from '@/lib/schema/shape';
import { brokenReferences, removeLine, setTo } from '@/lib/tabletop/authoring/reporter';
import { schema } from '../schema';
import { report } from './codes';
import type { Named, Survey } from './survey';

/** Lists whose entries are meaningless without a reference. */
const LINKS = ['requires', 'requiresAny', 'rooms', 'grants', 'means', 'defeatedBy'];

const NOUNS: Readonly<Record<string, string>> = {
  goals: 'goal',
  items: 'thing or fact',
  escapes: 'way out',
  extras: 'Extra',
  clocks: 'clock',
  'map.rooms': 'room',
  'map.passages': 'passage',
};

const shape = objectShapeOf(schema);

/** Reports references to missing entries, and empty ones where a reference is required (SV6, SV8). */
export function* checkReferences(survey: Survey): Generator<Issue> {
  const body = survey.setting as unknown as JsonObject;
  const { dangling, empty } = brokenReferences(shape, body, ({ path }) => isEntry(path) || mustName(path, body));
  for (const { path, to } of dangling) {
    yield report(
      'trapped/unknown-reference',
      path,
      `${ownerOf(path, survey)} names a ${NOUNS[to] ?? 'entry'} that does not exist. Pick another one, or ${isEntry(path) ? 'remove it' : 'none'}.`,
      isEntry(path)
        ? removeLine(path, isPassageEnd(path) ? 'Remove the passage' : 'Remove it')
        : setTo(path, '', 'Pick none'),
    );
  }
  for (const { path, to } of empty) {
    yield isPassageEnd(path)
      ? report(
          'trapped/passage-end-missing',
          path,
          'A passage has only one end. Pick the room it leads to, or remove it.',
          removeLine(path, 'Remove the passage'),
        )
      : report(
          'trapped/nothing-picked',
          path,
          `A line of ${ownerOf(path, survey)} names no ${NOUNS[to] ?? 'entry'} yet. Pick one, or remove the line.`,
          removeLine(path, 'Remove the line'),
        );
  }
}

const isEntry = (path: Path) =>
  LINKS.includes(String(path.at(-3))) || isPassageEnd(path) || (path[0] === 'clocks' && path[2] === 'goals');

const isPassageEnd = (path: Path) =>
  path[0] === 'map' && path[1] === 'passages' && (path[3] === 'a' || path[3] === 'b');

/** Tells whether a field of an Event requires a reference; in other fields an empty one lets the GM choose. */
function mustName(path: Path, body: JsonObject): boolean {
  const isPlace = path[2] === 'shuns' || path[2] === 'blinds';
  if (path[0] !== 'events' && path[0] !== 'clocks' && !isPlace) return false;
  const kind = valueAt(body, [...path.slice(0, -1), 'kind']);
  const field = path.at(-1);
  if (kind === 'named' || isPlace) return true;
  return typeof kind === 'string' && MUST_NAME[kind] === field;
}

/** Fields of selectors, effects and conditions in which an empty reference means nothing. */
const MUST_NAME: Readonly<Record<string, string>> = {
  room: 'room',
  grant: 'item',
  drop: 'item',
  reveal: 'goal',
  walk: 'room',
  inRoom: 'room',
  holds: 'item',
  won: 'goal',
  clock: 'clock',
};

const OWNERS: Readonly<Record<string, Named>> = {
  goals: 'goal',
  escapes: 'escape',
  barriers: 'barrier',
  monsters: 'monster',
  events: 'event',
  losses: 'loss',
  clocks: 'clock',
};

function ownerOf([list, id]: Path, { names }: Survey): string {
  if (list === 'place') return 'the safe place';
  const named = OWNERS[String(list)];
  return named ? names.of(named, String(id)) : 'a passage';
}
