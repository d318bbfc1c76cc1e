import type { Asking, FollowUpQuestion } from '@/lib/table/follow-up';
import { useHeld, useTable } from './use-table';

export type Answer = string | number | null;

/** What stands in a field, and the answer that it was typed over. */
export interface Typed {
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
  return [held === undefined ? undefined : (JSON.parse(held) as Typed), keep];
}
