import { cardFace } from '@/app/_ui/playing-card';
import type { Ink, ReportBlock, ReportSpec } from '@/lib/kit/report-spec';
import type { RecordedIdea, RecordedQuestion, TableRecord } from '@/lib/table/record';
import { sayTally } from '@/lib/table/say-tally';
import type { Fate } from '@/lib/table/vocabulary';
import { counted } from '@/lib/tabletop/words/wording';

export const FATE_WORDS: Readonly<Record<Fate, string>> = {
  placed: 'In the draft',
  kept: 'Kept',
  dropped: 'Dropped',
  open: 'Open',
  merged: 'Merged',
};

export const NOT_FINISHED = 'The table is still open: this is its record so far.';
export const NO_QUESTIONS = 'No question has been opened yet.';
export const NO_IDEAS = 'Nothing was sent, or it moved to a later round.';
export const PARKING_HELP = 'Dropped, but not lost: you may want them another night.';

const ROLES = { gm: 'GM', 'co-gm': 'co-GM', player: undefined, watcher: undefined } as const;

/** Names the participants; undefined if there are none. */
export function sayPeople({ people, unnamed, declined }: TableRecord): string | undefined {
  const names = people.map(({ name, role }) => (ROLES[role] ? `${name} (${ROLES[role]})` : name));
  const more = names.length > 0 ? 'more ' : '';
  const rest = unnamed - declined;
  const others = [
    declined > 0 && `${declined} ${more}who preferred not to be named`,
    rest > 0 && (names.length + declined > 0 ? `${rest} more` : counted(rest, 'person', 'people')),
  ].filter((part) => part !== false);
  const last = others.pop();
  const before = [...names, ...others].join(', ');
  return last === undefined || before === '' ? last || before || undefined : `${before}, and ${last}`;
}

/** Counts ideas: "12 ideas, 3 of them in the draft, 2 in the parking lot". */
export function sayIdeas({ questions, parked }: TableRecord): string {
  const ideas = questions.flatMap(({ rounds }) => rounds.flatMap((round) => round.ideas));
  const placed = ideas.filter(({ fate }) => fate === 'placed').length;
  return `${counted(ideas.length, 'idea')}, ${placed} of them in the draft, ${parked.length} in the parking lot`;
}

/** Describes an idea's author, how it was settled, and where it went; '' if none of that is known. */
export const becameOf = (idea: RecordedIdea): string =>
  [idea.author && `By ${idea.author}`, howSettled(idea), idea.placedIn && `Placed in ${idea.placedIn}`]
    .filter((part) => part !== undefined && part !== '')
    .join('. ');

function howSettled({ keep, drop, settledBy, drawn }: RecordedIdea): string | undefined {
  const tally = keep === null || drop === null ? undefined : sayTally({ keep, drop }, settledBy);
  if (settledBy === 'unanimity') return tally ? `All agreed: ${tally}` : 'All agreed';
  if (settledBy === 'card' && drawn) {
    const [forIt, against] = [cardFace(drawn.keep), cardFace(drawn.drop)];
    return `${tally ?? 'A tie'}; the ${forIt?.name} was drawn to keep it, the ${against?.name} to drop it`;
  }
  return tally;
}

// In the time zone of the server or browser that formats them; therefore the texts contain it.
const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});
const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' });

export const sayDay = (at: number): string => DAY.format(at);
export const sayClock = (at: number): string => CLOCK.format(at);

const INKS: Readonly<Record<Fate, Ink>> = {
  placed: 'green',
  kept: 'green',
  dropped: 'grey',
  open: 'ink',
  merged: 'grey',
};

export function recordSpec(record: TableRecord, game: string): ReportSpec {
  const { title, startedAt, isFinished, questions, parked } = record;
  const people = sayPeople(record);
  return {
    title: title || 'Untitled disaster',
    kicker: `Record of a table · ${game}`,
    chapters: [
      [
        text(`${sayDay(startedAt)}. ${sayIdeas(record)}.`),
        ...(isFinished ? [] : [text(NOT_FINISHED)]),
        ...(people === undefined ? [] : [text(`Took part: ${people}.`)]),
        ...(questions.length === 0 ? [text(NO_QUESTIONS)] : questions.flatMap(questionBlocks)),
        ...(parked.length === 0 ? [] : parkedBlocks(parked)),
      ],
    ],
  };
}

const text = (text: string): ReportBlock => ({ block: 'text', text });
const note = (text: string): ReportBlock => ({ block: 'text', look: 'note', text });
const heading = (text: string): ReportBlock => ({ block: 'heading', level: 1, text });

const questionBlocks = ({ title, ask, rounds }: RecordedQuestion): readonly ReportBlock[] => [
  heading(title),
  note(ask),
  ...rounds.flatMap(({ openedAt, anonymous, ideas }) => [
    note(`Opened at ${sayClock(openedAt)}${anonymous ? ' · without names' : ''}`),
    ...(ideas.length === 0 ? [text(NO_IDEAS)] : ideas.map(ideaBlock)),
  ]),
];

function ideaBlock(idea: RecordedIdea): ReportBlock {
  const { text, fate, same } = idea;
  const notes = [same.length > 0 ? `The same: ${same.join(' · ')}` : '', becameOf(idea)];
  return {
    block: 'entry',
    entry: { mark: FATE_WORDS[fate], ink: INKS[fate], text, notes: notes.filter((note) => note !== '') },
  };
}

const parkedBlocks = (parked: TableRecord['parked']): readonly ReportBlock[] => [
  heading('Parking lot'),
  note(PARKING_HELP),
  { block: 'list', items: parked.map(({ text, question }) => `${text} (${question})`) },
];
