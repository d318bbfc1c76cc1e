import { fold } from '@/lib/kernel/fold';
import { isJsonObject, type JsonObject } from '@/lib/kernel/json';
import { applyPatches, type Patch } from '@/lib/kernel/patch';
import { formatPath, type Path, valueAt } from '@/lib/kernel/path';
import { headlineOf, refListPath } from '@/lib/scenario/entry-names';
import { pathsAt } from '@/lib/schema/references';
import type { ObjectShape } from '@/lib/schema/shape';
import { shapeAt, variantOf } from '@/lib/schema/shape-at';
import type { Complain, Problem } from './table-rows';

/** A reference that a cell sets: an id, or the title of an entry. */
export interface SetReference {
  readonly path: Path;
  readonly to: string;
  readonly text: string;
  readonly place: Pick<Problem, 'table' | 'row' | 'column'>;
}

/** Replaces titles by the ids of the entries that have them. Complains about references to nothing. */
export function settleReferences(
  shape: ObjectShape,
  draft: JsonObject,
  references: readonly SetReference[],
  complain: Complain,
): JsonObject {
  const known = new Map<string, Targets>();
  const patches: Patch[] = [];
  for (const { path, to, text, place } of references) {
    const lists = refListPath(to, path);
    const key = formatPath(lists);
    const targets = known.get(key) ?? targetsIn(shape, draft, lists);
    known.set(key, targets);
    if (targets.ids.has(text)) continue;
    const [id, ...more] = targets.byTitle.get(fold(text)) ?? [];
    const quoted = `“${text.slice(0, 60)}”`;
    if (id === undefined) {
      complain({ ...place, message: `There is no ${targets.noun} with the id or title ${quoted}.` });
    } else if (more.length > 0) {
      const ids = [id, ...more].join(', ');
      complain({
        ...place,
        message: `There are several with the title ${quoted}. Write the id: ${ids.slice(0, 200)}.`,
      });
    } else patches.push({ op: 'set', path, value: id });
  }
  return applyPatches(draft, patches) as JsonObject;
}

interface Targets {
  readonly noun: string;
  readonly ids: ReadonlySet<string>;
  readonly byTitle: ReadonlyMap<string, readonly string[]>;
}

/** Returns the entries that a reference can name. */
function targetsIn(shape: ObjectShape, draft: JsonObject, lists: Path): Targets {
  const ids = new Set<string>();
  const byTitle = new Map<string, string[]>();
  let noun = 'entry';
  for (const path of pathsAt(draft, lists)) {
    const list = shapeAt(shape, path, draft);
    const entries = valueAt(draft, path);
    if (list?.kind !== 'list' || !Array.isArray(entries)) continue;
    noun = list.noun;
    for (const entry of entries) {
      if (!isJsonObject(entry)) continue;
      const id = String(entry.id);
      ids.add(id);
      const kind = variantOf(list.entry, entry);
      const headline = kind && headlineOf(kind);
      const title = headline === undefined ? '' : fold(String(entry[headline] ?? '')).trim();
      if (title !== '') byTitle.set(title, [...(byTitle.get(title) ?? []), id]);
    }
  }
  return { noun, ids, byTitle };
}
