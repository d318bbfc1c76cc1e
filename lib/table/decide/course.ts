import { ideasOfRound } from '../idea-order';
import { chosenOf, setChosen, setTestGames, testGamesOf } from '../notes';
import type { Change, IdeaRow, IdeaSet } from '../state';
import { type Stage, TABLE_LIMITS } from '../vocabulary';
import {
  type CommandContext,
  change,
  type Decide,
  GM_FIRST,
  hasHiddenVotes,
  isChoosingGm,
  NO_SUCH_IDEA,
  NOTHING,
  openIdeas,
  REVEAL_FIRST,
  refuse,
  rivalsFor,
  setIdea,
  setTable,
} from './deciding';
import { batchOf, randomPlace } from './ideas';

/** Fields of a table without an open question. */
export const NO_OPEN_QUESTION = { stage: null, revealed: false, reading: null, endsAt: null, leftMs: null } as const;

export const setLength: Decide<'setLength'> = ({ state, command: { length } }) =>
  length === state.table.length ? NOTHING : change(setTable({ length }));

export const chooseQuestions: Decide<'chooseQuestions'> = ({ state, command, isSlot, isFollowUp }) => {
  const questions = [...new Set(command.questions)];
  if (!questions.every((id) => isSlot(id) || isFollowUp(id))) return NO_SUCH_QUESTION;
  const isSame = state.table.length === 'chosen' && chosenOf(state).join(' ') === questions.join(' ');
  return isSame ? NOTHING : change(setTable({ length: 'chosen' }), setChosen(questions));
};

const NO_SUCH_QUESTION = refuse('no-such-question', 'This game has no such question. Pick one from its list.');

/** Opens a question, for the first time or again, and reveals ideas gathered for it. */
export const openQuestion: Decide<'openQuestion'> = (given) => {
  const { state, command, now, isSlot, isFollowUp } = given;
  const { question, anonymous, seconds } = command;
  const follows = isFollowUp(question);
  if (!isSlot(question) && !follows) return NO_SUCH_QUESTION;
  if (isChoosingGm(state)) return GM_FIRST;
  if (hasHiddenVotes(state)) return REVEAL_FIRST;
  const round = state.table.round + 1;
  if (round > TABLE_LIMITS.rounds) {
    return refuse('full', `A table opens at most ${TABLE_LIMITS.rounds} questions. Finish it and open another one.`);
  }
  const opened = { round, question, anonymous: anonymous && !follows, openedAt: now };
  // Questions answered directly in the draft need no ideas, votes or timer.
  if (follows)
    return change(setTable({ ...NO_OPEN_QUESTION, phase: 'develop', question, round }), {
      type: 'addRound',
      round: opened,
    });
  const endsAt = seconds === null ? null : now + seconds * 1_000;
  return change(
    setTable({ ...NO_OPEN_QUESTION, phase: 'brainstorm', question, round, endsAt }),
    { type: 'addRound', round: opened },
    ...joinRound(given, round),
  );
};

/**
 * Moves gathered ideas, and ideas that earlier rounds left open, to the new round. An anonymous round permanently
 * removes the authors of gathered ideas; ideas that were visible with a name keep it.
 */
function joinRound({ state, command, rng }: CommandContext<'openQuestion'>, round: number): readonly Change[] {
  const { question, anonymous } = command;
  const joining = [...state.ideas.values()].filter((idea) => idea.fate === 'open' && idea.question === question);
  const hides = (idea: IdeaRow) => anonymous && idea.author !== null && idea.round === null;
  const plain = joining.filter((idea) => !hides(idea)).map(({ id }) => id);
  return [
    ...(plain.length > 0 ? [{ type: 'ideas' as const, ids: plain, set: { round } }] : []),
    ...joining
      .filter(hides)
      .map(({ id, at }) => setIdea(id, { round, author: null, at: batchOf(at), place: randomPlace(rng) })),
  ];
}

/** Ends the brainstorm: the list is frozen and read out. */
export const readBack: Decide<'readBack'> = ({ state }) => {
  const [first] = ideasOfRound(state, state.table.round);
  return change(setTable({ ...NO_OPEN_QUESTION, phase: 'read-back', reading: first?.id ?? null }));
};

export const showIdea: Decide<'showIdea'> = ({ state, command }) => {
  const idea = state.ideas.get(command.idea);
  if (idea?.round !== state.table.round) return NO_SUCH_IDEA;
  return idea.id === state.table.reading ? NOTHING : change(setTable({ reading: idea.id }));
};

/**
 * Starts a vote on all open ideas of the question, which requires unanimity. Where only one answer can stand, the group
 * chooses one of several at once.
 */
export const startDeciding: Decide<'startDeciding'> = ({ state, isSingle }) => {
  if (hasHiddenVotes(state)) return REVEAL_FIRST;
  const { question } = state.table;
  const rivals = question !== null && isSingle(question) && openIdeas(state).length > 0 ? rivalsFor(state) : [];
  return rivals.length > 1 ? startChoice(state, rivals) : startVoting(state, 'unanimity');
};

/** Starts a second vote, by majority, on the ideas without a unanimous decision. */
export const startMajority: Decide<'startMajority'> = ({ state }) => {
  if (!state.table.revealed) return REVEAL_FIRST;
  return startVoting(state, 'majority');
};

/** Starts a vote among the possible answers again, for questions with a single answer. */
export const startChoosing: Decide<'startChoosing'> = ({ state, isSingle }) => {
  const { question } = state.table;
  if (hasHiddenVotes(state)) return REVEAL_FIRST;
  if (question === null || !isSingle(question)) {
    return refuse('not-single', 'All kept ideas count here, so there is nothing to choose. Go on to the details.');
  }
  const rivals = rivalsFor(state);
  if (rivals.length < 2) return refuse('nothing-open', 'There is nothing to choose from. Go on to the details.');
  return startChoice(state, rivals);
};

const startChoice = (state: CommandContext['state'], rivals: readonly IdeaRow[]) =>
  startBallot(
    state,
    'choice',
    rivals.map(({ id }) => id),
    { round: state.table.round },
  );

function startVoting(state: CommandContext['state'], stage: 'unanimity' | 'majority') {
  const ids = openIdeas(state).map(({ id }) => id);
  if (ids.length === 0) return refuse('nothing-open', 'Nothing is left to decide here. Go on to the details.');
  return startBallot(state, stage, ids);
}

const startBallot = (state: CommandContext['state'], stage: Stage, ids: readonly string[], set: IdeaSet = {}) =>
  change(
    { type: 'clearVotes' },
    { type: 'ideas', ids, set: { ...set, keep: null, drop: null } },
    setTable({ ...NO_OPEN_QUESTION, phase: 'decide', stage, ballot: state.table.ballot + 1 }),
  );

export const startDeveloping: Decide<'startDeveloping'> = ({ state }) =>
  hasHiddenVotes(state) ? REVEAL_FIRST : change(setTable({ ...NO_OPEN_QUESTION, phase: 'develop' }));

export const finish: Decide<'finish'> = ({ state }) =>
  hasHiddenVotes(state)
    ? REVEAL_FIRST
    : change(setTable({ ...NO_OPEN_QUESTION, phase: 'finished' }), ...(testGamesOf(state) ? [setTestGames(null)] : []));

/** Stores the result of test games. The last report counts. */
export const reportGames: Decide<'reportGames'> = ({ state, command: { games, escapes } }) => {
  const before = testGamesOf(state);
  return before?.games === games && before.escapes === escapes ? NOTHING : change(setTestGames({ games, escapes }));
};

/** Leaves the table as it is: the handler fills the draft. */
export const fill: Decide<'fill'> = () => NOTHING;

export const reopen: Decide<'reopen'> = ({ state: { table } }) =>
  change(setTable({ ...NO_OPEN_QUESTION, phase: table.round > 0 ? 'develop' : 'lobby' }));

const NO_CLOCK = refuse('no-clock', 'No clock is running. Add time to start one.');

export const pauseTimer: Decide<'pauseTimer'> = ({ state: { table }, now }) => {
  if (table.leftMs !== null) return NOTHING;
  if (table.endsAt === null) return NO_CLOCK;
  return change(setTable({ endsAt: null, leftMs: Math.max(0, table.endsAt - now) }));
};

export const resumeTimer: Decide<'resumeTimer'> = ({ state: { table }, now }) => {
  if (table.endsAt !== null) return NOTHING;
  if (table.leftMs === null) return NO_CLOCK;
  return change(setTable({ endsAt: now + table.leftMs, leftMs: null }));
};

/** Adds time to a paused, running or expired timer, or starts a new one. */
export const addTime: Decide<'addTime'> = ({ state: { table }, command, now }) => {
  const more = command.seconds * 1_000;
  if (table.leftMs !== null) return change(setTable({ leftMs: table.leftMs + more }));
  return change(setTable({ endsAt: Math.max(table.endsAt ?? now, now) + more }));
};
