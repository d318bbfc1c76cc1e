import { cardFace } from '@/app/_ui/card-face';
import type { RecordedIdea, RecordedQuestion, TableRecord } from '@/lib/table/record';
import type { Fate } from '@/lib/table/vocabulary';

const FATES: Readonly<Record<Fate, { readonly word: string; readonly look: string }>> = {
  placed: { word: 'In the draft', look: 'border-exit text-exit' },
  kept: { word: 'Kept', look: 'border-exit text-exit' },
  dropped: { word: 'Dropped', look: 'border-grey text-grey' },
  open: { word: 'Open', look: 'border-ink' },
  merged: { word: 'Merged', look: 'border-grey text-grey' },
};

const ROLES = { gm: 'GM', 'co-gm': 'co-GM', player: undefined, watcher: undefined } as const;

/** The minutes of a table, to read and to print. */
export function RecordView({ record, game }: { readonly record: TableRecord; readonly game: string }) {
  const { title, startedAt, isFinished, questions, parked } = record;
  const ideas = questions.flatMap(({ rounds }) => rounds.flatMap((round) => round.ideas));
  const placed = ideas.filter(({ fate }) => fate === 'placed').length;
  return (
    <main className="mx-auto max-w-4xl px-4 py-8 sm:px-8 print:max-w-none print:p-0 print:text-[10.5pt]">
      <header className="border-b-4 border-ink pb-4">
        <p className="kicker text-exit">Record of a table · {game}</p>
        <h1 className="mt-2 text-3xl [overflow-wrap:anywhere]">{title || 'Untitled disaster'}</h1>
        <p className="mt-2">
          <Time at={startedAt} full />. {countOf(ideas.length, 'idea')}, {placed} of them in the draft, {parked.length}{' '}
          in the parking lot.
        </p>
        {!isFinished && (
          <p className="mt-2 border-l-4 border-hazard pl-3">
            The table is not finished yet: this is how things stand now.
          </p>
        )}
        <People record={record} />
      </header>
      {questions.length === 0 && <p className="my-8">No question has been opened yet.</p>}
      {questions.map((question) => (
        <Question key={question.id} question={question} />
      ))}
      {parked.length > 0 && (
        <section aria-labelledby="parked" className="mt-10 print:mt-6">
          <h2 id="parked" className="border-b-2 border-ink pb-1 text-xl">
            Parking lot
          </h2>
          <p className="mt-2 text-sm text-grey">Dropped, but not lost: another night may want them.</p>
          <ul className="mt-3 list-[square] pl-5 print:columns-2 print:gap-6">
            {parked.map(({ id, text, question }) => (
              <li key={id} className="break-inside-avoid py-0.5 [overflow-wrap:anywhere]">
                {text} <span className="text-sm text-grey">({question})</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

function People({ record: { people, unnamed } }: { readonly record: TableRecord }) {
  const names = people.map(({ name, role }) => (ROLES[role] ? `${name} (${ROLES[role]})` : name));
  const others = unnamed > 0 ? `${unnamed} ${names.length > 0 ? 'more ' : ''}who went without a name here` : '';
  if (names.length === 0 && others === '') return null;
  return (
    <p className="mt-2 [overflow-wrap:anywhere]">
      <span className="sign">Took part:</span> {[names.join(', '), others].filter((part) => part !== '').join(', and ')}
      .
    </p>
  );
}

function Question({ question }: { readonly question: RecordedQuestion }) {
  const { id, title, ask, rounds } = question;
  return (
    <section aria-labelledby={id} className="mt-10 print:mt-6">
      <h2 id={id} className="border-b-2 border-ink pb-1 text-xl">
        {title}
      </h2>
      <p className="mt-1 text-grey">{ask}</p>
      {rounds.map(({ round, openedAt, anonymous, ideas }) => (
        <div key={round} className="mt-3">
          <h3 className="kicker text-grey">
            Opened at <Time at={openedAt} />
            {anonymous && ' · without names'}
          </h3>
          {ideas.length === 0 ? (
            <p className="mt-1">Nothing was handed in, or it went on to a later round.</p>
          ) : (
            <ul className="mt-1">
              {ideas.map((idea) => (
                <Idea key={idea.id} idea={idea} />
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  );
}

function Idea({ idea }: { readonly idea: RecordedIdea }) {
  const { text, author, fate, placedIn, same } = idea;
  const { word, look } = FATES[fate];
  const how = howSettled(idea);
  return (
    <li className="grid break-inside-avoid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 border-t border-line py-2 first:border-t-0 print:py-1">
      <p>
        <span className={`kicker inline-block whitespace-nowrap border-2 px-1.5 pb-0.5 pt-1 ${look}`}>{word}</span>
      </p>
      <div className="[overflow-wrap:anywhere]">
        <p className="whitespace-pre-line">{text}</p>
        {same.length > 0 && <p className="text-sm text-grey">The same: {same.join(' · ')}</p>}
        <p className="text-sm text-grey">
          {[author && `By ${author}`, how, placedIn && `Went into ${placedIn}`]
            .filter((part) => part !== undefined && part !== '')
            .join('. ')}
        </p>
      </div>
    </li>
  );
}

function howSettled({ keep, drop, settledBy, drawn }: RecordedIdea): string | undefined {
  const tally = keep === null || drop === null ? undefined : `${keep} to keep, ${drop} to drop`;
  if (settledBy === 'unanimity') return tally ? `All agreed: ${tally}` : 'All agreed';
  if (settledBy === 'card' && drawn) {
    const [forIt, against] = [cardFace(drawn.keep), cardFace(drawn.drop)];
    return `${tally ?? 'A tie'}; the ${forIt?.name} was drawn to keep it, the ${against?.name} to drop it`;
  }
  return tally;
}

// Written by the server, so that the page needs no script: the zone stands with it.
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' });

const Time = ({ at, full = false }: { readonly at: number; readonly full?: boolean }) => (
  <time dateTime={new Date(at).toISOString()}>{(full ? DAY : CLOCK).format(at)}</time>
);

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
