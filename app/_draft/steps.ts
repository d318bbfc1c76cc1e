import type { Form, Widget, WidgetOf } from '@/lib/contract/form';
import type { Issue } from '@/lib/kernel/issue';
import { isWithin, type Path } from '@/lib/kernel/path';
import type { GameManifest } from '@/lib/scenario/game-manifest';

/** A room of the rail: a step of the game's form, or one of those that every game has. */
export interface StudioStep {
  readonly id: string;
  readonly title: string;
}

export const REVIEW: StudioStep = { id: 'review', title: 'Review' };
export const PLAYTEST: StudioStep = { id: 'playtest', title: 'Playtest' };
export const PRINT: StudioStep = { id: 'print', title: 'Print' };

/** In the rail's order. Games that bots can't play yet have no playtest. */
export const studioSteps = ({ form, playable }: Pick<GameManifest, 'form' | 'playable'>): readonly StudioStep[] => [
  ...form.steps,
  REVIEW,
  ...(playable ? [PLAYTEST] : []),
  PRINT,
];

/** The lists that are edited on a grid. */
export const gridLists = ({ path, edges, pins, only }: WidgetOf<'grid'>): readonly Path[] => [
  ...(only === undefined || only === 'cells' ? [path] : []),
  ...(edges && (only === undefined || only === 'edges') ? [edges.path] : []),
  ...(pins && (only === undefined || only === 'pins') ? [pins.path] : []),
];

/** Everything that a widget edits; paths begin at the file's root, with a 0 for whichever entry a step is about. */
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

/** The step where something is edited: the one whose widget lies nearest to the path, else the cover's. */
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
  // Trouble with something larger than any widget holds ("the map"): the first step that holds a part of it.
  const part = form.steps.find((step) =>
    step.widgets.flatMap(widgetPaths).some((held) => isWithin(fitted(held, path), path)),
  );
  return part?.id ?? best;
}

/** Whether something lies where a widget edits; which entry of a list does not matter where it edits any. */
export const isHeldBy = (path: Path, held: Path): boolean => isWithin(path, fitted(held, path));

const fitted = (held: Path, path: Path): Path => held.map((step, i) => (step === 0 ? (path[i] ?? step) : step));

/** Issues by step, in the rail's order; steps without trouble hold an empty list. */
export function issuesByStep<T extends Issue>(
  system: Pick<GameManifest, 'form' | 'playable'>,
  issues: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>(studioSteps(system).map(({ id }) => [id, []]));
  for (const issue of issues) groups.get(stepOf(system.form, issue.path))?.push(issue);
  return groups;
}

/** What stands on a door: hints are advice, not trouble, and what nobody has come to yet is still to do. */
export function countTrouble(issues: readonly (Issue & { readonly toDo: boolean })[]): {
  readonly trouble: number;
  readonly toDo: number;
} {
  const counting = issues.filter(({ severity }) => severity !== 'hint');
  const toDo = counting.filter((issue) => issue.toDo).length;
  return { trouble: counting.length - toDo, toDo };
}
