'use client';

import { useEffect, useState } from 'react';
import { Toasts } from '@/app/_ui/toasts';
import { Announcer } from './announcer';
import { BrainstormPhase } from './brainstorm-phase';
import { askOnce } from './command';
import { DecidePhase } from './decide-phase';
import { DevelopPhase } from './develop-phase';
import { FinishedPhase } from './finished-phase';
import { LeadBar } from './lead-bar';
import { LobbyPhase } from './lobby-phase';
import type { Question } from './questions';
import { ReadBackPhase } from './read-back-phase';
import { Shut } from './shut';
import { SideBoard } from './side-board';
import { Succession } from './succession';
import { TableHeader } from './table-header';
import { TableLine } from './table-line';
import { type TableHandle, TableProvider, useSeat, useTable, useView } from './use-table';
import { WaitingRoom } from './waiting-room';
import { Words } from './words';

interface Props {
  readonly tableId: string;
  readonly code: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** A table for somebody who has joined it: phone, console and desk are one page. */
export function TableRoom({ tableId, code, title, questions }: Props) {
  const [handle, setHandle] = useState<TableHandle | undefined>(undefined);

  useEffect(() => {
    const line = new TableLine({ tableId });
    const words = new Words({
      tableId,
      send: ({ key, question, text }) => askOnce(tableId, { key, command: { type: 'addIdea', question, text } }),
    });
    setHandle({ tableId, questions, line, words });
    let wasLive = false;
    const stopListening = line.subscribe(() => {
      const isLive = line.state.at === 'live';
      if (isLive && !wasLive) words.nudge();
      wasLive = isLive;
      // With new links comes a new code: whoever loads the page again is still at the table.
      const page = `/table/${line.view?.table.code ?? code}`;
      if (window.location.pathname !== page) window.history.replaceState(null, '', page);
    });
    const onShown = () => document.visibilityState === 'visible' && line.wake();
    window.addEventListener('online', line.redial);
    window.addEventListener('pageshow', line.wake);
    document.addEventListener('visibilitychange', onShown);
    return () => {
      stopListening();
      window.removeEventListener('online', line.redial);
      window.removeEventListener('pageshow', line.wake);
      document.removeEventListener('visibilitychange', onShown);
      line.destroy();
      words.destroy();
    };
  }, [tableId, code, questions]);

  if (!handle) return <Fetching title={title} />;
  return (
    <TableProvider value={handle}>
      <Seated title={title} />
      <Toasts />
    </TableProvider>
  );
}

function Fetching({ title }: { readonly title: string }) {
  return (
    <main className="mx-auto max-w-xl p-6">
      <h1 className="text-2xl">{title || 'Untitled disaster'}</h1>
      <p role="status" className="mt-2 text-grey">
        Pulling up a chair…
      </p>
    </main>
  );
}

function Seated({ title }: { readonly title: string }) {
  const view = useView();
  const { line } = useTable();
  if (line.state.at === 'shut') return <Shut message={line.state.message} onTry={line.redial} />;
  if (!view?.you) return <Fetching title={title} />;
  return (
    <div className="flex min-h-dvh flex-col">
      <TableHeader />
      <Announcer />
      {view.you.waiting ? <WaitingRoom /> : <AtTheTable />}
    </div>
  );
}

function AtTheTable() {
  const { leads } = useSeat();
  return (
    <>
      <div className="mx-auto grid w-full max-w-6xl flex-1 content-start gap-8 px-4 pt-4 pb-12 sm:px-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:pt-8">
        <main id="step" tabIndex={-1} className="flex min-w-0 flex-col gap-5 outline-none">
          <Phase />
        </main>
        <SideBoard />
      </div>
      <Succession />
      {leads && <LeadBar />}
    </>
  );
}

function Phase() {
  const { questions } = useTable();
  const { table } = useSeat();
  const question = questions.find(({ id }) => id === table.question);
  if (table.phase === 'finished') return <FinishedPhase />;
  if (table.phase === 'develop') return <DevelopPhase question={question} />;
  if (!question) return <LobbyPhase />;
  if (table.phase === 'brainstorm') return <BrainstormPhase question={question} />;
  if (table.phase === 'read-back') return <ReadBackPhase question={question} />;
  if (table.phase === 'decide') return <DecidePhase question={question} />;
  return <LobbyPhase />;
}
