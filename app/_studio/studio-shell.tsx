'use client';

import dynamic from 'next/dynamic';
import { useEffect, useSyncExternalStore } from 'react';
import { downloadDraft } from '@/app/_draft/download';
import { gamePart } from '@/app/_draft/game-part';
import { PLAYTEST, PRINT, REVIEW } from '@/app/_draft/steps';
import { useStep, useStudio } from '@/app/_draft/use-draft';
import { NestedList } from '@/app/_forms/field';
import { Button, buttonLook } from '@/app/_ui/button';
import { partMissing } from '@/app/_ui/part-missing';
import { EntryList } from '@/app/_widgets/entry-list';
import { DevelopAt } from './develop-at';
import { DrawerOnceFilled } from './drawer-once-filled';
import { ListNotice } from './list-notice';
import { Rail } from './rail';
import { ReportPanel } from './report';
import { useShow } from './show-dialog';
import { StepView } from './step-view';
import { StudioDialogs } from './studio-dialogs';
import { TopBar } from './top-bar';

const Fetching = () => (
  <p role="status" className="p-6 text-grey">
    Loading the forms…
  </p>
);

const ReviewStep = dynamic(() => import('./review-step').then((module) => module.ReviewStep, partMissing), {
  loading: Fetching,
});
// Layout, fonts and PDF are heavy: loaded only for printing.
export const fetchPrintStep = () => import('@/app/_print/print-step');

const PrintStep = dynamic(() => fetchPrintStep().then((part) => part.PrintStep, partMissing), { loading: Fetching });

const PlaytestStep = gamePart(
  () => import('@/app/_playtest/playtest-step').then((part) => part.PlaytestStep),
  partMissing,
  Fetching,
);

/** Layout of the studio: rail, form and report. */
export function StudioShell() {
  const { draftId, session, system } = useStudio();
  const step = useStep();
  useUndoKeys();
  const readOnly = useSyncExternalStore(
    session.subscribe,
    () => session.readOnly,
    () => false,
  );

  const ownStep = system.form.steps.find(({ id }) => id === step);
  return (
    <StudioDialogs>
      <div className="flex min-h-dvh flex-col">
        <a
          href="#step"
          className="sr-only focus:not-sr-only focus:fixed focus:left-2 focus:top-2 focus:z-50 focus:bg-hazard focus:p-3 focus:text-on-hazard"
        >
          Skip to the question
        </a>
        <TopBar step={step} />
        <DevelopAt draftId={draftId} game={system} />
        {/* A grid, since browsers paint a page before its last part has arrived. */}
        <div
          className={`flex flex-1 flex-col lg:grid ${
            step === PRINT.id
              ? 'lg:grid-cols-[14rem_minmax(0,1fr)]'
              : 'lg:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[14rem_minmax(0,1fr)_21rem]'
          }`}
        >
          <Rail step={step} />
          <main
            key={readOnly ? 'look' : 'edit'}
            id="step"
            tabIndex={-1}
            className="min-w-0 flex-1 px-4 pb-32 pt-6 outline-none sm:px-8 lg:pb-16"
          >
            {readOnly ? <ReadOnlyNotice /> : <ListNotice step={step} />}
            <DrawerOnceFilled step={step} />
            <NestedList value={EntryList}>
              {ownStep && <StepView key={ownStep.id} step={ownStep} />}
              {step === REVIEW.id && <ReviewStep />}
            </NestedList>
            {step === PLAYTEST.id && system.playable && <PlaytestStep />}
            {step === PRINT.id && <Printing />}
          </main>
          {step !== PRINT.id && <ReportPanel />}
        </div>
      </div>
    </StudioDialogs>
  );
}

function Printing() {
  const show = useShow();
  return <PrintStep onSpreadsheet={() => show('lists')} />;
}

function ReadOnlyNotice() {
  const { session, system } = useStudio();
  const read = () => {
    const save = session.saveState();
    return save.state === 'unsaved' && save.shut ? save.message : undefined;
  };
  const shut = useSyncExternalStore(session.subscribe, read, () => undefined);
  if (shut === undefined) {
    return (
      <p className="mb-6 border-2 border-service p-3 text-service">
        You can read this scenario but not change it. Duplicate it from your list to make your own copy.
      </p>
    );
  }
  return (
    <section aria-label="No entry" className="mb-6 flex flex-col gap-3 border-2 border-l-8 border-alarm bg-raised p-4">
      <p>
        <span className="kicker mb-1 block text-alarm">No entry</span>
        {shut}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="main" onClick={() => downloadDraft(session.draft(), system)} icon="download">
          Download the JSON
        </Button>
        <a href="/" className={buttonLook('quiet')}>
          Back to your list
        </a>
      </div>
    </section>
  );
}

/** Undo spans steps and fields, so the page handles its keys instead of each field. */
function useUndoKeys() {
  const { session } = useStudio();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const redo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!redo && key !== 'z') return;
      // Fields outside the draft, such as a new name or pasted text, have their own history.
      const { target } = event;
      const typing = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (typing && !target.id.startsWith('at:')) return;
      event.preventDefault();
      if (redo) session.redo();
      else session.undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [session]);
}
