'use client';

import { Dialog } from 'radix-ui';
import { IconButton } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { SEVERITY, SeveritySign } from '@/app/_ui/severity';
import { type Issue, SEVERITIES } from '@/lib/kernel/issue';
import { FactsSummary } from './facts-summary';
import { issuesByStep, studioSteps } from './steps';
import { useReport, useStudio } from './use-draft';

const SHOWN_AT_ONCE = 40;

/** The inspection report beside the question. */
export function ReportPanel() {
  return (
    <aside aria-label="Inspection report" className="hidden w-84 shrink-0 py-6 pr-6 xl:block">
      <div className="sticky top-24 flex max-h-[calc(100dvh-7rem)] flex-col border-2 border-ink bg-raised">
        <h2 className="border-b-2 border-ink p-4 text-lg">Inspection report</h2>
        <div className="overflow-y-auto p-4">
          <Findings />
        </div>
      </div>
      <Announcer />
    </aside>
  );
}

/** The same report on a narrow page: a tab with its count, and a drawer. */
export function ReportDrawer(props: { readonly open: boolean; readonly onOpen: (open: boolean) => void }) {
  return (
    <Dialog.Root open={props.open} onOpenChange={props.onOpen}>
      <Dialog.Trigger asChild>
        <button
          type="button"
          className="sign fixed bottom-20 right-3 z-30 flex min-h-11 items-center gap-3 rounded-sm border-2 border-ink bg-raised px-3 hover:bg-sunk lg:bottom-4 xl:hidden"
        >
          Report <Counts />
        </button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-[#0e1512]/70" />
        <Dialog.Content
          aria-describedby={undefined}
          className="slid fixed inset-x-0 bottom-0 z-50 flex max-h-[80dvh] flex-col border-t-4 border-ink bg-paper sm:inset-y-0 sm:left-auto sm:max-h-none sm:w-96 sm:border-l-4 sm:border-t-0"
        >
          <div className="flex items-center justify-between border-b-2 border-ink p-4">
            <Dialog.Title className="text-lg">Inspection report</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Close the report">
                <Icon name="close" />
              </IconButton>
            </Dialog.Close>
          </div>
          <div className="overflow-y-auto p-4">
            <Findings onFollow={() => props.onOpen(false)} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** How many of each severity, by shape and number. */
export function Counts() {
  const { issues, checked } = useReport();
  if (!checked) return <span className="text-grey">inspecting…</span>;
  if (issues.length === 0) return <span className="text-exit">all clear</span>;
  return (
    <span className="flex items-center gap-3">
      {SEVERITIES.map((severity) => {
        const count = issues.filter((issue) => issue.severity === severity).length;
        if (count === 0) return null;
        return (
          <span key={severity} className="flex items-center gap-1">
            <SeveritySign severity={severity} />
            {count}
            <span className="sr-only">{SEVERITY[severity].many}</span>
          </span>
        );
      })}
    </span>
  );
}

/** Says the counts to a screen reader, when they change. */
function Announcer() {
  const { issues, checked } = useReport();
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  return (
    <p className="sr-only" role="status">
      {checked ? `${errors} to mend, ${issues.length - errors} to look at.` : ''}
    </p>
  );
}

/** All issues by step; a click leads to the field. */
export function Findings({ onFollow }: { readonly onFollow?: () => void }) {
  const { system } = useStudio();
  const { issues, facts, checked, stale } = useReport();
  if (!checked && !stale) return <p className="text-grey">The inspector is on the way…</p>;
  const byStep = issuesByStep(system, issues);
  return (
    <div className="flex flex-col gap-6">
      {stale && (
        <p role="status" className="border-2 border-hazard p-2 text-sm">
          The inspector could not look just now, so this may be out of date. Keep typing; it is tried again.
        </p>
      )}
      {issues.length === 0 && checked ? (
        <p className="sign border-4 border-exit p-4 text-lg text-exit">Inspection passed. Nobody is safe.</p>
      ) : (
        <Counts />
      )}
      {studioSteps(system).map(({ id, title }) => {
        const found = byStep.get(id) ?? [];
        if (found.length === 0) return null;
        return (
          <div key={id}>
            <h3 className="kicker mb-2 text-grey">{title}</h3>
            <ul className="flex flex-col gap-2">
              {found.slice(0, SHOWN_AT_ONCE).map((issue) => (
                <Finding key={issue.code + issue.path.join('/') + issue.message} issue={issue} onFollow={onFollow} />
              ))}
            </ul>
            {found.length > SHOWN_AT_ONCE && (
              <p className="mt-2 text-sm text-grey">
                And {found.length - SHOWN_AT_ONCE} more, shown as these are mended.
              </p>
            )}
          </div>
        );
      })}
      {facts && <FactsSummary facts={facts} />}
    </div>
  );
}

const EDGE = { error: 'border-alarm', warning: 'border-hazard', hint: 'border-service' } as const;

function Finding({ issue, onFollow }: { readonly issue: Issue; readonly onFollow?: (() => void) | undefined }) {
  const { focusPath, session } = useStudio();
  const { fix } = issue;
  return (
    <li className={`slid border-l-4 bg-paper ${EDGE[issue.severity]}`}>
      <button
        type="button"
        onClick={() => {
          onFollow?.();
          focusPath(issue.path);
        }}
        className="flex w-full gap-2 p-2 text-left text-sm hover:underline"
      >
        <SeveritySign severity={issue.severity} />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <span className="sr-only">{SEVERITY[issue.severity].word}: </span>
          {issue.message}
        </span>
      </button>
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
