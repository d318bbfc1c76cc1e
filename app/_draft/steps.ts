import type { Form, Step, Widget, WidgetOf } from '@/lib/contract/form';
import { type Issue, isToDo, toDoIn } from '@/lib/kernel/issue';
import { entriesOf, type Json } from '@/lib/kernel/json';
import { isWithin, type Path, valueAt } from '@/lib/kernel/path';
import type { GameManifest } from '@/lib/scenario/game-manifest';
import { blankOf } from '@/lib/schema/blank';
import { ANY, pathsAt } from '@/lib/schema/references';
import type { ObjectShape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import { textsIn } from '@/lib/schema/texts';

/** A step of the rail: one of the game's form, or one that every game has. */
export interface StudioStep {
  readonly id: string;
  readonly title: string;
}

export const REVIEW: StudioStep = { id: 'review', title: 'Review' };
export const PLAYTEST: StudioStep = { id: 'playtest', title: 'Playtest' };
export const PRINT: StudioStep = { id: 'print', title: 'Print' };

/** Returns the steps in the rail's order. Games that bots can't play have no playtest. */
export const studioSteps = ({ form, playable }: Pick<GameManifest, 'form' | 'playable'>): readonly StudioStep[] => [
  ...form.steps,
  REVIEW,
  ...(playable ? [PLAYTEST] : []),
  PRINT,
];

export const gridLists = ({ path, edges, pins, only }: WidgetOf<'grid'>): readonly Path[] => [
  ...(only === undefined || only === 'cells' ? [path] : []),
  ...(edges && (only === undefined || only === 'edges') ? [edges.path] : []),
  ...(pins && (only === undefined || only === 'pins') ? [pins.path] : []),
];

/** Returns the paths that a widget edits, from the file's root. A 0 stands for the entry that the step shows. */
export function widgetPaths(widget: Widget): readonly Path[] {
  const paths =
    widget.widget === 'fields'
      ? widget.paths
      : widget.widget === 'map'
        ? [widget.places.path, widget.ways.path, widget.start]
        : widget.widget === 'grid'
          ? gridLists(widget)
          : [widget.widget === 'links' ? widget.links.path : widget.path];
  return paths.map((path) => ['body', ...path]);
}

/** Returns the step that edits a path: the one with the nearest widget, else the review step, which has the cover. */
export function stepOf(form: Form, path: Path): string {
  let best = REVIEW.id;
  let depth = 0;
  for (const step of form.steps) {
    for (const held of step.widgets.flatMap(widgetPaths)) {
      if (isHeldBy(path, held) && held.length > depth) {
        best = step.id;
        depth = held.length;
      }
    }
  }
  if (depth > 0 || path[0] !== 'body') return best;
  // The path is larger than any widget ("the map"): takes the first step that holds a part of it.
  const part = form.steps.find((step) =>
    step.widgets.flatMap(widgetPaths).some((held) => isWithin(fitted(held, path), path)),
  );
  return part?.id ?? best;
}

/** Tells whether a path is inside a widget's path. A 0 in `held` matches any entry. */
export const isHeldBy = (path: Path, held: Path): boolean => isWithin(path, fitted(held, path));

const fitted = (held: Path, path: Path): Path => held.map((step, i) => (step === 0 ? (path[i] ?? step) : step));

/** Groups issues by step, in the rail's order. Steps without issues have an empty list. */
export function issuesByStep<T extends Issue>(
  system: Pick<GameManifest, 'form' | 'playable'>,
  issues: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>(studioSteps(system).map(({ id }) => [id, []]));
  for (const issue of issues) groups.get(stepOf(system.form, issue.path))?.push(issue);
  return groups;
}

/** Counts of a step's badge: lines to do, and errors and warnings about what is there. */
export function countStep(issues: readonly Issue[]): { readonly toDo: number; readonly trouble: number } {
  const trouble = issues.filter((issue) => !isToDo(issue) && issue.severity !== 'hint');
  return { toDo: toDoIn(issues).length, trouble: trouble.length };
}

/** Returns the ids of the first entry of each list in a step. */
export const firstEntries = ({ widgets }: Pick<Step, 'widgets'>, root: Json): readonly string[] =>
  widgets.flatMap(widgetPaths).flatMap((path) => entriesOf(valueAt(root, path))[0]?.id ?? []);

/** Tells whether anybody has written, placed or changed anything in a step. */
export function isWritten({ widgets }: Pick<Step, 'widgets'>, shape: ObjectShape, root: Json): boolean {
  const held = widgets.flatMap(widgetPaths).map((path) => path.map((step) => (step === 0 ? ANY : step)));
  return held
    .flatMap((path) => pathsAt(root, path))
    .some((path) => {
      const [value, part] = [valueAt(root, path), shapeAt(shape, path, root)];
      if (value === undefined || !part) return false;
      if (part.kind !== 'list') return JSON.stringify(value) !== JSON.stringify(blankOf(part));
      return (Array.isArray(value) && value.length > (part.starts ?? 0)) || !textsIn(part, value).next().done;
    });
}
