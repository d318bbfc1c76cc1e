'use client';

import type { ReactNode } from 'react';
import { PHASE_TITLES } from '@/app/_table/news';
import type { SharedDraft } from '@/app/_table/table-line';
import { peopleIn } from '@/app/_table/use-table';
import type { Form } from '@/lib/contract/form';
import type { ObjectShape } from '@/lib/schema/shape';
import type { Question } from '@/lib/table/questions';
import type { TableView } from '@/lib/table/view';
import { BoardClock } from './board-clock';
import { BrainstormBoard } from './brainstorm-board';
import { DecideBoard } from './decide-board';
import { DraftBoard } from './draft-board';
import { FinishedBoard } from './finished-board';
import { JoinSign, JoinStrip } from './join-sign';
import { LobbyBoard } from './lobby-board';
import { MakeBoard } from './make-board';
import { ReadBackBoard } from './read-back-board';

/** Everything a board shows, as plain data. */
export interface BoardProps {
  readonly view: TableView;
  readonly draft: SharedDraft | undefined;
  /** How many are left in the setting of a table that is finished; undefined while nobody knows. */
  readonly errors: number | undefined;
  readonly questions: readonly Question[];
  readonly game: { readonly title: string; readonly form: Form; readonly shape: ObjectShape };
  /** Where players type the code. */
  readonly origin: string;
  /** What to add to this device's clock to have the server's. */
  readonly offsetMs: number;
  readonly lost: boolean;
  /** On a wall nothing scrolls; in a hand everything does. */
  readonly inHand: boolean;
  /** Where somebody who sits at the table goes back to. */
  readonly back?: string | undefined;
}

/** A table as a whole room sees it: nothing to press, and nothing that only some may know. */
export function Board(props: BoardProps) {
  const { view, lost, inHand, offsetMs, origin, back } = props;
  const { table } = view;
  const question = props.questions.find(({ id }) => id === table.question);
  const isAsking =
    question !== undefined &&
    table.phase !== 'make' &&
    table.phase !== 'finished' &&
    (table.phase !== 'develop' || question.isFollowUp);
  return (
    <div
      className={`flex flex-col bg-paper text-ink ${inHand ? 'board-in-hand min-h-dvh' : 'board h-dvh w-screen overflow-hidden'}`}
    >
      <header
        className={`flex items-stretch justify-between gap-[2em] border-b-[0.2em] border-ink bg-paper px-[1.2em] py-[0.6em] ${inHand ? 'sticky top-0 z-10 [@media(height<26rem)]:static' : ''}`}
      >
        <div className="min-w-0 flex-1">
          <p className="kicker text-[0.8em]! text-exit">
            {PHASE_TITLES[table.phase]}
            {table.phase === 'brainstorm' && ` · ${table.anonymous ? 'without names' : 'with names'}`}
          </p>
          <h1 className="board-title mt-[0.1em] [overflow-wrap:anywhere]">
            {isAsking ? question.title : table.title || 'Untitled disaster'}
          </h1>
          {isAsking && <p className="mt-[0.2em] max-w-[60ch]">{question.ask}</p>}
        </div>
        {table.timer && <BoardClock timer={table.timer} offsetMs={offsetMs} />}
      </header>
      <main className={`flex flex-1 flex-col px-[1.2em] py-[0.8em] ${inHand ? '' : 'min-h-0'}`}>
        <Phase {...props} question={question} />
      </main>
      <footer className="flex items-center justify-between gap-[2em] border-t-[0.2em] border-ink px-[1.2em] py-[0.4em]">
        <p className="min-w-0 truncate">
          {lost ? <span className="bg-hazard px-[0.4em] text-on-hazard">Not connected; trying again.</span> : who(view)}
        </p>
        {back !== undefined && (
          <a href={back} className="sign inline-flex min-h-11 shrink-0 items-center underline">
            Back to your seat
          </a>
        )}
        {table.phase !== 'lobby' && table.phase !== 'finished' && !inHand && table.code !== '' && (
          <JoinStrip code={table.code} origin={origin} locked={table.locked} />
        )}
      </footer>
    </div>
  );
}

function Phase(props: BoardProps & { readonly question: Question | undefined }): ReactNode {
  const { view, question, draft, game, inHand, origin, questions } = props;
  const { table } = view;
  if (table.phase === 'finished') return <FinishedBoard view={view} origin={origin} errors={props.errors} />;
  if (table.phase === 'make') return <MakeBoard view={view} />;
  if (table.phase === 'develop') {
    return <DraftBoard view={view} draft={draft} game={game} questions={questions} inHand={inHand} />;
  }
  if (question && table.phase === 'brainstorm') return <BrainstormBoard view={view} inHand={inHand} />;
  if (question && table.phase === 'read-back') return <ReadBackBoard view={view} />;
  if (question && table.phase === 'decide') return <DecideBoard view={view} inHand={inHand} />;
  return (
    <LobbyBoard view={view} game={game.title}>
      {table.code !== '' && <JoinSign code={table.code} origin={origin} locked={table.locked} />}
    </LobbyBoard>
  );
}

function who(view: TableView): string {
  const people = peopleIn(view);
  const { watchers } = view.table;
  const here = people.filter(({ present }) => present).length;
  return `${here} of ${people.length} here${watchers > 0 ? `, ${watchers} watching` : ''}`;
}
