import { Listeners } from '@/app/_ui/listeners';
import type { Form, Step } from '@/lib/contract/form';
import type { Issue } from '@/lib/kernel/issue';
import { isEntry, isJsonObject, type Json } from '@/lib/kernel/json';
import { formatPath, type Path, valueAt } from '@/lib/kernel/path';
import { refListPath } from '@/lib/scenario/entry-names';
import { ANY, entriesAt, pathsAt } from '@/lib/schema/references';
import type { ObjectShape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import { takesWriting, unwritten } from '@/lib/schema/texts';
import { isHeldBy, REVIEW, stepOf, widgetPaths } from './steps';

/** Treatment of an issue: trouble, or still to do because nobody has been there yet. */
export interface IssueStatus {
  readonly toDo: boolean;
  /** Title of the later step that supplies what is missing. */
  readonly waitsFor?: string;
}

interface Authored {
  readonly form: Form;
  readonly draftShape: ObjectShape;
}

/**
 * Fields and steps that users have visited and left. Leaving a step covers all entries that it has by then. A step with
 * content counts as left when the draft is opened.
 */
export class Visits {
  readonly #fields = new Set<string>();
  readonly #parts = new Set<string>();
  /** Containers of those parts. */
  readonly #holders = new Set<string>();
  readonly #listeners = new Listeners();
  readonly #system: Authored;
  readonly #draft: () => Json;

  constructor(system: Authored, draft: () => Json) {
    this.#system = system;
    this.#draft = draft;
    const root = draft();
    for (const step of system.form.steps) if (this.#isWritten(step, root)) this.#keep(partsOf(step, root));
    const cover = coverKeys(root).filter((path) => isText(valueAt(root, path)));
    this.#keep(cover);
  }

  readonly subscribe = this.#listeners.subscribe;

  leaveField(path: Path): void {
    const key = formatPath(path);
    if (this.#fields.has(key)) return;
    this.#fields.add(key);
    this.#listeners.call();
  }

  leaveStep(id: string): void {
    const root = this.#draft();
    const step = this.#system.form.steps.find((one) => one.id === id);
    if (!step && id !== REVIEW.id) return;
    this.#keep(step ? partsOf(step, root) : coverKeys(root));
    this.#listeners.call();
  }

  statusOf({ code, path }: Pick<Issue, 'code' | 'path'>): IssueStatus {
    const later = this.#waitsFor(code, path);
    return { toDo: later !== undefined || !this.#hasLeft(path), ...(later && { waitsFor: later.title }) };
  }

  #hasLeft(path: Path): boolean {
    if (this.#holders.has(formatPath(path))) return true;
    // An entry that is newer than the visit to its list has not been visited.
    const least = Math.max(1, innermostEntry(this.#draft(), path));
    for (let length = path.length; length >= least; length--) {
      const key = formatPath(path.slice(0, length));
      if (this.#fields.has(key) || this.#parts.has(key)) return true;
    }
    return false;
  }

  /** Returns the later step that settles this issue and has not been left yet. */
  #waitsFor(code: string, path: Path): Step | undefined {
    const { form } = this.#system;
    const own = form.steps.findIndex(({ id }) => id === stepOf(form, path));
    if (own === -1) return undefined;
    const missing = this.#emptyListFor(path);
    return form.steps
      .slice(own + 1)
      .find(
        (step) =>
          (step.settles?.includes(code) || (missing && isIn(step, missing))) &&
          !partsOf(step, this.#draft()).some((part) => this.#parts.has(formatPath(part))),
      );
  }

  /** Returns the list that a reference at a path points into, if it is empty. */
  #emptyListFor(path: Path): Path | undefined {
    const root = this.#draft();
    const shape = shapeAt(this.#system.draftShape, path, root);
    if (shape?.kind !== 'ref') return undefined;
    const list = refListPath(shape.to, path);
    return entriesAt(root, list).length === 0 ? list : undefined;
  }

  #isWritten(step: Step, root: Json): boolean {
    return partsOf(step, root).some((path) => {
      const [value, shape] = [valueAt(root, path), shapeAt(this.#system.draftShape, path, root)];
      if (value === undefined || !shape) return false;
      // Grid cells take no text: their existence shows that the grid was painted.
      if (shape.kind === 'list' && !takesWriting(shape.entry)) return Array.isArray(value) && value.length > 0;
      return JSON.stringify(unwritten(shape, value)) !== JSON.stringify(value);
    });
  }

  #keep(parts: readonly Path[]): void {
    for (const path of parts) {
      this.#parts.add(formatPath(path));
      for (let length = 2; length < path.length; length++) this.#holders.add(formatPath(path.slice(0, length)));
    }
  }
}

const isText = (value: Json | undefined): boolean => typeof value === 'string' && value.trim() !== '';

const coverKeys = (root: Json): readonly Path[] =>
  isJsonObject(root) ? Object.keys(root).flatMap((key) => (key === 'body' ? [] : [[key]])) : [];

const isIn = (step: Step, path: Path): boolean =>
  step.widgets.flatMap(widgetPaths).some((held) => isHeldBy(path, held));

/** Returns the paths that a step edits in a draft, with every entry inside them. */
function partsOf(step: Step, root: Json): readonly Path[] {
  const held = step.widgets.flatMap(widgetPaths).map((path) => path.map((one) => (one === 0 ? ANY : one)));
  return held
    .flatMap((path) => pathsAt(root, path))
    .flatMap((path) => [path, ...entriesBelow(valueAt(root, path), path)]);
}

function entriesBelow(value: Json | undefined, path: Path): readonly Path[] {
  if (Array.isArray(value)) {
    return value.filter(isEntry).flatMap((entry) => {
      const own = [...path, entry.id];
      return [own, ...entriesBelow({ ...entry }, own)];
    });
  }
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => entriesBelow(inner, [...path, key]));
}

/** Returns the length of the path to the innermost entry that contains it; 0 if there is none. */
function innermostEntry(root: Json, path: Path): number {
  const lengths = path.map((_, i) => path.length - i);
  return lengths.find((length) => Array.isArray(valueAt(root, path.slice(0, length - 1)))) ?? 0;
}
