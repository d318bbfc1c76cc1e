import type { Form, WidgetOf } from '@/lib/contract/form';
import type { Issue } from '@/lib/kernel/issue';
import { isEntry, isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import { READ_AS } from '@/lib/schema/certain-meaning';

interface Tidied {
  readonly body: Json;
  /** Remarks on the cells that were written differently. Paths begin at the body. */
  readonly issues: readonly Issue[];
}

const CELL = /^([a-z]{1,2})([1-9]\d{0,2})$/i;
const EDGE = /^([a-z]{1,2}[1-9]\d{0,2})-([a-z]{1,2}[1-9]\d{0,2})$/i;

/** Writes the cells and edges of a form's grids as the game does: "a1" becomes "A1", "b1-a1" becomes "A1-B1". */
export function tidyCells(body: Json, form: Pick<Form, 'steps'>): Tidied {
  const issues: Issue[] = [];
  const grids = form.steps.flatMap(({ widgets }) =>
    widgets.filter((widget): widget is WidgetOf<'grid'> => widget.widget === 'grid'),
  );
  let tidy = body;
  for (const { path, edges, pins } of grids) {
    tidy = tidyList(tidy, path, 'id', tidyCell, issues);
    if (edges) tidy = tidyList(tidy, edges.path, 'id', tidyEdge, issues);
    if (pins) tidy = tidyList(tidy, pins.path, pins.cell, tidyCell, issues);
  }
  return { body: tidy, issues };
}

const tidyCell = (text: string): string => (CELL.test(text) ? text.toUpperCase() : text);

/** An edge begins with the cell of the earlier column, and in a column with the earlier row. */
function tidyEdge(text: string): string {
  const ends = EDGE.exec(text)
    ?.slice(1)
    .map((end) => end.toUpperCase());
  return ends ? ends.toSorted((a, b) => columnOf(a) - columnOf(b) || rowOf(a) - rowOf(b)).join('-') : text;
}

const columnOf = (cell: string): number =>
  [...(CELL.exec(cell)?.[1] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

const rowOf = (cell: string): number => Number(CELL.exec(cell)?.[2]);

/** Rewrites one field of a list's entries, unless an entry with that id is there already. */
function tidyList(body: Json, path: Path, field: string, tidy: (text: string) => string, issues: Issue[]): Json {
  const [step, ...rest] = path;
  if (step !== undefined) {
    if (!isJsonObject(body) || !Object.hasOwn(body, step)) return body;
    const inner = body[step];
    const within: Issue[] = [];
    const changed = inner === undefined ? inner : tidyList(inner, rest, field, tidy, within);
    issues.push(...within.map((issue) => ({ ...issue, path: [step, ...issue.path] })));
    return changed === undefined || changed === inner ? body : { ...body, [step]: changed };
  }
  if (!Array.isArray(body)) return body;
  const taken = new Set(body.filter(isEntry).map(({ id }) => id));
  let isChanged = false;
  const entries = body.map((entry: Json): Json => {
    const before = isJsonObject(entry) ? entry[field] : undefined;
    if (!isEntry(entry) || typeof before !== 'string') return entry;
    const after = tidy(before);
    if (after === before || (field === 'id' && taken.has(after))) return entry;
    isChanged = true;
    const written: JsonObject = { ...entry, [field]: after };
    if (field === 'id') taken.add(after);
    issues.push({
      code: READ_AS,
      severity: 'warning',
      path: [String(written.id), field],
      message: `“${before.slice(0, 20)}” was read as ${after}.`,
    });
    return written;
  });
  return isChanged ? entries : body;
}
