'use client';

import type { ReactNode } from 'react';
import { CommentMark } from '@/app/_comments/comment-mark';
import { elementId, helpId, labelId, troubleId } from '@/app/_draft/element-id';
import { usePinnedPrompt } from '@/app/_draft/pinned-prompt';
import { useIssuesAt } from '@/app/_draft/use-draft';
import { markOf, SEVERITY, SeveritySign } from '@/app/_ui/severity';
import { type Issue, sayMessage } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import type { Shape } from '@/lib/schema/shape';

export const describedBy = (path: Path): string => `${helpId(path)} ${troubleId(path)}`;

/** Label, help, example and issues around a control. */
export function FieldFrame(props: {
  readonly path: Path;
  readonly shape: Shape;
  readonly children: ReactNode;
  /** True if several controls share the label, as in a set of radio buttons. */
  readonly group?: boolean;
  readonly local?: string | undefined;
  readonly plain?: boolean;
}) {
  const { path, shape } = props;
  const label = (
    <span id={labelId(path)} className="sign text-base">
      {shape.title}
    </span>
  );
  const [example] = shape.examples;
  const showExample = shape.kind === 'text' && typeof example === 'string';
  const inner = (
    <>
      <p id={helpId(path)} className="measure text-sm text-grey">
        {shape.description}
        {showExample && (
          <>
            {' '}
            For example: <q>{example}</q>
          </>
        )}
        {shape.kind === 'text' && shape.prose && (
          <> Lines end where you end them. **Bold**, *italic*, lists (- or 1.), &gt; quotes and tables work.</>
        )}
      </p>
      {props.children}
      <Trouble path={path} local={props.local} />
    </>
  );
  return (
    <div className="group/field relative min-w-0">
      {props.group ? (
        <fieldset className="flex min-w-0 flex-col gap-1" aria-describedby={describedBy(path)}>
          <legend className="mb-1 pr-12">{label}</legend>
          {inner}
        </fieldset>
      ) : (
        <div className="flex min-w-0 flex-col gap-1">
          <label htmlFor={elementId(path)} className="pr-12">
            {label}
          </label>
          {inner}
        </div>
      )}
      <CommentMark
        path={path}
        describedBy={labelId(path)}
        className="absolute -top-1.5 right-0 pointer-coarse:-top-3"
      />
    </div>
  );
}

/** Messages about exactly this field: the question that it answers, and its issues. */
export function Trouble({ path, local }: { readonly path: Path; readonly local?: string | undefined }) {
  const issues = useIssuesAt(path);
  const prompt = usePinnedPrompt(path);
  return (
    <div id={troubleId(path)} className="empty:hidden">
      {prompt !== undefined && <p className="slid my-2 border-l-4 border-service pl-3 font-note">{prompt}</p>}
      {local !== undefined && <p className="mt-1 flex gap-2 text-sm text-alarm">{local}</p>}
      {issues.map((issue) => (
        <p key={issue.code + issue.message} className={`mt-1 flex gap-2 text-sm ${SEVERITY[markOf(issue)].className}`}>
          <SeveritySign severity={markOf(issue)} />
          <span>
            <IssueText issue={issue} />
          </span>
        </p>
      ))}
    </div>
  );
}

/** Message of an issue, or the part of it that is given, after its kind. */
export function IssueText({ issue, words = issue.message }: { readonly issue: Issue; readonly words?: string }) {
  const mark = markOf(issue);
  return (
    <>
      <span className={mark === 'to do' ? 'font-bold' : 'sr-only'}>{SEVERITY[mark].word}: </span>
      {sayMessage(words)}
    </>
  );
}
