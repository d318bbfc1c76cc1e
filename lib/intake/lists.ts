import type { System } from '@/lib/contract/authored';
import type { Widget } from '@/lib/contract/form';
import { fold } from '@/lib/kernel/fold';
import type { Json } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import { failure, type Result, success } from '@/lib/kernel/result';
import type { ListShape, ObjectShape } from '@/lib/schema/shape';
import { placesInside } from './inside';
import { type IntakeTarget, type ListUse, targetOf } from './target';

/** A list of a game that entries can be read for. */
export interface IntakeList {
  /** Path from the body: "map.rooms", "decks[].creatures" for a list inside of entries. */
  readonly name: string;
  /** A 0 in it stands for an entry. */
  readonly path: Path;
  readonly shape: ListShape;
  readonly target: IntakeTarget;
}

/** Returns the lists of a game whose entries have a text that names them. */
export function intakeLists(system: Pick<System, 'form' | 'shape'>): readonly IntakeList[] {
  const uses = new Map(system.form.steps.flatMap(({ widgets }) => widgets.flatMap(listUse)));
  return listsIn(system.shape, []).flatMap(({ path, shape }) => {
    const name = path.join('.').replaceAll('.0.', '[].');
    const target = targetOf(shape, uses.get(path.join('.')));
    return target ? [{ name, path, shape, target }] : [];
  });
}

/** Entries in brackets: "episodes[2].npcs", "decks[Sewer].creatures". */
const SELECTORS = /\[([^[\]]*)\]/g;
const MOST_NAMED = 20;

/**
 * Returns the path of a list in a draft. If there are several, the words in brackets choose: the number of the entry,
 * counted from 1, its id or its title. Fails with a sentence that lists what can be named.
 */
export function pathOfList(
  { name, path }: IntakeList,
  word: string,
  { shape }: Pick<System, 'shape'>,
  draft: Json,
): Result<Path> {
  const chosen = [...word.matchAll(SELECTORS)].map(([, selector = '']) => fold(selector.trim()));
  const all = placesInside(path, shape, draft);
  const [found, ...others] = all.filter(({ entries }) =>
    entries.every(({ id, name: title, number }, i) =>
      ['', fold(title), fold(id), String(number)].includes(chosen[i] ?? ''),
    ),
  );
  if (found && others.length === 0) return success(found.path);
  if (all.length === 0) return failure(`The scenario has nothing for “${name}” yet: add an entry for it first.`);
  const known = all.slice(0, MOST_NAMED).map(({ entries }) => {
    const numbers = entries.map(({ number }) => number);
    const titles = entries.map((entry) => entry.name).join(', ');
    return `${name.replaceAll('[]', () => `[${numbers.shift() ?? ''}]`)} (${titles})`;
  });
  const more = all.length > MOST_NAMED ? ` and ${all.length - MOST_NAMED} more` : '';
  return failure(`Say which one with --into: ${known.join(', ')}${more}.`);
}

/** Finds a list by its path, the last part of its path or its title. */
export function findIntakeList(lists: readonly IntakeList[], word: string): IntakeList | undefined {
  const key = fold(
    word
      .replace(SELECTORS, '[]')
      .replaceAll('/', '.')
      .replace(/^body\./, ''),
  );
  const names = ({ name, path, shape }: IntakeList) => [name, String(path.at(-1)), shape.title];
  return (
    lists.find((list) => fold(list.name) === key || fold(list.name.replaceAll('[]', '')) === key) ??
    lists.find((list) => names(list).some((name) => fold(name) === key))
  );
}

function* listsOf(shape: ObjectShape, path: Path): Generator<{ readonly path: Path; readonly shape: ListShape }> {
  for (const [key, field] of Object.entries(shape.fields)) {
    if (field.kind === 'list' && !field.isHidden && !field.isLayout) {
      yield { path: [...path, key], shape: field };
      if (field.entry.kind === 'object') yield* listsOf(field.entry, [...path, key, 0]);
    }
    if (field.kind === 'object') yield* listsOf(field, [...path, key]);
  }
}

const listsIn = (shape: ObjectShape, path: Path) => [...listsOf(shape, path)];

/** Returns the fields of a list that its widget names, by the list's path. */
export function listUse(widget: Widget): readonly (readonly [string, ListUse])[] {
  switch (widget.widget) {
    case 'buckets': {
      const { path, headline, body, by, buckets, strength } = widget;
      return [[path.join('.'), { headline, body, by, buckets, ...(strength && { strength }) }]];
    }
    case 'list':
      return [[widget.path.join('.'), widget.headline === undefined ? {} : { headline: widget.headline }]];
    case 'graph':
      return [[widget.path.join('.'), { headline: widget.headline }]];
    case 'map':
      return [[widget.places.path.join('.'), { headline: widget.places.headline }]];
    default:
      return [];
  }
}
