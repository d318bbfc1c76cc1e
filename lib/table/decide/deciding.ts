import type { Beginning, Creation } from '@/lib/contract/creation';
import { failure, type Result, success } from '@/lib/kernel/result';
import type { Rng } from '@/lib/kernel/rng';
import type { Command, CommandType } from '../commands';
import type { Change, IdeaRow, PersonRow, TableRow, TableState } from '../state';
import { ABSENT_MS } from '../vocabulary';

/** Reason why a command is refused, as a message for the user. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

export type Decision = Result<readonly Change[], Refusal>;

/** Inputs of a decision that are not part of the table. */
export interface DecideContext {
  readonly now: number;
  /** Random generator for cards and for the order of anonymous ideas. Advanced. */
  readonly rng: Rng;
  readonly newId: () => string;
  readonly newCode: () => string;
  /** Tells whether the game has this question. */
  readonly isSlot: (id: string) => boolean;
  /** Tells whether the question is about entries of the draft and answered there. */
  readonly isFollowUp: (id: string) => boolean;
  /** Tells whether the question takes only one answer. */
  readonly isSingle: (id: string) => boolean;
  /** Rules for creating characters with cards; undefined if the game has none. */
  readonly creation?: Creation | undefined;
  /** Setting data for creation, with the allowed numbers of players. */
  readonly beginning?: FromSetting | undefined;
}

interface FromSetting {
  readonly players: { readonly min: number; readonly max: number };
  of(players: number): Beginning;
}

export interface CommandContext<Type extends CommandType = CommandType> extends DecideContext {
  readonly state: TableState;
  readonly actor: PersonRow;
  readonly command: Extract<Command, { readonly type: Type }>;
}

/** Decides one kind of command. Permission and phase have been checked. */
export type Decide<Type extends CommandType> = (given: CommandContext<Type>) => Decision;

export const change = (...changes: readonly Change[]): Decision => success(changes);
export const NOTHING: Decision = success([]);
export const refuse = (code: string, message: string): Decision => failure({ code: `table/${code}`, message });

export const setTable = (set: Extract<Change, { type: 'table' }>['set']): Change => ({ type: 'table', set });
export const setPerson = (id: string, set: Extract<Change, { type: 'people' }>['set']): Change => ({
  type: 'people',
  ids: [id],
  set,
});
export const setIdea = (id: string, set: Extract<Change, { type: 'ideas' }>['set']): Change => ({
  type: 'ideas',
  ids: [id],
  set,
});

export const leads = ({ role }: PersonRow): boolean => role === 'gm' || role === 'co-gm';

/** Tells whether a person opened the table. Whatever their role, they manage its links and people. */
export const isOpener = ({ place }: PersonRow): boolean => place === 1;

/** Tells whether a person may share links, admit and remove people. */
export const mayAdmit = (person: PersonRow): boolean =>
  isOpener(person) ? !person.waiting && !person.removed : leads(person) && takesPart(person);

export const ADMIT_ONLY = 'Only the GM, co-GMs and the person who opened the table can do that.';

/** Tells whether a person takes part: has ideas, votes, writes. Watchers and people in the lobby do not. */
export const takesPart = ({ role, waiting, removed }: PersonRow): boolean => role !== 'watcher' && !waiting && !removed;

export const isPresent = ({ here, seenAt, removed }: PersonRow, now: number): boolean =>
  here && !removed && now - seenAt < ABSENT_MS;

/** Returns the undecided ideas of the current round. */
export const openIdeas = ({ ideas, table }: TableState): readonly IdeaRow[] =>
  [...ideas.values()].filter(({ fate, round }) => fate === 'open' && round === table.round);

/** Returns the ideas kept for a question in any round; some may be in the draft already. */
export const keptFor = ({ ideas }: TableState, question: string | null): readonly IdeaRow[] =>
  [...ideas.values()].filter((idea) => idea.question === question && (idea.fate === 'kept' || idea.fate === 'placed'));

/** Returns the possible answers to the open question, if only one can stand: earlier ones first. */
export const rivalsFor = (state: TableState): readonly IdeaRow[] => [
  ...keptFor(state, state.table.question),
  ...openIdeas(state),
];

export const ideasOnBallot = (state: TableState): readonly IdeaRow[] =>
  state.table.stage === 'choice' ? rivalsFor(state) : openIdeas(state);

/** Tells whether votes have been cast but not revealed. Such a ballot can only be ended by revealing them. */
export const hasHiddenVotes = ({ table, votes }: TableState): boolean =>
  table.phase === 'decide' && !table.revealed && [...votes.values()].some((ofIdea) => ofIdea.size > 0);

export const REVEAL_FIRST = refuse('votes-hidden', 'People have already voted. Reveal the votes first, then go on.');

export const isChoosingGm = ({ table: { gmChoice } }: TableState): boolean =>
  gmChoice === 'asking' || gmChoice === 'voting';

export const GM_FIRST = refuse('no-gm', 'Choose who is GM first.');

export const NO_SUCH_PERSON = refuse('no-such-person', 'That person is not at this table any more.');
export const NO_SUCH_IDEA = refuse('no-such-idea', 'That idea is not on the list.');

/**
 * Revokes the code and all links. Connected watchers are removed too, unless they may `stay`: then they get the new
 * link, as after the removal of somebody else.
 */
export const revokeLinks = ({ epoch, watchersFrom }: TableRow, code: string, watchers: 'stay' | 'go'): Change =>
  setTable({ code, epoch: epoch + 1, watchersFrom: watchers === 'stay' ? watchersFrom : epoch + 1 });
