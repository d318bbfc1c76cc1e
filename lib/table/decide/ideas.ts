import { nextInt, type Rng } from '@/lib/kernel/rng';
import { mayReactTo } from '../reactions';
import type { IdeaRow, TableState } from '../state';
import { ANONYMOUS_EVERY_MS, TABLE_LIMITS } from '../vocabulary';
import {
  type CommandContext,
  change,
  type Decide,
  type Decision,
  hasHiddenVotes,
  keptFor,
  NO_SUCH_IDEA,
  NOTHING,
  REVEAL_FIRST,
  refuse,
  setIdea,
} from './deciding';

/** Adds an idea for the open question or, while ideas are gathered, for a later one. */
export const addIdea: Decide<'addIdea'> = (given) => {
  const { state, command, now, isSlot } = given;
  const { table } = state;
  const isUnsigned = command.unsigned === true;
  if (!isSlot(command.question)) return refuse('no-such-question', 'This game has no such question.');
  if (state.ideas.size >= TABLE_LIMITS.ideas) {
    return refuse('full', `A table holds ${TABLE_LIMITS.ideas} ideas, and this one is full.`);
  }
  const isAsked = table.question === command.question;
  if (isAsked && table.phase === 'brainstorm') {
    if (table.endsAt !== null && now >= table.endsAt) {
      return refuse('time-up', 'Time is up. The GM can add some, or open the question again later.');
    }
    const anonymous = state.rounds.some((round) => round.round === table.round && round.anonymous);
    return change({ type: 'addIdea', idea: newIdea(given, table.round, anonymous || isUnsigned) });
  }
  if (isAsked && (table.phase === 'read-back' || table.phase === 'decide')) {
    return refuse('list-closed', 'This list is closed. The GM can open the question again for more.');
  }
  if (!table.gather || table.phase === 'finished') {
    return refuse('not-asked', 'This question is not open yet. Keep it in mind until the GM opens it.');
  }
  return change({ type: 'addIdea', idea: newIdea(given, null, table.gatherAnonymous || isUnsigned) });
};

/** Leaves the table as it is: the handler keeps reactions in memory. */
export const react: Decide<'react'> = ({ state, command, now }) =>
  mayReactTo(state, command.idea, now) ? NOTHING : NO_SUCH_IDEA;

/** Returns the time that anonymous ideas of a batch share. */
export const batchOf = (at: number): number => Math.floor(at / ANONYMOUS_EVERY_MS) * ANONYMOUS_EVERY_MS;

function newIdea(
  { state, actor, command, now, rng, newId }: CommandContext<'addIdea'>,
  round: number | null,
  anonymous: boolean,
) {
  const idea: IdeaRow = {
    id: newId(),
    question: command.question,
    round,
    text: command.text,
    author: anonymous ? null : actor.id,
    at: anonymous ? batchOf(now) : now,
    place: anonymous ? randomPlace(rng) : state.ideas.size + 1,
    ...UNDECIDED,
    mergedInto: null,
    slot: null,
    withdrawal: command.withdrawal ?? null,
  };
  return idea;
}

const UNDECIDED = {
  fate: 'open',
  keep: null,
  drop: null,
  settledBy: null,
  drawnKeep: null,
  drawnDrop: null,
} as const;

/** Merges an idea into another, which represents both. The text is kept, and anybody can undo it. */
export const merge: Decide<'merge'> = ({ state, command }) => {
  const [idea, into] = [shownIdea(state, command.idea), shownIdea(state, command.into)];
  if (!idea || !into) return NO_SUCH_IDEA;
  if (idea.fate === 'merged' && idea.mergedInto === into.id) return NOTHING;
  if (idea.id === into.id || idea.question !== into.question || idea.fate !== 'open' || into.fate !== 'open') {
    return refuse('not-mergeable', 'Only two open ideas for the same question can be merged.');
  }
  // Ideas merged into this one before are moved along, so that merges stay one level deep.
  const along = [...state.ideas.values()].filter(({ mergedInto }) => mergedInto === idea.id).map(({ id }) => id);
  return change(
    setIdea(idea.id, { fate: 'merged', mergedInto: into.id }),
    ...(along.length > 0 ? [{ type: 'ideas' as const, ids: along, set: { mergedInto: into.id } }] : []),
  );
};

/** Separates a merged idea, to be decided again. */
export const unmerge: Decide<'unmerge'> = ({ state, command }) => {
  const idea = shownIdea(state, command.idea);
  if (!idea) return NO_SUCH_IDEA;
  if (idea.fate !== 'merged') return NOTHING;
  return change(setIdea(idea.id, { ...UNDECIDED, mergedInto: null, round: roundToDecideIn(state, idea) }));
};

/** Takes an idea out of the parking lot. It needs a new vote, so that nobody can overrule the group. */
export const revive: Decide<'revive'> = ({ state, command }) => {
  const idea = shownIdea(state, command.idea);
  if (!idea) return NO_SUCH_IDEA;
  if (idea.fate === 'open') return NOTHING;
  if (idea.fate !== 'dropped') return refuse('not-parked', 'Only dropped ideas are in the parking lot.');
  return change(setIdea(idea.id, { ...UNDECIDED, round: roundToDecideIn(state, idea) }));
};

/** Returns the current round if it is about the idea's question, else the idea's own until that is reopened. */
const roundToDecideIn = ({ table }: TableState, idea: IdeaRow) =>
  idea.question === table.question ? table.round : idea.round;

/** Marks a kept idea as placed; the handler writes it to the draft. */
export const place: Decide<'place'> = ({ state, command, isSlot, isSingle }) => {
  if (hasHiddenVotes(state)) return REVEAL_FIRST;
  const idea = shownIdea(state, command.idea);
  if (!idea) return NO_SUCH_IDEA;
  if (!isSlot(command.slot)) return refuse('no-such-question', 'This game has no such place for an idea.');
  if (idea.fate !== 'kept' && idea.fate !== 'placed') {
    return refuse('not-kept', 'Only ideas the group keeps can go into the draft.');
  }
  if (isSingle(command.slot)) {
    if (idea.question !== command.slot)
      return refuse('other-question', 'Only an answer to that question can go there.');
    if (keptFor(state, command.slot).length > 1) {
      return refuse('choose-first', 'This question takes only one answer. Choose one of the kept ideas first.');
    }
  }
  if (idea.fate === 'placed' && idea.slot === command.slot) return NOTHING;
  return change(setIdea(idea.id, { fate: 'placed', slot: command.slot }));
};

type AnsweredAtOnce = Pick<CommandContext, 'state' | 'isFollowUp'> & {
  readonly command: { readonly question: string };
};

/** Checks an answer without changing the table: the handler writes it to the draft. */
export const answerAtOnce = ({ state, command, isFollowUp }: AnsweredAtOnce): Decision =>
  isFollowUp(command.question) && command.question === state.table.question
    ? NOTHING
    : refuse('not-asked', 'This question is not open any more.');

/** Returns an idea unless it still waits for its question. */
function shownIdea({ ideas }: TableState, id: string): IdeaRow | undefined {
  const idea = ideas.get(id);
  return idea && idea.round !== null ? idea : undefined;
}

/** Returns a random place among anonymous ideas, which does not reveal their order of entry. */
export const randomPlace = (rng: Rng): number => nextInt(rng) >>> 1;
