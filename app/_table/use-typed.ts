import type { Asking, FollowUpQuestion } from '@/lib/table/follow-up';
import { useOutbox, useTable } from './use-table';

export type Answer = string | number | null;

/** Text of a field, and the answer that it replaces. */
interface Typed {
  readonly text: string;
  readonly from: Answer;
}

/** Returns the unsaved text of an answer and its setter. The text survives reloading. */
export function useTyped(
  followUp: FollowUpQuestion,
  { entry, field }: Asking,
): readonly [Typed | undefined, (typed: Typed | undefined) => void] {
  const { outbox } = useTable();
  const name = `answer/${followUp.id}/${entry.id}/${field.field}`;
  const keep = (typed: Typed | undefined) => outbox.saveDraft(name, typed ? JSON.stringify(typed) : '');
  const stored = useOutbox().drafts[name];
  return [stored === undefined ? undefined : typedIn(stored), keep];
}

/** Parses stored text; undefined if it is something else. */
function typedIn(stored: string): Typed | undefined {
  try {
    const kept: unknown = JSON.parse(stored);
    return isTyped(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && 'from' in value;
