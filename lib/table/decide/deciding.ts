import type { Beginning, Creation } from '@/lib/contract/creation';
import { failure, type Result, success } from '@/lib/kernel/result';
import type { Rng } from '@/lib/kernel/rng';
import type { Command, CommandType } from '../commands';
import type { Change, IdeaRow, PersonRow, TableRow, TableState } from '../state';
import { ABSENT_MS } from '../vocabulary';

/** Why something can't be done at a table now, in the user's words. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

export type Decision = Result<readonly Change[], Refusal>;

/** What deciding needs that is not in the table. */
export interface Means {
  readonly now: number;
  /** Chance, for cards and for the order of ideas without a name. Advanced. */
  readonly rng: Rng;
  readonly newId: () => string;
  readonly newCode: () => string;
  /** Whether the table's game asks that. */
  readonly isSlot: (id: string) => boolean;
  /** Whether it is asked of what is in the draft, and answered there. */
  readonly isFollowUp: (id: string) => boolean;
  /** Whether only one answer to it can stand. */
  readonly isSingle: (id: string) => boolean;
  /** How the table's game makes people with cards; undefined if it does not. */
  readonly creation?: Creation | undefined;
  /** What of the setting that begins with, and how many may take part. */
  readonly beginning?: FromSetting | undefined;
}

interface FromSetting {
  readonly players: { readonly min: number; readonly max: number };
  of(players: number): Beginning;
}

/** One command with who gives it. */
export interface Given<Type extends CommandType = CommandType> extends Means {
  readonly state: TableState;
  readonly actor: PersonRow;
  readonly command: Extract<Command, { readonly type: Type }>;
}

/** Decides one kind of command, when the sender may and the time for it has come. */
export type Decide<Type extends CommandType> = (given: Given<Type>) => Decision;

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

/** Opened the table. Whatever role they have, they keep its links and who is at it. */
export const isOpener = ({ place }: PersonRow): boolean => place === 1;

/** May hand out links, let people in and send them away. */
export const keepsDoor = (person: PersonRow): boolean =>
  isOpener(person) ? !person.waiting && !person.removed : leads(person) && isSeated(person);

export const AT_DOOR_ONLY = 'Only the GM, co-GMs and the person who opened the table can do that.';

/** Takes part: has ideas, votes, writes. Watchers look on, and anyone who waits in the lobby does neither. */
export const isSeated = ({ role, waiting, removed }: PersonRow): boolean => role !== 'watcher' && !waiting && !removed;

export const isPresent = ({ here, seenAt, removed }: PersonRow, now: number): boolean =>
  here && !removed && now - seenAt < ABSENT_MS;

/** The ideas of the present question that nothing is decided on. */
export const openIdeas = ({ ideas, table }: TableState): readonly IdeaRow[] =>
  [...ideas.values()].filter(({ fate, round }) => fate === 'open' && round === table.round);

/** What was kept for a question, in whatever round, and may be in the draft already. */
export const keptFor = ({ ideas }: TableState, question: string | null): readonly IdeaRow[] =>
  [...ideas.values()].filter((idea) => idea.question === question && (idea.fate === 'kept' || idea.fate === 'placed'));

/** The ideas that the present voting is about. */
export const ideasOnBallot = (state: TableState): readonly IdeaRow[] =>
  state.table.stage === 'choice' ? keptFor(state, state.table.question) : openIdeas(state);

/** Whether votes have been cast that nobody has seen. Nobody may end a voting with those in it but by revealing them. */
export const hasHiddenVotes = ({ table, votes }: TableState): boolean =>
  table.phase === 'decide' && !table.revealed && [...votes.values()].some((ofIdea) => ofIdea.size > 0);

export const REVEAL_FIRST = refuse('votes-hidden', 'People have already voted. Reveal the votes first, then go on.');

/** Whether the table still has to say who is GM. */
export const isChoosingGm = ({ table: { gmChoice } }: TableState): boolean =>
  gmChoice === 'asking' || gmChoice === 'voting';

export const GM_FIRST = refuse('no-gm', 'Choose who is GM first.');

export const NO_SUCH_PERSON = refuse('no-such-person', 'That person is not at this table any more.');
export const NO_SUCH_IDEA = refuse('no-such-idea', 'That idea is not on the list.');

/**
 * Takes the code and all links back: nobody comes in by them any more. Those who look on already are sent away too, or
 * `stay` and are handed the new link, as they would be if somebody else was the reason.
 */
export const takeLinksBack = ({ epoch, watchersFrom }: TableRow, code: string, watchers: 'stay' | 'go'): Change =>
  setTable({ code, epoch: epoch + 1, watchersFrom: watchers === 'stay' ? watchersFrom : epoch + 1 });
