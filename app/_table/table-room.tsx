'use client';

import { useEffect } from 'react';
import { ScriptsMissing } from '@/app/_ui/scripts-missing';
import type { Agenda } from '@/lib/table/agenda';
import { Announcer } from './announcer';
import { BrainstormPhase } from './brainstorm-phase';
import { DecidePhase } from './decide-phase';
import { DevelopPhase } from './develop-phase';
import { FinishedPhase } from './finished-phase';
import { FollowUpPhase } from './follow-up-phase';
import { LeadBar } from './lead-bar';
import { LobbyPhase } from './lobby-phase';
import { MakePhase } from './make-phase';
import { ReadBackPhase } from './read-back-phase';
import { ReadyPhase } from './ready-phase';
import { RefusedIdeas } from './refused-ideas';
import { rememberSeat } from './remember-seat';
import { Shut } from './shut';
import { SideBoard } from './side-board';
import { Succession } from './succession';
import { TableHeader } from './table-header';
import { TableProvider, useLineState, useSeat, useTable, useView } from './use-table';
import { useTableHandle } from './use-table-handle';
import { WaitingRoom } from './waiting-room';

interface Props {
  readonly tableId: string;
  readonly code: string;
  readonly title: string;
  readonly agenda: Agenda;
}

/** A table for somebody who has joined it: phone, console and desk are one page. */
export function TableRoom({ tableId, code, title, agenda }: Props) {
  const handle = useTableHandle(tableId, agenda);
  if (!handle) {
    return (
      <>
        <ScriptsMissing />
        <Fetching title={title} />
      </>
    );
  }
  return (
    <TableProvider value={handle}>
      <Seated title={title} />
      <Remembering code={code} />
    </TableProvider>
  );
}

/** Keeps the address right, and the way back from the studio. */
function Remembering({ code }: { readonly code: string }) {
  const { tableId } = useTable();
  const view = useView();
  const present = view?.table.code ?? code;
  const draftId = view?.you?.draftId;
  const isOver = view?.table.phase === 'finished';
  useEffect(() => {
    // With new links comes a new code: anyone who loads the page again is still at the table.
    const page = `/table/${present}`;
    if (window.location.pathname !== page) window.history.replaceState(null, '', page);
    if (typeof draftId === 'string') rememberSeat(draftId, isOver ? undefined : { tableId, code: present });
  }, [tableId, present, draftId, isOver]);
  return null;
}

function Fetching({ title, lost = false }: { readonly title: string; readonly lost?: boolean }) {
  return (
    <main className="mx-auto max-w-xl p-6">
      <h1 className="text-2xl">{title || 'Untitled disaster'}</h1>
      <p role="status" className="mt-2 text-grey">
        {lost ? 'The table can’t be reached right now. Still trying…' : 'Pulling up a chair…'}
      </p>
    </main>
  );
}

function Seated({ title }: { readonly title: string }) {
  const view = useView();
  const { line } = useTable();
  const state = useLineState();
  if (state.at === 'shut') return <Shut message={state.message} onTry={line.redial} />;
  if (!view?.you) return <Fetching title={title} lost={state.at === 'lost'} />;
  return (
    <div className="flex min-h-dvh flex-col">
      <TableHeader />
      <Announcer />
      {view.you.waiting ? <WaitingRoom /> : <AtTheTable />}
    </div>
  );
}

function AtTheTable() {
  const { leads, plays, table } = useSeat();
  return (
    <>
      <div className="mx-auto grid w-full max-w-6xl flex-1 content-start gap-8 px-4 pt-4 pb-12 sm:px-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:pt-8">
        <main id="step" tabIndex={-1} className="flex min-w-0 flex-col gap-5 outline-none">
          {!plays && <LookingOn code={table.code} />}
          <RefusedIdeas />
          <Phase />
        </main>
        <SideBoard />
      </div>
      <Succession />
      {leads && <LeadBar />}
    </>
  );
}

function LookingOn({ code }: { readonly code: string }) {
  return (
    <p className="border-2 border-line p-3">
      You are watching.{' '}
      <a href={`/table/${code}/watch`} className="underline">
        See the board and the draft
      </a>
    </p>
  );
}

function Phase() {
  const { questions } = useTable();
  const { table } = useSeat();
  const question = questions.find(({ id }) => id === table.question);
  if (table.phase === 'finished') return <FinishedPhase />;
  if (table.phase === 'make') return <MakePhase />;
  if (table.phase === 'develop' && question?.isReady) return <ReadyPhase question={question} />;
  if (table.phase === 'develop' && question?.isFollowUp) return <FollowUpPhase question={question} />;
  if (table.phase === 'develop') return <DevelopPhase question={question} />;
  if (!question) return <LobbyPhase />;
  if (table.phase === 'brainstorm') return <BrainstormPhase question={question} />;
  if (table.phase === 'read-back') return <ReadBackPhase question={question} />;
  if (table.phase === 'decide') return <DecidePhase question={question} />;
  return <LobbyPhase />;
}
