import { at } from '@/lib/kernel/at';
import type { Issue } from '@/lib/kernel/issue';
import type { JsonObject } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import { remove } from '@/lib/tabletop/authoring/reporter';
import { namesakes } from '@/lib/tabletop/words/entry-names';
import { isBlank } from '@/lib/tabletop/words/wording';
import type { Setting } from '../schema';
import { report } from './codes';
import type { Named, Survey } from './survey';

type Lines = readonly (JsonObject & { readonly id: string })[];

/** Checks that entries have names, that no two share one where this confuses, and that no line is empty. */
export function* checkTitles({ setting, names }: Survey): Generator<Issue> {
  for (const [list, path, entries, field] of titled(setting)) {
    for (const entry of entries) {
      if (!isBlank(String(entry[field]))) continue;
      const place = [...path, entry.id];
      const isEmpty =
        list === 'event' && isBlank(String(entry.text)) && String(entry.effects) === '' && String(entry.follows) === '';
      yield report(
        'trapped/untitled',
        [...place, field],
        `${names.of(list, entry.id)} has no name. Say what it is in a few words.`,
        isEmpty ? remove([place], 'Remove it') : undefined,
      );
    }
    if (list !== 'event') yield* checkNamesakes(path, entries, field);
  }
  for (const [path, lines, field] of plainLists(setting)) {
    for (const line of lines) {
      if (!isBlank(String(line[field]))) continue;
      const place = [...path, line.id];
      yield report(
        'trapped/blank-line',
        [...place, field],
        'This line is empty. Fill it in, or remove it.',
        remove([place], 'Remove the line'),
      );
    }
  }
}

function* checkNamesakes(path: Path, entries: Lines, field: string): Generator<Issue> {
  for (const i of namesakes(entries.map((entry) => String(entry[field])))) {
    const entry = at(entries, i);
    yield report(
      'trapped/same-title',
      [...path, entry.id, field],
      `There is another “${String(entry[field]).trim()}”. Tell them apart, or people will mix them up.`,
    );
  }
}

const titled = (setting: Setting): readonly (readonly [Named, Path, Lines, string])[] => [
  ['barrier', ['barriers'], setting.barriers, 'title'],
  ['monster', ['monsters'], setting.monsters, 'name'],
  ['goal', ['goals'], setting.goals, 'title'],
  ['item', ['items'], setting.items, 'title'],
  ['escape', ['escapes'], setting.escapes, 'title'],
  ['loss', ['losses'], setting.losses, 'title'],
  ['clock', ['clocks'], setting.clocks, 'title'],
  ['event', ['events'], setting.events, 'title'],
  ['extra', ['extras'], setting.extras, 'name'],
  ['room', ['map', 'rooms'], setting.map.rooms, 'title'],
];

const plainLists = (setting: Setting): readonly (readonly [Path, Lines, string])[] => [
  [['place', 'sealedBy'], setting.place.sealedBy, 'text'],
  ...setting.monsters.flatMap((monster) =>
    (['immunities', 'repelledBy', 'killedBy', 'attacks'] as const).map(
      (list) => [['monsters', monster.id, list], monster[list], 'text'] as const,
    ),
  ),
  [['occupations'], setting.occupations, 'text'],
  [['contentNotes'], setting.contentNotes, 'text'],
];
