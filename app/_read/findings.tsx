'use client';

import { useMemo } from 'react';
import { focusIntoSoon } from '@/app/_draft/focus-soon';
import { issuesByStep, studioSteps } from '@/app/_draft/steps';
import { useReport, useStep, useStudio, useUndoable, useValue } from '@/app/_draft/use-draft';
import { SUGGESTIONS, useSuggestions } from '@/app/_draft/use-suggestions';
import { IssueText } from '@/app/_forms/field-frame';
import { recallSelf } from '@/app/_join/remember';
import { FactsSummary } from '@/app/_read/facts-summary';
import { MARKS, markOf, SEVERITY, SeveritySign } from '@/app/_ui/severity';
import { inspectionPassed } from '@/lib/contract/manifest';
import { type Issue, isToDo, toDoIn } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import { acceptedIn, acceptPatch, takeBackPatch } from '@/lib/scenario/accepted';
import { counted } from '@/lib/tabletop/words/wording';

const SHOWN_AT_ONCE = 40;
const BRIEF = 2;

/** Number of issues of each severity, with signs. `brief` shows two of them. */
export function Counts({ brief = false }: { readonly brief?: boolean }) {
  const { issues, checked } = useReport();
  if (!checked) return <span className="text-grey">inspecting…</span>;
  if (issues.length === 0) return <span className="text-exit">all clear</span>;
  const counts = MARKS.map((mark) => ({
    mark,
    count: mark === 'to do' ? toDoIn(issues).length : issues.filter((issue) => markOf(issue) === mark).length,
  }));
  const some = counts.filter(({ count }) => count > 0);
  return (
    <span className="flex items-center gap-2">
      {some.map(({ mark, count }, i) => (
        <span key={mark} className={brief && i >= BRIEF ? 'sr-only' : 'flex items-center gap-1'}>
          <SeveritySign severity={mark} />
          {count}
          <span className={mark === 'to do' && !brief ? 'text-grey' : 'sr-only'}>{SEVERITY[mark].many}</span>
        </span>
      ))}
    </span>
  );
}

/** All issues by step, the current one first: what is to do, then remarks. A click leads to the field. */
export function Findings({ onFollow }: { readonly onFollow?: () => void }) {
  const { system, goToStep } = useStudio();
  const { issues, facts, checked, stale } = useReport();
  const { open: suggestions } = useSuggestions();
  const step = useStep();
  if (!checked && !stale) return <p className="text-grey">The inspector is on the way…</p>;
  const byStep = issuesByStep(system, issues);
  const steps = studioSteps(system).toSorted((a, b) => Number(b.id === step) - Number(a.id === step));
  return (
    <div className="flex flex-col gap-6">
      {stale && (
        <p role="status" className="border-2 border-hazard p-2 text-sm">
          The inspection failed just now, so this may be out of date. Keep typing; it will be tried again.
        </p>
      )}
      {issues.length === 0 && checked ? (
        <p className="sign border-4 border-exit p-4 text-lg text-exit">{inspectionPassed(system)}</p>
      ) : (
        <Counts />
      )}
      {steps.map(({ id, title }) => {
        const found = byStep.get(id) ?? [];
        const lines = [...toDoIn(found), ...found.filter((issue) => !isToDo(issue)).map((issue) => [issue] as const)];
        const suggested = suggestions.filter((suggestion) => suggestion.step === id).length;
        if (found.length + suggested === 0) return null;
        return (
          <div key={id}>
            <h3 className="kicker mb-2 text-grey">{title}</h3>
            <ul className="flex flex-col gap-2">
              {lines.slice(0, SHOWN_AT_ONCE).map((line) => (
                <Line key={keyOf(line[0])} line={line} onFollow={onFollow} />
              ))}
            </ul>
            {lines.length > SHOWN_AT_ONCE && (
              <p className="mt-2 text-sm text-grey">
                And {lines.length - SHOWN_AT_ONCE} more, shown as these are fixed.
              </p>
            )}
            {suggested > 0 && (
              <button
                type="button"
                onClick={() => {
                  onFollow?.();
                  goToStep(id);
                  void focusIntoSoon(SUGGESTIONS);
                }}
                className="mt-2 min-h-9 text-left text-sm text-service underline"
              >
                {counted(suggested, 'suggestion')}
              </button>
            )}
          </div>
        );
      })}
      <AcceptedList />
      {facts && <FactsSummary facts={facts} />}
    </div>
  );
}

const keyOf = ({ code, path, message }: Issue): string => code + path.join('/') + message;

/** One line of the list; what counts as one with its first issue is folded. */
function Line(props: { readonly line: readonly [Issue, ...Issue[]]; readonly onFollow: (() => void) | undefined }) {
  const { line, onFollow } = props;
  const [issue, ...more] = line;
  if (more.length === 0) return <Finding issue={issue} onFollow={onFollow} />;
  return (
    <>
      <Finding issue={issue} onFollow={onFollow} />
      <li>
        <details className="text-sm">
          <summary className="min-h-9 content-center pl-3 text-grey">And {more.length} more</summary>
          <ul className="flex flex-col gap-2">
            {more.map((one) => (
              <Finding key={keyOf(one)} issue={one} onFollow={onFollow} />
            ))}
          </ul>
        </details>
      </li>
    </>
  );
}

/** Takes a warning of taste off the list, with undo. It stays in the scenario as accepted on purpose. */
function AcceptButton({ issue }: { readonly issue: Issue }) {
  const undoable = useUndoable();
  const accept = () => {
    const by = recallSelf()?.name ?? '';
    const patch = acceptPatch(issue, { by, at: new Date().toISOString().slice(0, 10) });
    if (patch) undoable('Accepted. It comes back if what it says changes.', [patch]);
  };
  return (
    <button type="button" onClick={accept} className="mb-2 ml-9 min-h-9 text-left text-sm text-service underline">
      That is the point
    </button>
  );
}

/** Warnings that the authors accepted, folded, each with a way back. */
function AcceptedList() {
  const { session } = useStudio();
  const list = useValue(['accepted']);
  const accepted = useMemo(() => (list ? acceptedIn(session.draft() as unknown as Json) : []), [list, session]);
  if (accepted.length === 0) return null;
  return (
    <details>
      <summary className="kicker min-h-9 content-center text-grey">Accepted on purpose: {accepted.length}</summary>
      <ul className="mt-2 flex flex-col gap-2">
        {accepted.map(({ id, says, by, at }) => (
          <li key={id} className="border-l-4 border-line bg-paper p-2 text-sm [overflow-wrap:anywhere]">
            {says} <span className="text-grey">{by === '' ? at : `${by}, ${at}`}</span>
            {!session.readOnly && (
              <button
                type="button"
                onClick={() => session.edit([takeBackPatch(id)])}
                className="block min-h-9 text-service underline"
              >
                Show it again<span className="sr-only">: {says}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

const EDGE = {
  error: 'border-alarm',
  warning: 'border-hazard',
  hint: 'border-service',
  'to do': 'border-line text-grey',
} as const;

export function Finding(props: {
  readonly issue: Issue;
  /** Part of the message to show, if the rest stands above. */
  readonly words?: string | undefined;
  readonly onFollow?: (() => void) | undefined;
}) {
  const { issue, words, onFollow } = props;
  const { focusPath, session } = useStudio();
  const { fix } = issue;
  const mark = markOf(issue);
  return (
    <li className={`slid border-l-4 bg-paper ${EDGE[mark]}`}>
      <button
        type="button"
        onClick={() => {
          onFollow?.();
          focusPath(issue.path);
        }}
        className="flex w-full gap-2 p-2 text-left text-sm hover:underline"
      >
        <SeveritySign severity={mark} />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <IssueText issue={issue} {...(words !== undefined && { words })} />
        </span>
      </button>
      {issue.isTaste && !session.readOnly && <AcceptButton issue={issue} />}
      {fix && !session.readOnly && (
        <button
          type="button"
          onClick={() => session.edit(fix.patches)}
          className="sign mb-2 ml-9 min-h-9 rounded-sm border-2 border-exit px-3 text-sm text-exit hover:bg-exit hover:text-on-exit"
        >
          {fix.label}
        </button>
      )}
    </li>
  );
}
