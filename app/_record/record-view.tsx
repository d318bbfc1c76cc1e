import type { ReactNode } from 'react';
import { Titled } from '@/app/_ui/titled';
import type { RecordedIdea, RecordedQuestion, TableRecord } from '@/lib/table/record';
import type { Fate } from '@/lib/table/vocabulary';
import {
  becameOf,
  FATE_WORDS,
  NO_IDEAS,
  NO_QUESTIONS,
  NOT_FINISHED,
  PARKING_HELP,
  sayClock,
  sayDay,
  sayIdeas,
  sayPeople,
} from './record-spec';
import { Time } from './time';

const LOOKS: Readonly<Record<Fate, string>> = {
  placed: 'border-exit text-exit',
  kept: 'border-exit text-exit',
  dropped: 'border-grey text-grey',
  open: 'border-ink',
  merged: 'border-grey text-grey',
};

export function RecordView(props: {
  readonly record: TableRecord;
  readonly game: string;
  /** Controls to save the record, below its header. */
  readonly children?: ReactNode;
}) {
  const { record, game, children } = props;
  const { title, startedAt, isFinished, questions, parked } = record;
  return (
    <main className="mx-auto max-w-4xl px-4 py-8 sm:px-8 print:max-w-none print:p-0 print:text-[10.5pt]">
      <header className="border-b-4 border-ink pb-4">
        <p className="kicker text-exit">Record of a table · {game}</p>
        <h1 className="mt-2 text-3xl [overflow-wrap:anywhere]">{title || 'Untitled disaster'}</h1>
        <p className="mt-2">
          <Time at={startedAt} said={sayDay(startedAt)} full />. {sayIdeas(record)}.
        </p>
        {!isFinished && <p className="mt-2 border-l-4 border-hazard pl-3">{NOT_FINISHED}</p>}
        <People record={record} />
        <div className="mt-4 empty:hidden print:hidden">{children}</div>
      </header>
      {questions.length === 0 && <p className="my-8">{NO_QUESTIONS}</p>}
      {questions.map((question) => (
        <Question key={question.id} question={question} />
      ))}
      {parked.length > 0 && (
        <Titled id="parked" title="Parking lot" look="border-b-2 border-ink pb-1 text-xl" className="mt-10 print:mt-6">
          <p className="mt-2 text-sm text-grey">{PARKING_HELP}</p>
          <ul className="mt-3 list-[square] pl-5 print:columns-2 print:gap-6">
            {parked.map(({ id, text, question }) => (
              <li key={id} className="break-inside-avoid py-0.5 [overflow-wrap:anywhere]">
                {text} <span className="text-sm text-grey">({question})</span>
              </li>
            ))}
          </ul>
        </Titled>
      )}
    </main>
  );
}

function People({ record }: { readonly record: TableRecord }) {
  const people = sayPeople(record);
  return (
    people !== undefined && (
      <p className="mt-2 [overflow-wrap:anywhere]">
        <span className="sign">Took part:</span> {people}.
      </p>
    )
  );
}

function Question({ question }: { readonly question: RecordedQuestion }) {
  const { id, title, ask, rounds } = question;
  return (
    <Titled id={id} title={title} look="border-b-2 border-ink pb-1 text-xl" className="mt-10 print:mt-6">
      <p className="mt-1 text-grey">{ask}</p>
      {rounds.map(({ round, openedAt, anonymous, ideas }) => (
        <div key={round} className="mt-3">
          <h3 className="kicker text-grey">
            Opened at <Time at={openedAt} said={sayClock(openedAt)} full={false} />
            {anonymous && ' · without names'}
          </h3>
          {ideas.length === 0 ? (
            <p className="mt-1">{NO_IDEAS}</p>
          ) : (
            <ul className="mt-1">
              {ideas.map((idea) => (
                <Idea key={idea.id} idea={idea} />
              ))}
            </ul>
          )}
        </div>
      ))}
    </Titled>
  );
}

function Idea({ idea }: { readonly idea: RecordedIdea }) {
  const { text, fate, same } = idea;
  return (
    <li className="grid break-inside-avoid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 border-t border-line py-2 first:border-t-0 print:py-1">
      <p>
        <span className={`kicker inline-block whitespace-nowrap border-2 px-1.5 pb-0.5 pt-1 ${LOOKS[fate]}`}>
          {FATE_WORDS[fate]}
        </span>
      </p>
      <div className="[overflow-wrap:anywhere]">
        <p className="whitespace-pre-line">{text}</p>
        {same.length > 0 && <p className="text-sm text-grey">The same: {same.join(' · ')}</p>}
        <p className="text-sm text-grey">{becameOf(idea)}</p>
      </div>
    </li>
  );
}
