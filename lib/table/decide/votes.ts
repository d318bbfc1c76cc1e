import { type Drawn, drawForBoth, higherOf, majorityOf } from '../playing-cards';
import type { Change, IdeaRow } from '../state';
import type { Choice } from '../vocabulary';
import {
  change,
  type Decide,
  type Given,
  isPresent,
  isSeated,
  NO_SUCH_IDEA,
  NOTHING,
  openIdeas,
  refuse,
  setIdea,
  setTable,
} from './deciding';

/** One vote a person and idea, to be changed until all are revealed. The GM's counts like everybody else's. */
export const vote: Decide<'vote'> = ({ state, actor, command }) => {
  if (state.table.revealed) return refuse('revealed', 'The votes are already revealed. This one came too late.');
  const idea = state.ideas.get(command.idea);
  if (idea?.round !== state.table.round) return NO_SUCH_IDEA;
  if (idea.fate !== 'open') {
    return refuse('not-open', 'This idea is not up for a vote.');
  }
  if (state.votes.get(idea.id)?.get(actor.id) === command.choice) return NOTHING;
  return change({ type: 'vote', idea: idea.id, person: actor.id, choice: command.choice });
};

/** Lays the votes open and settles what they settle. The rest stays open. */
export const reveal: Decide<'reveal'> = (given) => {
  const { state } = given;
  if (state.table.revealed) return NOTHING;
  return change(setTable({ revealed: true }), ...openIdeas(state).flatMap((idea) => settle(given, idea)));
};

function settle(given: Given<'reveal'>, idea: IdeaRow): readonly Change[] {
  const { state, now } = given;
  const choices = [...(state.votes.get(idea.id)?.values() ?? [])];
  if (choices.length === 0) return [];
  const keep = choices.filter((choice) => choice === 'keep').length;
  const drop = choices.length - keep;
  // Anyone who reveals before the others have voted must neither settle anything alone, for the GM has no veto, nor learn
  // how the first of them voted.
  const voters = [...state.people.values()].filter((person) => isSeated(person) && isPresent(person, now)).length;
  if (choices.length * 2 < voters) return [];
  const settled = outcomeOf(given, keep, drop);
  if (!settled) return [setIdea(idea.id, { keep, drop })];
  return [
    setIdea(idea.id, {
      keep,
      drop,
      fate: settled.choice === 'keep' ? 'kept' : 'dropped',
      settledBy: settled.by,
      drawnKeep: settled.drawn?.keep ?? null,
      drawnDrop: settled.drawn?.drop ?? null,
    }),
  ];
}

interface Outcome {
  readonly choice: Choice;
  readonly by: NonNullable<IdeaRow['settledBy']>;
  readonly drawn?: Drawn;
}

/** What these votes amount to (rules 7.9): agreement, else a majority, else the higher of two cards. */
function outcomeOf({ state, rng }: Given<'reveal'>, keep: number, drop: number): Outcome | undefined {
  const most = majorityOf(keep, drop);
  if (state.table.stage === 'unanimity') {
    return most && (keep === 0 || drop === 0) ? { choice: most, by: 'unanimity' } : undefined;
  }
  if (most) return { choice: most, by: 'majority' };
  const drawn = drawForBoth(rng);
  return { choice: higherOf(drawn), by: 'card', drawn };
}
