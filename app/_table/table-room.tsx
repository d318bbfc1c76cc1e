'use client';

import { type ReactNode, useEffect } from 'react';
import { rememberSeat, rememberSelf } from '@/app/_join/remember';
import { Button } from '@/app/_ui/button';
import { InertUntilHydrated } from '@/app/_ui/inert-until-hydrated';
import { Placard } from '@/app/_ui/placard';
import { Titled } from '@/app/_ui/titled';
import type { Agenda } from '@/lib/table/course';
import { GM_GONE_MS } from '@/lib/table/vocabulary';
import { Announcer } from './announcer';
import { lookAround } from './arrival';
import { BrainstormPhase } from './brainstorm-phase';
import { DecidePhase } from './decide-phase';
import { DevelopPhase, ReadyPhase } from './develop-phase';
import { FollowUpPhase } from './follow-up-phase';
import { LeadBar } from './lead-bar';
import { LinkPhase } from './link-phase';
import { LobbyPhase } from './lobby-phase';
import { MakePhase } from './make-phase';
import { OwnForm } from './own-form';
import { PeopleList, PersonSign } from './people-list';
import { ReadBackPhase } from './read-back-phase';
import { Settled } from './settled';
import { TableHeader } from './table-header';
import {
  type Brought,
  peopleIn,
  TableProvider,
  useAsk,
  useLineState,
  useOutbox,
  useSeat,
  useServerNow,
  useTable,
  useTableHandle,
  useView,
} from './use-table';

interface Props {
  readonly tableId: string;
  readonly code: string;
  readonly title: string;
  readonly agenda: Agenda;
  readonly brought: Brought;
  /** Content of the finished phase. */
  readonly ending: ReactNode;
}

/** A table's page for people who have joined it, on phones and on desktops. */
export function TableRoom({ tableId, code, title, agenda, brought, ending }: Props) {
  const handle = useTableHandle(tableId, agenda, brought);
  if (!handle) return <Fetching title={title} />;
  return (
    <TableProvider value={handle}>
      <InertUntilHydrated>
        <Seated title={title} ending={ending} />
      </InertUntilHydrated>
      <Remembering code={code} />
    </TableProvider>
  );
}

/** Keeps the address, the studio's link back and the user's name up to date. */
function Remembering({ code }: { readonly code: string }) {
  const { tableId } = useTable();
  const view = useView();
  const present = view?.table.code ?? code;
  const draftId = view?.you?.draftId;
  const isOver = view?.table.phase === 'finished';
  const self = view?.people.find(({ id, role }) => id === view.you?.person && role !== 'watcher');
  const { name, colour } = self ?? {};
  useEffect(() => {
    if (name !== undefined && colour !== undefined) rememberSelf({ name, colour });
  }, [name, colour]);
  useEffect(() => {
    // New links come with a new code: updates the address, so that reloading still works.
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

function Seated({ title, ending }: Pick<Props, 'title' | 'ending'>) {
  const view = useView();
  const { line } = useTable();
  const state = useLineState();
  const isIn = state.at !== 'shut' && view?.you !== undefined;
  useEffect(() => {
    if (isIn) lookAround();
  }, [isIn]);
  if (state.at === 'shut') return <Shut message={state.message} onTry={line.reconnect} />;
  if (!view?.you) return <Fetching title={title} lost={state.at === 'lost'} />;
  return (
    <div className="flex min-h-dvh flex-col">
      <TableHeader />
      <Announcer />
      {view.you.waiting ? <WaitingRoom /> : <AtTheTable ending={ending} />}
    </div>
  );
}

/** Error page of a table that the user has no access to. */
function Shut({ message, onTry }: { readonly message: string; readonly onTry: () => void }) {
  return (
    <Placard kicker="No entry" title="This door is closed">
      <p role="alert">{message}</p>
      <div className="flex flex-wrap gap-4">
        <Button look="main" onClick={onTry}>
          Try again
        </Button>
        <a href="/" className="sign inline-flex min-h-11 items-center underline">
          Go to the home page
        </a>
      </div>
    </Placard>
  );
}

/** Page for people who wait to be admitted. */
function WaitingRoom() {
  return (
    <main
      id="step"
      tabIndex={-1}
      className="mx-auto flex w-full max-w-xl flex-1 flex-col gap-6 p-4 outline-none sm:p-6"
    >
      <div className="border-4 border-ink bg-raised p-4 sm:p-6">
        <p className="kicker text-exit">Please wait here</p>
        <h1 className="mt-2 text-2xl">The GM (game master) knows you are waiting.</h1>
        <p className="mt-2">This page opens by itself.</p>
      </div>
      <OwnForm />
    </main>
  );
}

function AtTheTable({ ending }: Pick<Props, 'ending'>) {
  const { leads, plays, table } = useSeat();
  return (
    <>
      <div className="mx-auto grid w-full max-w-6xl flex-1 content-start gap-8 px-4 pt-4 pb-12 sm:px-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:pt-8">
        <main id="step" tabIndex={-1} className="flex min-w-0 flex-col gap-5 outline-none">
          {!plays && <WatchingNotice code={table.code} />}
          <RefusedIdeas />
          <Phase ending={ending} />
        </main>
        <SideBoard />
      </div>
      <Succession />
      {leads && <LeadBar />}
    </>
  );
}

/** For a long absence of the GM: the lead passes on once everybody present has named the same person. */
function Succession() {
  const ask = useAsk();
  const seat = useSeat();
  const { table, you } = seat;
  const now = useServerNow(table.leadGoneSince !== null);
  if (table.leadGoneSince === null || now - table.leadGoneSince < GM_GONE_MS || !seat.plays) return null;
  const present = peopleIn(seat).filter((person) => person.present && person.role !== 'gm');
  const named = present.filter(({ mayLeadOn }) => mayLeadOn);
  const own = present.find(({ id }) => id === you.person)?.wouldFollow;
  return (
    <section
      aria-labelledby="lead"
      className="sticky bottom-(--keyboard) z-20 border-t-4 border-ink bg-paper px-4 py-3 pb-[max(0.75rem,var(--safe-bottom))]"
    >
      <div className="mx-auto flex max-w-6xl flex-col gap-2">
        <h2 id="lead" role="alert" className="text-base">
          The GM has been gone for two minutes. Who takes over? Everybody here must choose the same person, and it must
          be someone who was here with the GM.
        </h2>
        {named.length === 0 && (
          <p>Nobody present was here with the GM. As soon as one of them comes back, you can choose them.</p>
        )}
        <div className="flex flex-wrap gap-2">
          {named.map((person) => {
            const followers = present.filter(({ wouldFollow }) => wouldFollow === person.id).length;
            return (
              <Button
                key={person.id}
                look={own === person.id ? 'main' : 'plain'}
                aria-pressed={own === person.id}
                onClick={() => void ask({ type: 'agreeLead', person: person.id })}
              >
                <PersonSign name={person.name} colour={person.colour} />
                {person.id === you.person ? 'Me' : person.name}
                <span className="text-sm">
                  {followers} of {present.length}
                </span>
              </Button>
            );
          })}
        </div>
      </div>
    </section>
  );
}

/** On wide pages: the people at the table, and the ideas dropped so far. */
function SideBoard() {
  const { table, ideas } = useSeat();
  const parked = ideas.filter(({ fate, round }) => fate === 'dropped' && round !== table.round);
  if (table.phase === 'lobby') return null;
  return (
    <aside aria-label="The table" className="hidden flex-col gap-6 lg:flex">
      <Titled id="side-here" title="At the table" look="mb-3 border-b-2 border-ink pb-1 text-lg">
        <PeopleList narrow />
      </Titled>
      {parked.length > 0 && table.phase !== 'develop' && (
        <details>
          <summary className="sign min-h-11 content-center border-b-2 border-ink text-lg">
            Parking lot: {parked.length}
          </summary>
          <ul className="mt-3 flex flex-col gap-3">
            {parked.map((idea) => (
              <li key={idea.id}>
                <Settled idea={idea} all={ideas} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  );
}

function RefusedIdeas() {
  const { outbox } = useTable();
  const { pending } = useOutbox();
  return pending.flatMap(({ key, text, refused }) =>
    refused === undefined ? (
      []
    ) : (
      <div key={key} role="alert" className="flex flex-col gap-2 border-2 border-alarm p-3">
        <p className="text-alarm">{refused}</p>
        <p className="[overflow-wrap:anywhere]">“{text}”</p>
        <p className="flex flex-wrap gap-2">
          <Button onClick={() => outbox.retry(key)}>Send again</Button>
          <Button look="quiet" onClick={() => outbox.discard(key)}>
            Discard it
          </Button>
        </p>
      </div>
    ),
  );
}

function WatchingNotice({ code }: { readonly code: string }) {
  return (
    <p className="border-2 border-line p-3">
      You are watching.{' '}
      <a href={`/table/${code}/watch`} className="underline">
        See the board and the draft
      </a>
    </p>
  );
}

function Phase({ ending }: Pick<Props, 'ending'>) {
  const { questions } = useTable();
  const { table } = useSeat();
  const question = questions.find(({ id }) => id === table.question);
  if (table.phase === 'finished') return ending;
  if (table.phase === 'make') return <MakePhase />;
  if (table.phase === 'develop' && question?.isReady) return <ReadyPhase question={question} />;
  if (table.phase === 'develop' && question?.isLinks) return <LinkPhase question={question} />;
  if (table.phase === 'develop' && question?.isFollowUp) return <FollowUpPhase question={question} />;
  if (table.phase === 'develop') return <DevelopPhase question={question} />;
  if (!question) return <LobbyPhase />;
  if (table.phase === 'brainstorm') return <BrainstormPhase question={question} />;
  if (table.phase === 'read-back') return <ReadBackPhase question={question} />;
  if (table.phase === 'decide') return <DecidePhase question={question} />;
  return <LobbyPhase />;
}
