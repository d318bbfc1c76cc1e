import type { Ink, ReportBlock, ReportSpec } from '@/lib/kit/report-spec';
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
} from './record-words';

const INKS: Readonly<Record<Fate, Ink>> = {
  placed: 'green',
  kept: 'green',
  dropped: 'grey',
  open: 'ink',
  merged: 'grey',
};

/** The minutes of a table as a document. */
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
