import type { Form, Slot } from '@/lib/contract/form';
import { isEntry, type Json, type JsonObject } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { type Path, valueAt } from '@/lib/kernel/path';
import { failure, type Result, success } from '@/lib/kernel/result';
import type { ListShape, ObjectShape, Shape, TextShape } from '@/lib/schema/shape';

/** The entry of the draft that an idea becomes, always the same one: put there twice, it is there once. */
export const entryOfIdea = (ideaId: string): string => `idea-${ideaId}`;

export const slotsOf = (form: Form): readonly Slot[] => form.steps.flatMap(({ slots }) => slots);

/**
 * How an idea gets into a draft: as an entry of the slot's list, or as a line of its text. Nothing if it is there
 * already, and a reason if there is no room. `shape` is that of the whole draft.
 */
export function placeIdea(
  slot: Slot,
  idea: { readonly id: string; readonly text: string },
  draft: Json,
  shape: ObjectShape,
): Result<readonly Patch[]> {
  const path: Path = ['body', ...slot.path];
  const [present, target] = [valueAt(draft, path), shapeAt(shape, path)];
  if (target?.kind === 'list' && Array.isArray(present)) return asEntry(slot, idea, path, present, target);
  if (target?.kind === 'text' && typeof present === 'string') return asWords(idea.text, path, present, target);
  return failure('This game has no such place for an idea.');
}

/** One more line of a text; in a field of one line, one more part. */
function asWords(
  text: string,
  path: Path,
  present: string,
  { prose, max, title }: TextShape,
): Result<readonly Patch[]> {
  const between = prose ? '\n' : '; ';
  const words = text.replace(/\s*\n\s*/g, ' ');
  const parts = present.split(between).filter((part) => part.trim() !== '');
  if (parts.includes(words) || parts.includes(shortened(words, max))) return success([]);
  const value = [...parts, parts.length === 0 ? shortened(words, max) : words].join(between);
  return value.length > max
    ? failure(`“${title}” has no room for this. Shorten it first.`)
    : success([{ op: 'set', path, value }]);
}

function asEntry(
  { field, given = {} }: Slot,
  { id, text }: { readonly id: string; readonly text: string },
  path: Path,
  list: readonly Json[],
  { max, entry, title }: ListShape,
): Result<readonly Patch[]> {
  const entryId = entryOfIdea(id);
  if (list.some((item) => isEntry(item) && item.id === entryId)) return success([]);
  if (list.length >= max) return failure(`“${title}” is full: it holds ${max}. Remove something first.`);
  const fields = entry.kind === 'object' ? entry.fields : {};
  const words = field === undefined ? {} : wordsFor(fields, field, text);
  return success([{ op: 'insert', path, entry: { ...given, ...words, id: entryId } }]);
}

/** The idea in the field that names the entry; what is too long for it stands whole in the entry's first longer text. */
function wordsFor(fields: ObjectShape['fields'], field: string, text: string): JsonObject {
  const named = fields[field];
  const max = named?.kind === 'text' ? named.max : text.length;
  if (text.length <= max && (named?.kind !== 'text' || named.prose || !text.includes('\n'))) return { [field]: text };
  const line = text.replace(/\s+/g, ' ');
  const prose = Object.entries(fields).find(([, shape]) => shape.kind === 'text' && shape.prose)?.[0];
  return { [field]: shortened(line, max), ...(prose !== undefined && { [prose]: text }) };
}

/** The first half of a letter whose second half was cut off. */
const HALF = /[\uD800-\uDBFF]$/;

const shortened = (text: string, max: number) =>
  text.length <= max
    ? text
    : `${text
        .slice(0, max - 1)
        .replace(HALF, '')
        .trimEnd()}…`;

/** The shape of what a path leads to, where it leads through objects alone, as slots' paths do. */
function shapeAt(shape: ObjectShape, path: Path): Shape | undefined {
  let at: Shape | undefined = shape;
  for (const step of path) at = at?.kind === 'object' ? at.fields[step] : undefined;
  return at;
}
