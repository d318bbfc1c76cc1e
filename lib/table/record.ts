import type { Form } from '@/lib/contract/form';
import { ideasOfRound, isShown } from './idea-order';
import { hasDeclined } from './notes';
import { questionsOf } from './questions';
import type { IdeaRow, PersonRow, TableState } from './state';
import type { Fate, Stage } from './vocabulary';

/** Idea in the record, with its fate. */
export interface RecordedIdea {
  readonly id: string;
  readonly text: string;
  /** Left out if the round was anonymous, or the author did not agree to be named. */
  readonly author?: string;
  readonly fate: Fate;
  readonly keep: number | null;
  readonly drop: number | null;
  readonly settledBy: Stage | 'card' | null;
  readonly drawn: { readonly keep: string; readonly drop: string } | null;
  /** Title of the slot where it was placed. */
  readonly placedIn?: string;
  /** Texts of other ideas that were merged into it. */
  readonly same: readonly string[];
}

interface RecordedRound {
  readonly round: number;
  readonly openedAt: number;
  readonly anonymous: boolean;
  readonly ideas: readonly RecordedIdea[];
}

export interface RecordedQuestion {
  readonly id: string;
  readonly title: string;
  readonly ask: string;
  readonly rounds: readonly RecordedRound[];
}

export interface TableRecord {
  readonly title: string;
  readonly startedAt: number;
  readonly isFinished: boolean;
  /** People who agreed to be named, in order of joining. */
  readonly people: readonly Pick<PersonRow, 'id' | 'name' | 'role'>[];
  /** Number of other participants, and of those among them who were asked and preferred not to be named. */
  readonly unnamed: number;
  readonly declined: number;
  readonly questions: readonly RecordedQuestion[];
  readonly parked: readonly (RecordedIdea & { readonly question: string })[];
}

/** Returns the record of a table. Individual votes are not stored, so they are not part of it. */
export function recordOf(state: TableState, form: Form, now: number): TableRecord {
  const { table, people, rounds, ideas } = state;
  const participants = [...people.values()]
    .filter(({ role, waiting, removed }) => role !== 'watcher' && !waiting && !removed)
    .sort((a, b) => a.place - b.place);
  const named = new Map([...people.values()].filter(({ consents }) => consents).map(({ id, name }) => [id, name]));
  const asked = questionsOf(form);
  const titles = new Map(asked.map(({ id, title }) => [id, title]));
  const recorded = (idea: IdeaRow): RecordedIdea => {
    const author = idea.author === null ? undefined : named.get(idea.author);
    const placedIn = idea.slot === null ? undefined : titles.get(idea.slot);
    const { id, text, fate, keep, drop, settledBy, drawnKeep, drawnDrop } = idea;
    return {
      id,
      text,
      fate,
      keep,
      drop,
      settledBy,
      drawn: drawnKeep === null || drawnDrop === null ? null : { keep: drawnKeep, drop: drawnDrop },
      same: sameAs(ideas, id),
      ...(author !== undefined && { author }),
      ...(placedIn !== undefined && { placedIn }),
    };
  };
  const questions = asked.map(({ id, title, ask }) => ({
    id,
    title,
    ask,
    rounds: rounds
      .filter(({ question }) => question === id)
      .map(({ round, openedAt, anonymous }) => ({
        round,
        openedAt,
        anonymous,
        ideas: ideasOfRound(state, round)
          .filter((idea) => idea.fate !== 'merged' && isShown(state, idea, now))
          .map(recorded),
      })),
  }));
  return {
    title: table.title,
    startedAt: table.createdAt,
    isFinished: table.phase === 'finished',
    people: participants.filter(({ consents }) => consents).map(({ id, name, role }) => ({ id, name, role })),
    unnamed: participants.filter(({ consents }) => !consents).length,
    declined: participants.filter(({ id, consents }) => !consents && hasDeclined(state, id)).length,
    questions: questions.filter((question) => question.rounds.length > 0),
    parked: questions.flatMap((question) =>
      question.rounds.flatMap((round) =>
        round.ideas.filter(({ fate }) => fate === 'dropped').map((idea) => ({ ...idea, question: question.title })),
      ),
    ),
  };
}

/** Returns the texts of all ideas merged into one, directly or through others. */
const sameAs = (ideas: TableState['ideas'], id: string): readonly string[] =>
  [...ideas.values()]
    .filter(({ mergedInto }) => mergedInto === id)
    .flatMap((other) => [other.text, ...sameAs(ideas, other.id)]);
