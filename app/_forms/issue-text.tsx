import type { Standing } from '@/app/_draft/visits';
import { markOf, SEVERITY } from '@/app/_ui/severity';
import type { Issue } from '@/lib/kernel/issue';

/** What an issue says, and the later step that it waits for. */
export function IssueText({ issue }: { readonly issue: Issue & Partial<Standing> }) {
  const mark = markOf(issue);
  return (
    <>
      <span className={mark === 'to do' ? 'font-bold' : 'sr-only'}>{SEVERITY[mark].word}: </span>
      {issue.message}
      {issue.waitsFor !== undefined && ` Waits for ${issue.waitsFor}.`}
    </>
  );
}
