import type { Beginning, CreationStage, CreationStep, Identity } from '@/lib/contract/creation';
import type { CardsFrom, Choice, Colour, Fate, GmChoice, Length, Phase, Stage, TableRole } from './vocabulary';

/** Fields of a table, without its lists. Times are the server's, in milliseconds. */
export interface TableRow {
  readonly id: string;
  readonly draftId: string;
  readonly system: string;
  /** The draft's title. All other fields change only by commands. */
  readonly title: string;
  /** Code for players to join: eight Crockford base-32 characters. */
  readonly code: string;
  /** Incremented to revoke all capability links. */
  readonly epoch: number;
  /** Watchers with a link of this epoch or later stay connected, although nobody can join with that link any more. */
  readonly watchersFrom: number;
  readonly createdAt: number;
  readonly phase: Phase;
  /** Null in games without a GM, and at tables opened before GMs were chosen. */
  readonly gmChoice: GmChoice | null;
  readonly length: Length;
  /** Slot of the open question, and the number of its round; null and 0 before the first. */
  readonly question: string | null;
  readonly round: number;
  /** Number of the ballot, so that no vote counts in another ballot. */
  readonly ballot: number;
  readonly stage: Stage | null;
  readonly revealed: boolean;
  readonly reading: string | null;
  /** End of a running timer, or time left on a paused one; both null without a timer. */
  readonly endsAt: number | null;
  readonly leftMs: number | null;
  readonly locked: boolean;
  readonly lobby: boolean;
  readonly gather: boolean;
  readonly gatherAnonymous: boolean;
}

/** Person who has joined at some time. */
export interface PersonRow {
  readonly id: string;
  /** Secret: the member's cookie contains it, so it never leaves the server. */
  readonly memberId: string;
  readonly name: string;
  readonly colour: Colour;
  readonly role: TableRole;
  readonly waiting: boolean;
  readonly removed: boolean;
  /** Agrees to be named in the record. */
  readonly consents: boolean;
  /** Person they want as leader while the GM is gone. */
  readonly wouldFollow: string | null;
  readonly wantsGm: boolean;
  /** Their vote for GM, during that vote. */
  readonly gmVote: string | null;
  /** Number of votes for them as GM, and the card drawn for them in a tie; null if not needed. */
  readonly gmVotes: number | null;
  readonly gmCard: string | null;
  /** Position in order of joining, and its time. */
  readonly place: number;
  readonly joinedAt: number;
  /** Presence: connected, and the time of the last update. */
  readonly here: boolean;
  readonly seenAt: number;
}

export interface RoundRow {
  readonly round: number;
  readonly question: string;
  readonly anonymous: boolean;
  readonly openedAt: number;
}

/** Idea. Anonymous ideas have no link to their author. */
export interface IdeaRow {
  readonly id: string;
  readonly question: string;
  /** Last round in which it was open; null before the first. */
  readonly round: number | null;
  readonly text: string;
  readonly author: string | null;
  /** Time of entry; for anonymous ideas only the time of their batch. */
  readonly at: number;
  /** Order of entry; for anonymous ideas a random number. */
  readonly place: number;
  readonly fate: Fate;
  readonly mergedInto: string | null;
  readonly slot: string | null;
  /** Revealed result of the last ballot on it. */
  readonly keep: number | null;
  readonly drop: number | null;
  readonly settledBy: Stage | 'card' | null;
  readonly drawnKeep: string | null;
  readonly drawnDrop: string | null;
  /** Hash of the secret with which its author can withdraw it, signed or not; null if none was sent. */
  readonly withdrawal: string | null;
}

/** Log of the creation of characters and Extras. Only entries after the last 'began' count. */
export type MakingEntry =
  | {
      readonly type: 'began';
      readonly cards: CardsFrom;
      /** People by seat, clockwise from the GM's left. */
      readonly people: readonly string[];
      readonly beginning: Beginning;
    }
  | CreationStep
  /** State after the last step, according to the rules. */
  | {
      readonly type: 'stood';
      readonly stage: CreationStage;
      readonly turn: number | null;
      /** Number of cards that each seat has yet to be dealt. */
      readonly owed: readonly number[];
    }
  | { readonly type: 'described'; readonly sheet: number; readonly identity: Identity }
  /** Assigns a seat to another person. */
  | { readonly type: 'seated'; readonly seat: number; readonly person: string }
  /** Turns random placement of a seat's cards on or off, for absent players. */
  | { readonly type: 'rested'; readonly seat: number; readonly on: boolean };

/** Votes of the current ballot: idea to person to choice. */
export type VotesByIdea = ReadonlyMap<string, ReadonlyMap<string, Choice>>;

/** A table's rows as plain data: the input of decide() and viewOf(). */
export interface TableState {
  /** Incremented with every change. */
  readonly version: number;
  readonly table: TableRow;
  readonly people: ReadonlyMap<string, PersonRow>;
  readonly rounds: readonly RoundRow[];
  readonly ideas: ReadonlyMap<string, IdeaRow>;
  /** Only the current ballot: idea to person to choice. */
  readonly votes: VotesByIdea;
  readonly secrets: ReadonlyMap<string, string>;
  readonly making: readonly MakingEntry[];
}

type Settable<Row, Fixed extends keyof Row> = Partial<Omit<Row, Fixed>>;
type TableSet = Settable<TableRow, 'id' | 'draftId' | 'system' | 'title' | 'createdAt'>;
type PersonSet = Settable<PersonRow, 'id' | 'memberId' | 'place'>;
export type IdeaSet = Settable<IdeaRow, 'id' | 'question' | 'text'>;

/** Change to a table's rows, as produced by commands. */
export type Change =
  | { readonly type: 'table'; readonly set: TableSet }
  | { readonly type: 'addPerson'; readonly person: PersonRow }
  | { readonly type: 'people'; readonly ids: readonly string[]; readonly set: PersonSet }
  | { readonly type: 'removePerson'; readonly id: string }
  | { readonly type: 'addRound'; readonly round: RoundRow }
  | { readonly type: 'addIdea'; readonly idea: IdeaRow }
  | { readonly type: 'ideas'; readonly ids: readonly string[]; readonly set: IdeaSet }
  | { readonly type: 'removeIdeas'; readonly ids: readonly string[] }
  | { readonly type: 'vote'; readonly idea: string; readonly person: string; readonly choice: Choice }
  /** Starts a new ballot. Revealed results of the previous one are stored in the ideas. */
  | { readonly type: 'clearVotes' }
  | { readonly type: 'make'; readonly entries: readonly MakingEntry[] }
  | { readonly type: 'secret'; readonly secret: string; readonly value: string };

/** Tells whether a person may edit the draft; the storage grants access accordingly. */
export const canEditDraft = ({ role, waiting, removed }: PersonRow): boolean =>
  role !== 'watcher' && !waiting && !removed;

/** Returns a new table. The person who opened it leads until the group has chosen its GM. */
export const newTable = (
  table: Pick<TableRow, 'id' | 'draftId' | 'system' | 'title' | 'code' | 'createdAt'>,
  gm: PersonRow,
  asksForGm = false,
): TableState => ({
  version: 1,
  table: {
    ...table,
    epoch: 0,
    watchersFrom: 0,
    phase: 'lobby',
    gmChoice: asksForGm ? 'asking' : null,
    length: 'evening',
    question: null,
    round: 0,
    ballot: 0,
    stage: null,
    revealed: false,
    reading: null,
    endsAt: null,
    leftMs: null,
    locked: false,
    lobby: false,
    gather: false,
    gatherAnonymous: false,
  },
  people: new Map([[gm.id, gm]]),
  rounds: [],
  ideas: new Map(),
  votes: new Map(),
  secrets: new Map(),
  making: [],
});
