import { type Drawn, drawForBoth, drawForEach, higherOf, highestFirst, majorityOf } from '../playing-cards';
import type { Change, IdeaRow, TableState } from '../state';
import type { Choice } from '../vocabulary';
import {
  type CommandContext,
  change,
  type Decide,
  type Decision,
  ideasOnBallot,
  isPresent,
  NO_SUCH_IDEA,
  NOTHING,
  openIdeas,
  refuse,
  setIdea,
  setTable,
  takesPart,
} from './deciding';

/** Votes on an idea. The vote can be changed until all are revealed. The GM's vote counts like any other. */
export const vote: Decide<'vote'> = (given) => {
  const { state, actor, command } = given;
  if (state.table.revealed) return TOO_LATE;
  if (state.table.stage === 'choice') return choose(given);
  const idea = state.ideas.get(command.idea);
  if (idea?.round !== state.table.round) return NO_SUCH_IDEA;
  if (idea.fate !== 'open') {
    return refuse('not-open', 'This idea is not up for a vote.');
  }
  if (state.votes.get(idea.id)?.get(actor.id) === command.choice) return NOTHING;
  return change({ type: 'vote', idea: idea.id, person: actor.id, choice: command.choice });
};

/** Votes the same on every idea that the sender has not voted on. */
export const voteRest: Decide<'voteRest'> = ({ state, actor, command }) => {
  if (state.table.revealed) return TOO_LATE;
  if (state.table.stage === 'choice') return refuse('not-open', 'Choose the idea that you want to keep.');
  const { choice } = command;
  const rest = openIdeas(state).filter(({ id }) => !state.votes.get(id)?.has(actor.id));
  return change(...rest.map(({ id }) => ({ type: 'vote' as const, idea: id, person: actor.id, choice })));
};

const TOO_LATE = refuse('revealed', 'The votes are already revealed. This one came too late.');

/** Votes for one of several ideas, which counts as a vote against each of the others. */
function choose({ state, actor, command }: CommandContext<'vote'>): Decision {
  const rivals = ideasOnBallot(state);
  if (!rivals.some(({ id }) => id === command.idea)) return NO_SUCH_IDEA;
  if (command.choice !== 'keep') return refuse('not-open', 'Choose the idea that you want to keep.');
  const wanted = rivals.map(({ id }) => ({
    type: 'vote' as const,
    idea: id,
    person: actor.id,
    choice: id === command.idea ? ('keep' as const) : ('drop' as const),
  }));
  // A changed mind changes two votes, however many answers there are.
  return change(...wanted.filter(({ idea, choice }) => state.votes.get(idea)?.get(actor.id) !== choice));
}

/** Reveals the votes and applies their decisions. Undecided ideas stay open. */
export const reveal: Decide<'reveal'> = (given) => {
  const { state } = given;
  if (state.table.revealed) return NOTHING;
  const settled =
    state.table.stage === 'choice' ? settleChoice(given) : openIdeas(state).flatMap((idea) => settle(given, idea));
  return change(setTable({ revealed: true }), ...settled);
};

/**
 * Keeps the answer with the most votes, or among equals the one with the highest card; the others go to the parking lot.
 */
function settleChoice(given: CommandContext<'reveal'>): readonly Change[] {
  const { state, rng } = given;
  const rivals = ideasOnBallot(state).map((idea) => ({ idea, ...countVotes(state, idea) }));
  const [first] = rivals;
  if (!first || !isEnough(given, first.keep + first.drop)) return [];
  const most = Math.max(...rivals.map(({ keep }) => keep));
  const tied = rivals.filter(({ keep }) => keep === most);
  const cards = tied.length > 1 ? drawForEach(rng, tied.length) : [];
  const [best, second] = highestFirst(cards);
  const winner = tied[best === undefined ? 0 : cards.indexOf(best)];
  return rivals.map((rival) => {
    const own = cards[tied.indexOf(rival)];
    const against = own === best ? second : best;
    return setIdea(rival.idea.id, {
      keep: rival.keep,
      drop: rival.drop,
      ...(rival !== winner && { fate: 'dropped' as const, slot: null }),
      ...(rival === winner && rival.idea.fate === 'open' && { fate: 'kept' as const }),
      settledBy: own === undefined ? 'choice' : 'card',
      drawnKeep: own ?? null,
      drawnDrop: own === undefined ? null : (against ?? null),
    });
  });
}

const countVotes = ({ votes }: TableState, { id }: IdeaRow) => {
  const choices = [...(votes.get(id)?.values() ?? [])];
  const keep = choices.filter((choice) => choice === 'keep').length;
  return { keep, drop: choices.length - keep };
};

/**
 * Tells whether enough people have voted. Revealing early must not let anyone decide alone, since the GM has no veto,
 * or find out how the first person voted.
 */
function isEnough({ state, now }: CommandContext<'reveal'>, votes: number): boolean {
  const voters = [...state.people.values()].filter((person) => takesPart(person) && isPresent(person, now)).length;
  return votes > 0 && votes * 2 >= voters;
}

function settle(given: CommandContext<'reveal'>, idea: IdeaRow): readonly Change[] {
  const { keep, drop } = countVotes(given.state, idea);
  if (!isEnough(given, keep + drop)) return [];
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

/** Evaluates votes (rules 7.9): unanimity, otherwise a majority, otherwise the higher of two cards. */
function outcomeOf({ state, rng }: CommandContext<'reveal'>, keep: number, drop: number): Outcome | undefined {
  const most = majorityOf(keep, drop);
  if (state.table.stage === 'unanimity') {
    return most && (keep === 0 || drop === 0) ? { choice: most, by: 'unanimity' } : undefined;
  }
  if (most) return { choice: most, by: 'majority' };
  const drawn = drawForBoth(rng);
  return { choice: higherOf(drawn), by: 'card', drawn };
}
