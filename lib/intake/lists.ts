import type { System } from '@/lib/contract/authored';
import type { Widget } from '@/lib/contract/form';
import { fold } from '@/lib/kernel/fold';
import type { Path } from '@/lib/kernel/path';
import type { ListShape, ObjectShape } from '@/lib/schema/shape';
import { type IntakeTarget, type ListUse, targetOf } from './target';

/** A list of a game that entries can be read for. */
export interface IntakeList {
  /** Path from the body, with dots: "map.rooms". */
  readonly name: string;
  readonly path: Path;
  readonly shape: ListShape;
  readonly target: IntakeTarget;
}

/** Returns the lists of a game whose entries have a text that names them. Lists inside of entries are left out. */
export function intakeLists(system: Pick<System, 'form' | 'shape'>): readonly IntakeList[] {
  const uses = new Map(system.form.steps.flatMap(({ widgets }) => widgets.flatMap(listUse)));
  return listsIn(system.shape, []).flatMap(({ path, shape }) => {
    const name = path.join('.');
    const target = targetOf(shape, uses.get(name));
    return target ? [{ name, path, shape, target }] : [];
  });
}

/** Finds a list by its path, the last part of its path or its title. */
export function findIntakeList(lists: readonly IntakeList[], word: string): IntakeList | undefined {
  const key = fold(word.replaceAll('/', '.').replace(/^body\./, ''));
  const names = ({ name, path, shape }: IntakeList) => [name, String(path.at(-1)), shape.title];
  return (
    lists.find((list) => fold(list.name) === key) ??
    lists.find((list) => names(list).some((name) => fold(name) === key))
  );
}

function* listsOf(shape: ObjectShape, path: Path): Generator<{ readonly path: Path; readonly shape: ListShape }> {
  for (const [key, field] of Object.entries(shape.fields)) {
    if (field.kind === 'list' && !field.isHidden && !field.isLayout) yield { path: [...path, key], shape: field };
    else if (field.kind === 'object') yield* listsOf(field, [...path, key]);
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
