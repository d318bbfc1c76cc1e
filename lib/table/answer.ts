import { newId } from '@/lib/kernel/ids';
import type { Entry, Json } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import type { Path } from '@/lib/kernel/path';
import { failure, type Result, success } from '@/lib/kernel/result';
import { ID_MAX } from '@/lib/schema/fields';
import { entriesAt } from '@/lib/schema/references';
import type { Command } from './commands';
import { type Asking, askingsOf, type FollowUpQuestion, keyIn, listsOf, optionsFor, pointedTo } from './follow-up';

export type Answer = Extract<Command, { readonly type: 'answer' }>;

/** Answer with its request key. The key makes retries idempotent: they would add the same line of a list. */
interface Given {
  readonly answer: Answer;
  readonly key: string;
  readonly path: Path;
}

const GONE = 'That is no longer in the draft. Look again.';
const UNFIT = 'That is not a valid answer to this question.';
const TAKEN = 'Somebody answered this meanwhile. Read their answer, then change it if you like.';
const CIRCLE = 'That entry was removed, or it would depend on itself.';
const full = (most: number) => `This list is full: it holds ${most}. Remove something first.`;

/**
 * Returns the patches that write an answer to the draft: none if it is there already, or the reason why it can't be
 * written. Never overwrites an answer that somebody else gave meanwhile.
 */
export function answerPatches(
  followUp: FollowUpQuestion,
  answer: Answer,
  key: string,
  draft: Json,
): Result<readonly Patch[]> {
  const asking = askingsOf(followUp, draft).find(
    ({ entry, field }) => entry.id === answer.entry && field.field === answer.field,
  );
  if (!asking) return failure(GONE);
  const given: Given = { answer, key, path: [...followUp.of, asking.entry.id, keyIn(asking.field)] };
  switch (asking.field.answering.by) {
    case 'lines':
      return linePatches(asking, given);
    case 'references':
    case 'pairs':
      return referencePatches(asking, followUp, given, draft);
    default:
      return listsOf(asking.field) ? movePatches(asking, given, draft) : fieldPatches(asking, followUp, given, draft);
  }
}

/** Moves an entry to another list. */
function movePatches({ entry, field }: Asking, { answer }: Given, draft: Json): Result<readonly Patch[]> {
  const { [field.field]: present, ...moved } = entry;
  const [from, to] = [present, answer.value].map((value) => listsOf(field)?.get(String(value)));
  if (!from || !to) return failure(UNFIT);
  if (from === to) return success([]);
  if (present !== answer.was) return failure(TAKEN);
  if (entriesAt(draft, to.path).length >= to.most) return failure(full(to.most));
  return success([
    { op: 'remove', path: [...from.path, entry.id] },
    { op: 'insert', path: to.path, entry: { ...moved, id: entry.id } },
  ]);
}

/** Sets a field that holds one answer. */
function fieldPatches(
  asking: Asking,
  followUp: FollowUpQuestion,
  { answer, path }: Given,
  draft: Json,
): Result<readonly Patch[]> {
  const { entry, field } = asking;
  const value = validValue(asking, followUp, answer.value, draft);
  if (value === undefined) return failure(UNFIT);
  const present = entry[field.field] ?? null;
  if (present === value) return success([]);
  return present === answer.was ? success([{ op: 'set', path, value }]) : failure(TAKEN);
}

/** Returns the value in the form that the field stores; undefined if it is invalid. */
function validValue(asking: Asking, followUp: FollowUpQuestion, value: Answer['value'], draft: Json) {
  const { answering } = asking.field;
  switch (answering.by) {
    case 'text': {
      if (typeof value !== 'string') return undefined;
      const text = answering.prose ? value.trim() : value.replace(/\s+/g, ' ').trim();
      return text.length <= answering.max ? text : undefined;
    }
    case 'choice':
      return answering.options.some((option) => option.value === value) ? value : undefined;
    case 'number':
      if (value === null) return answering.nullable ? null : undefined;
      return Number.isInteger(value) && Number(value) >= answering.min && Number(value) <= answering.max
        ? value
        : undefined;
    case 'reference':
      return value === '' || optionsFor(asking, followUp, draft).some(({ id }) => id === value) ? value : undefined;
    default:
      return undefined;
  }
}

/** Adds or removes a line of a list. */
function linePatches({ entry, field }: Asking, { answer, key, path }: Given): Result<readonly Patch[]> {
  const { answering } = field;
  const { value, isOff } = answer;
  if (answering.by !== 'lines' || typeof value !== 'string') return failure(UNFIT);
  const present = entriesAt(entry, [field.field]);
  if (isOff) return success(present.some(({ id }) => id === value) ? [{ op: 'remove', path: [...path, value] }] : []);
  const text = value.replace(/\s+/g, ' ').trim();
  if (text === '' || text.length > answering.max) return failure(UNFIT);
  const id = idOf('answer', key);
  if (present.some((line) => line.id === id || line[answering.inner] === text)) return success([]);
  if (present.length >= answering.most) return failure(full(answering.most));
  return success([{ op: 'insert', path, entry: { ...field.given, [answering.inner]: text, id } }]);
}

/** Adds or removes a reference. */
function referencePatches(
  asking: Asking,
  followUp: FollowUpQuestion,
  { answer, path }: Given,
  draft: Json,
): Result<readonly Patch[]> {
  const { entry, field } = asking;
  const { answering } = field;
  const { value, isOff } = answer;
  if (typeof value !== 'string' || (answering.by !== 'references' && answering.by !== 'pairs')) return failure(UNFIT);
  const isThere = pointedTo(asking, draft).includes(value);
  const list = answering.by === 'pairs' ? answering.path : path;
  const present = answering.by === 'pairs' ? entriesAt(draft, list) : entriesAt(entry, [keyIn(field)]);
  if (isOff) {
    const removed = present.filter((held) =>
      answering.by === 'pairs' ? joins(held, answering, entry.id, value) : held[answering.inner] === value,
    );
    return success(removed.map(({ id }) => ({ op: 'remove', path: [...list, id] })));
  }
  if (isThere) return success([]);
  if (!optionsFor(asking, followUp, draft).some(({ id }) => id === value)) return failure(CIRCLE);
  if (present.length >= answering.most) return failure(full(answering.most));
  const held =
    answering.by === 'pairs'
      ? { [answering.a]: entry.id, [answering.b]: value, id: idOf(...[entry.id, value].toSorted()) }
      : // Ids of another list could be the same.
        { [answering.inner]: value, id: idOf(field.list === undefined ? 'to' : field.field, value) };
  return success([{ op: 'insert', path: list, entry: { ...field.given, ...held } }]);
}

const joins = (pair: Entry, { a, b }: { readonly a: string; readonly b: string }, one: string, other: string) =>
  (pair[a] === one && pair[b] === other) || (pair[a] === other && pair[b] === one);

/** Returns the same id for the same parts, so that an answer given by two people at once is stored once. */
function idOf(...parts: readonly string[]): string {
  const id = parts.join('--');
  return id.length <= ID_MAX ? id : newId();
}
