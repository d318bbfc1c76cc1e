import type { System } from '@/lib/contract/authored';
import type { Drawn, Step, Widget } from '@/lib/contract/form';
import type { Json } from '@/lib/kernel/json';
import { formatPath, type Path } from '@/lib/kernel/path';
import type { ListShape, ObjectShape, TextShape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import { placesInside } from '../inside';
import { listUse } from '../lists';
import { type IntakeTarget, targetOf } from '../target';
import type { Joining } from './joins';

/** Place of a scenario for notes: a list, whose entries they become, or a text. */
export type NotePlace = ListPlace | TextPlace;

interface AnyPlace {
  /** Path from the body, with dots. A 0 stands for the first entry: "decks.0.creatures". */
  readonly key: string;
  readonly path: Path;
  readonly title: string;
  /** Further titles on screen. */
  readonly names: readonly string[];
}
export interface ListPlace extends AnyPlace {
  readonly kind: 'list';
  readonly shape: ListShape;
  readonly target: IntakeTarget;
  /** Fields of an entry's rectangle, if entries are drawn. */
  readonly drawn?: Drawn;
  /** Storage for joins by indents, numbers or arrows. */
  readonly joining?: Joining;
}
export interface TextPlace extends AnyPlace {
  readonly kind: 'text';
  readonly shape: TextShape;
}

/** Step of a form with its places. */
export interface NoteStep {
  readonly id: string;
  readonly title: string;
  readonly question: string;
  readonly places: readonly [NotePlace, ...NotePlace[]];
  /** Place of what stands below the step's own heading; missing if the step begins with something else. */
  readonly main?: NotePlace;
  /** The step's first long text, for prose below its heading. */
  readonly prose?: TextPlace;
  /** The step's first single line, for a name after a colon in its heading. */
  readonly line?: TextPlace;
}

/** Parts of a game that define its places. */
export type PlacedGame = Pick<System, 'form' | 'shape'>;

/** Most places that one place inside of entries is offered as. */
const MOST_INSIDE = 40;

/** Returns a place for each entry that it stands in, named like it: "Creatures: The Sewers". One entry needs no name. */
export function placesNow(place: NotePlace, { shape }: PlacedGame, draft: Json): readonly NotePlace[] {
  if (!place.path.includes(0)) return [place];
  const all = placesInside(place.path, shape, draft).slice(0, MOST_INSIDE);
  return all.map(({ path, entries }) => ({
    ...place,
    key: formatPath(path),
    path: path.slice(1),
    title: all.length === 1 ? place.title : `${place.title}: ${entries.map(({ name }) => name).join(', ')}`,
  }));
}

/** Returns the steps that have places for notes. */
export function noteSteps({ form, shape }: PlacedGame): readonly NoteStep[] {
  const seen = new Set<string>();
  return form.steps.flatMap((step): readonly NoteStep[] => {
    const found = placesIn(step, shape).filter(({ key }) => !seen.has(key));
    for (const { key } of found) seen.add(key);
    const [first, ...more] = found;
    if (!first) return [];
    const texts = found.filter((place) => place.kind === 'text');
    const prose = texts.find((place) => place.shape.prose);
    const line = texts.find((place) => !place.shape.prose);
    const { id, title, question } = step;
    const main = mainOf(step, found, shape);
    return [
      {
        id,
        title,
        question,
        places: [first, ...more],
        ...(main && { main }),
        ...(prose && { prose }),
        ...(line && { line }),
      },
    ];
  });
}

/**
 * Returns the place of the first widget that has one. Steps that begin with a drawing have none. A step with a tab for
 * each entry has that list, if it is named like it.
 */
function mainOf(step: Step, found: readonly NotePlace[], shape: ObjectShape): NotePlace | undefined {
  const each = found.find(({ key, title }) => key === step.each?.path.join('.') && title === step.title);
  if (each) return each;
  for (const [i, widget] of step.widgets.entries()) {
    const places = placesOfOne(widget, shape, i === 0);
    const best = places.find((place) => place.kind === 'list' || place.shape.prose) ?? places[0];
    if (best) return found.find(({ key }) => key === best.key);
    if (widget.widget !== 'fields') return undefined;
  }
  return undefined;
}

const placesIn = ({ each, widgets }: Step, shape: ObjectShape): readonly NotePlace[] => [
  ...placesOf(widgets, shape),
  ...(each ? listPlace(each.path, shape, {}) : []),
];

const placesOf = (widgets: readonly Widget[], shape: ObjectShape): readonly NotePlace[] =>
  widgets.flatMap((widget, i) => placesOfOne(widget, shape, i === 0));

function placesOfOne(widget: Widget, shape: ObjectShape, isFirst: boolean): readonly NotePlace[] {
  switch (widget.widget) {
    case 'fields':
      return widget.paths.flatMap((path) => textPlace(path, shape, isFirst));
    case 'list':
    case 'buckets':
    case 'graph':
      return listPlace(widget.path, shape, { widget });
    case 'map':
      return listPlace(widget.places.path, shape, { widget, drawn: widget.places });
    default:
      return [];
  }
}

/** Single lines are places only at the top of a step: the others are labels for the kit. */
function textPlace(path: Path, root: ObjectShape, isFirst: boolean): readonly TextPlace[] {
  const shape = shapeAt(root, path, undefined);
  if (shape?.kind !== 'text' || (!shape.prose && !isFirst)) return [];
  return [{ kind: 'text', key: path.join('.'), path, title: shape.title, names: [], shape }];
}

function listPlace(
  path: Path,
  root: ObjectShape,
  { widget, drawn }: { readonly widget?: Widget; readonly drawn?: Drawn },
): readonly ListPlace[] {
  const shape = shapeAt(root, path, undefined);
  if (shape?.kind !== 'list' || shape.isHidden || shape.isLayout) return [];
  const target = targetOf(shape, widget && listUse(widget)[0]?.[1]);
  if (!target) return [];
  const { title = shape.title } = widget && 'title' in widget ? widget : {};
  const names = title === shape.title ? [] : [title];
  const joining = widget && joiningOf(widget, shape, root);
  return [
    {
      kind: 'list',
      key: path.join('.'),
      path,
      title: shape.title,
      names,
      shape,
      target,
      ...(drawn && { drawn }),
      ...(joining && { joining }),
    },
  ];
}

function joiningOf(widget: Widget, { entry }: ListShape, root: ObjectShape): Joining | undefined {
  if (widget.widget === 'graph') {
    const { list, to, given } = widget.edges;
    const inner = entry.kind === 'object' ? entry.fields[list] : undefined;
    return inner?.kind === 'list' ? { kind: 'waits', list, to, given, shape: inner } : undefined;
  }
  if (widget.widget !== 'map') return undefined;
  const { path, a, b } = widget.ways;
  const ways = shapeAt(root, path, undefined);
  return ways?.kind === 'list' ? { kind: 'ways', path, a, b, shape: ways } : undefined;
}
