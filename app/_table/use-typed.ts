import type { Asking, FollowUpQuestion } from '@/lib/table/follow-up';
import { useHeld, useTable } from './use-table';

export type Answer = string | number | null;

/** What stands in a field, and the answer that it was typed over. */
interface Typed {
  readonly text: string;
  readonly from: Answer;
}

/** What somebody typed to answer a question and has not saved yet. It outlives the page. */
export function useTyped(
  followUp: FollowUpQuestion,
  { entry, field }: Asking,
): readonly [Typed | undefined, (typed: Typed | undefined) => void] {
  const { outbox } = useTable();
  const name = `answer/${followUp.id}/${entry.id}/${field.field}`;
  const keep = (typed: Typed | undefined) => outbox.saveDraft(name, typed ? JSON.stringify(typed) : '');
  const held = useHeld().drafts[name];
  return [held === undefined ? undefined : typedIn(held), keep];
}

/** What was kept; nothing if the browser's store holds something else by now. */
function typedIn(held: string): Typed | undefined {
  try {
    const kept: unknown = JSON.parse(held);
    return isTyped(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && 'from' in value;
