'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { hostOf, SAME_WIFI } from '@/app/_table/invite-panel';
import { PHASE_TITLES } from '@/app/_table/news';
import { QrCode } from '@/app/_table/qr-code';
import type { SharedDraft } from '@/app/_table/table-line';
import { formatClock, leftMs, sayTime } from '@/app/_table/timer';
import type { Inspection } from '@/app/_table/use-inspection';
import { openOn, titleOfSheet } from '@/app/_table/use-making';
import { peopleIn } from '@/app/_table/use-table';
import { isOnLan } from '@/lib/config/lan';
import type { Form } from '@/lib/contract/form';
import type { ObjectShape } from '@/lib/schema/shape';
import { formatJoinCode } from '@/lib/table/join-code';
import type { Question } from '@/lib/table/questions';
import type { MakingView, TableView, Timer } from '@/lib/table/view';
import { counted } from '@/lib/tabletop/words/wording';
import { BrainstormBoard } from './brainstorm-board';
import { DecideBoard } from './decide-board';
import { DraftBoard } from './draft-board';
import { FinishedBoard } from './finished-board';
import { LobbyBoard } from './lobby-board';
import { MapSketch } from './map-sketch';
import { ReadBackBoard } from './read-back-board';
import { isGrowing, SoFar } from './so-far';
import { usePoster } from './use-poster';

export interface BoardProps {
  readonly view: TableView;
  readonly draft: SharedDraft | undefined;
  /** Inspection of a finished table's setting; undefined while unknown. */
  readonly inspection: Inspection | undefined;
  readonly questions: readonly Question[];
  readonly game: { readonly title: string; readonly form: Form; readonly shape: ObjectShape };
  /** Address at which players enter the code. */
  readonly origin: string;
  /** Offset to add to this device's clock to get the server's time. */
  readonly offsetMs: number;
  readonly lost: boolean;
  /** True if the browser does not let the page keep the screen awake. */
  readonly maySleep: boolean;
  /** True on a phone, where the page scrolls; a wall screen never scrolls. */
  readonly inHand: boolean;
  /** Address of the player's own page, for the link back. */
  readonly back?: string | undefined;
}

const TICK_MS = 200;
const SOON_MS = 30_000;

function BoardClock({ timer, offsetMs }: { readonly timer: Timer; readonly offsetMs: number }) {
  const running = 'endsAt' in timer;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, [running]);
  const left = leftMs(timer, now + offsetMs);
  const look = left === 0 ? 'bg-alarm text-on-alarm' : left <= SOON_MS ? 'bg-hazard text-on-hazard' : 'bg-raised';
  return (
    <div
      role="timer"
      aria-label={`${running ? '' : 'Stopped: '}${sayTime(left)} left`}
      className={`flex shrink-0 flex-col items-center justify-center self-center border-[0.2em] border-ink px-[0.6em] pb-[0.2em] pt-[0.6em] ${look}`}
    >
      <span aria-hidden className="board-clock font-sign font-extrabold tabular-nums">
        {formatClock(left)}
      </span>
      <span aria-hidden className="kicker text-[0.7em]!">
        {left === 0 ? 'Time is up' : running ? 'left' : 'Stopped'}
      </span>
    </div>
  );
}

interface Props {
  readonly code: string;
  readonly origin: string;
  readonly locked: boolean;
}

const LOCKED = 'The door is closed: nobody new can join.';
const joinPage = ({ code, origin }: Props) => `${origin}/table/${code}`;
const typed = (origin: string) => `${hostOf(origin)}/table`;

/** Instructions for joining, as large as possible. */
function JoinSign(props: Props) {
  if (props.locked) return <p className="board-head font-sign font-extrabold">{LOCKED}</p>;
  return (
    <div className="flex flex-col items-center gap-[0.6em] border-[0.2em] border-ink bg-raised p-[0.8em]">
      <QrCode url={joinPage(props)} label={`QR code for ${joinPage(props)}`} className="w-[min(11em,70vw)]" />
      <p className="text-center">
        or open <span className="sign [overflow-wrap:anywhere]">{typed(props.origin)}</span> and type
      </p>
      <p className="board-title font-sign font-extrabold tracking-widest" translate="no">
        {formatJoinCode(props.code)}
      </p>
      {isOnLan(props.origin) && <p className="text-center text-[0.8em]">{SAME_WIFI}</p>}
    </div>
  );
}

/** Smaller instructions for latecomers. */
function JoinStrip(props: Props) {
  if (props.locked) return <p className="shrink-0 text-grey">{LOCKED}</p>;
  return (
    <div className="flex shrink-0 items-center gap-[0.8em]">
      <p>
        {typed(props.origin)}{' '}
        <span className="font-sign text-[1.2em] font-extrabold tracking-widest" translate="no">
          {formatJoinCode(props.code)}
        </span>
      </p>
      <QrCode url={joinPage(props)} label={`QR code for ${joinPage(props)}`} className="w-[3.4em]" />
    </div>
  );
}

/** Tells whether people are still arriving: in the lobby, and until the first idea at a table without one. */
const isArriving = ({ table, ideas }: TableView): boolean =>
  table.phase === 'lobby' || (table.phase === 'brainstorm' && table.round === 1 && ideas.length === 0);

/** The public view of a table: no controls and no secrets. */
export function Board(props: BoardProps) {
  const { view, draft, lost, inHand, offsetMs, origin, back } = props;
  const { table } = view;
  const question = props.questions.find(({ id }) => id === table.question);
  const isJoining = table.phase === 'develop' && question?.isJoining === true;
  const isBeside = !inHand && !isJoining && draft !== undefined && isGrowing(view);
  const poster = usePoster(table.system, isBeside || isJoining || table.phase === 'finished' ? draft : undefined);
  if (table.phase === 'finished') return <FinishedBoard {...props} poster={poster} />;
  const isAsking =
    question !== undefined && table.phase !== 'make' && (table.phase !== 'develop' || question.isFollowUp);
  const board = (
    <>
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
      <main key={String(isBeside)} className={`flex flex-1 flex-col px-[1.2em] py-[0.8em] ${inHand ? '' : 'min-h-0'}`}>
        {isJoining && poster && poster.map.rooms.length > 0 ? (
          <MapSketch plan={poster.map} className={inHand ? 'w-full' : 'min-h-0 w-full flex-1'} />
        ) : (
          <Phase {...props} question={question} />
        )}
      </main>
      <footer className="flex items-center justify-between gap-[2em] border-t-[0.2em] border-ink px-[1.2em] py-[0.4em]">
        <p className="min-w-0 truncate">
          {lost ? <span className="bg-hazard px-[0.4em] text-on-hazard">Not connected; trying again.</span> : who(view)}
          {props.maySleep && !inHand && isArriving(view) && (
            <span className="block text-[0.8em]">
              Over plain http this page cannot keep the screen awake: switch off its sleep in the settings.
            </span>
          )}
        </p>
        {back !== undefined && (
          <a href={back} className="sign inline-flex min-h-11 shrink-0 items-center underline">
            Back to your seat
          </a>
        )}
        {!isArriving(view) && !inHand && table.code !== '' && (
          <JoinStrip code={table.code} origin={origin} locked={table.locked} />
        )}
      </footer>
    </>
  );
  if (inHand) return <div className="board-in-hand flex min-h-dvh flex-col bg-paper text-ink">{board}</div>;
  return (
    <div className="board flex h-dvh w-screen overflow-hidden bg-paper text-ink">
      <div className="flex min-w-0 flex-1 flex-col">{board}</div>
      {isBeside && <SoFar view={view} poster={poster} questions={props.questions} />}
    </div>
  );
}

function Phase(props: BoardProps & { readonly question: Question | undefined }): ReactNode {
  const { view, question, draft, game, inHand, origin, questions } = props;
  const { table } = view;
  if (table.phase === 'make') return <MakeBoard view={view} />;
  if (table.phase === 'develop') {
    return <DraftBoard view={view} draft={draft} game={game} questions={questions} inHand={inHand} />;
  }
  const joining = isArriving(view) && table.code !== '' && (
    <JoinSign code={table.code} origin={origin} locked={table.locked} />
  );
  if (question && table.phase === 'brainstorm') {
    return <BrainstormBoard view={view} inHand={inHand} joining={joining} />;
  }
  if (question && table.phase === 'read-back') return <ReadBackBoard view={view} />;
  if (question && table.phase === 'decide') return <DecideBoard view={view} inHand={inHand} />;
  return (
    <LobbyBoard view={view} game={game.title}>
      {joining}
    </LobbyBoard>
  );
}

/** Progress of making characters and Extras: whose turn it is, and the open slots. Players' hands stay hidden. */
function MakeBoard({ view }: { readonly view: TableView }) {
  const { making } = view.table;
  if (!making) return <p className="board-head m-auto">The GM says who sits where.</p>;
  const playerAt = (seat: number) =>
    view.people.find(({ id }) => id === making.seats[seat]?.person)?.name ?? `Seat ${seat + 1}`;
  const shown = making.sheets.filter(({ kind }) => making.stage !== 'characters' || kind === 'character');
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-[1em]">
      <h2 className="board-head">{headingOf(making, playerAt)}</h2>
      <ul className="grid min-h-0 flex-1 grid-cols-2 content-start gap-x-[2em] gap-y-[0.5em]">
        {shown.map((sheet) => (
          <li
            key={`${sheet.kind}-${sheet.keeper}`}
            className="flex items-baseline justify-between gap-[1em] border-b-[0.1em] border-line"
          >
            <span className="min-w-0 truncate">
              {titleOfSheet(sheet, playerAt)}
              {sheet.identity.occupation !== '' && <span className="text-grey">, {sheet.identity.occupation}</span>}
            </span>
            <span className="shrink-0 text-grey">{openOn(sheet) === 0 ? 'done' : `${openOn(sheet)} open`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function headingOf({ stage, turn, seats }: MakingView, playerAt: (seat: number) => string): string {
  if (stage === 'done') return 'All characters and Extras are made.';
  if (stage === 'extras') return `${playerAt(turn ?? 0)} plays a card for an Extra.`;
  return `The characters are made: ${counted(seats.length, 'player')}, each on their own phone.`;
}

function who(view: TableView): string {
  const people = peopleIn(view);
  const { watchers } = view.table;
  const here = people.filter(({ present }) => present).length;
  return `${here} of ${people.length} here${watchers > 0 ? `, ${watchers} watching` : ''}`;
}
