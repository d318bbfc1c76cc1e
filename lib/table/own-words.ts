import type { PersonView, TableView } from './view';

/** Idea that the group kept, in its words. */
interface OwnWords {
  readonly id: string;
  readonly question: string;
  readonly text: string;
  /** The inventor; undefined if the idea had no name. */
  readonly by: PersonView | undefined;
}

/** Returns the ideas that the group kept, in order of their rounds. */
export const ownWordsIn = ({ ideas, people }: Pick<TableView, 'ideas' | 'people'>): readonly OwnWords[] =>
  ideas
    .filter(({ fate }) => fate === 'kept' || fate === 'placed')
    .toSorted((a, b) => a.round - b.round || a.place - b.place)
    .map(({ id, question, text, author }) => ({
      id,
      question,
      text,
      by: people.find((person) => person.id === author),
    }));
