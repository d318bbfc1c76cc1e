import type { Beginning, CreationStage, CreationStep, Identity } from '@/lib/contract/creation';
import type { CardsFrom, Choice, Colour, Fate, GmChoice, Phase, Stage, TableRole } from './vocabulary';

/** What of a table is not a list. Times are the server's, in milliseconds. */
export interface TableRow {
  readonly id: string;
  readonly draftId: string;
  readonly system: string;
  /** The draft's title; everything else here changes by commands alone. */
  readonly title: string;
  /** For players to join by: eight Crockford characters. */
  readonly code: string;
  /** Raised to take all capability links back. */
  readonly epoch: number;
  /** Anyone who looks on by a link of this epoch or a later one goes on doing so, though it opens nothing any more. */
  readonly watchersFrom: number;
  readonly createdAt: number;
  readonly phase: Phase;
  /** Null in games without a GM, and at tables opened before there was a choice. */
  readonly gmChoice: GmChoice | null;
  /** The slot that is asked about, and the opening of it; null and 0 before the first. */
  readonly question: string | null;
  readonly round: number;
  /** Counts votings, so that no vote is ever taken for one of another voting. */
  readonly ballot: number;
  readonly stage: Stage | null;
  readonly revealed: boolean;
  readonly reading: string | null;
  /** A running clock's end, or what is left on one that stands; both null without a clock. */
  readonly endsAt: number | null;
  readonly leftMs: number | null;
  readonly locked: boolean;
  readonly lobby: boolean;
  readonly gather: boolean;
  readonly gatherAnonymous: boolean;
}

/** Somebody who has ever joined. */
export interface PersonRow {
  readonly id: string;
  /** Never leaves the server: it is what their cookie says. */
  readonly memberId: string;
  readonly name: string;
  readonly colour: Colour;
  readonly role: TableRole;
  readonly waiting: boolean;
  readonly removed: boolean;
  /** Whether the record may name them. */
  readonly consents: boolean;
  /** Whom they would have lead, while the GM is gone. */
  readonly wouldFollow: string | null;
  /** Volunteers to be GM. */
  readonly wantsGm: boolean;
  /** Whom they would have as GM, while that is voted on. */
  readonly gmVote: string | null;
  /** How many voted for them, and the card they were dealt for it; null where it was not needed. */
  readonly gmVotes: number | null;
  readonly gmCard: string | null;
  /** Order of coming, and when that was. */
  readonly place: number;
  readonly joinedAt: number;
  /** Whether a page of theirs is connected, and when that was last known. */
  readonly here: boolean;
  readonly seenAt: number;
}

/** An opening of a question. */
export interface RoundRow {
  readonly round: number;
  readonly question: string;
  readonly anonymous: boolean;
  readonly openedAt: number;
}

/** An idea. Nothing of one that is anonymous leads to its author. */
export interface IdeaRow {
  readonly id: string;
  readonly question: string;
  /** The last opening of its question that it was open in; null while it waits for the first. */
  readonly round: number | null;
  readonly text: string;
  readonly author: string | null;
  /** When it came; of anonymous ones only which batch they belong to. */
  readonly at: number;
  /** Order of entry; of anonymous ones a random number. */
  readonly place: number;
  readonly fate: Fate;
  readonly mergedInto: string | null;
  readonly slot: string | null;
  /** What was revealed of the last voting on it. */
  readonly keep: number | null;
  readonly drop: number | null;
  readonly settledBy: Stage | 'card' | null;
  readonly drawnKeep: string | null;
  readonly drawnDrop: string | null;
  /** A hash of the random word by which its author can take it back, whether or not it has a name; null if none was sent. */
  readonly withdrawal: string | null;
}

/** What was done to make characters and Extras. The last beginning is the one that counts. */
export type MakingEntry =
  | {
      readonly type: 'began';
      readonly cards: CardsFrom;
      /** Who sits where, clockwise from the GM's left. */
      readonly people: readonly string[];
      readonly beginning: Beginning;
    }
  | CreationStep
  /** How it then stands by the rules. */
  | {
      readonly type: 'stood';
      readonly stage: CreationStage;
      readonly turn: number | null;
      /** Cards that each seat has coming. */
      readonly owed: readonly number[];
    }
  | { readonly type: 'described'; readonly sheet: number; readonly identity: Identity }
  /** Somebody else has a seat from now on. */
  | { readonly type: 'seated'; readonly seat: number; readonly person: string }
  /** Whether a seat's cards are placed at random, its player being away. */
  | { readonly type: 'rested'; readonly seat: number; readonly on: boolean };

/** Own votes of the present voting by idea. */
export type VotesByIdea = ReadonlyMap<string, ReadonlyMap<string, Choice>>;

/** A table's rows as plain data: what decide() and viewOf() go by. */
export interface TableState {
  /** Raised with every change. */
  readonly version: number;
  readonly table: TableRow;
  readonly people: ReadonlyMap<string, PersonRow>;
  readonly rounds: readonly RoundRow[];
  readonly ideas: ReadonlyMap<string, IdeaRow>;
  /** Of the present voting only: idea to person to choice. */
  readonly votes: VotesByIdea;
  readonly secrets: ReadonlyMap<string, string>;
  readonly making: readonly MakingEntry[];
}

type Settable<Row, Fixed extends keyof Row> = Partial<Omit<Row, Fixed>>;
type TableSet = Settable<TableRow, 'id' | 'draftId' | 'system' | 'title' | 'createdAt'>;
type PersonSet = Settable<PersonRow, 'id' | 'memberId' | 'place'>;
export type IdeaSet = Settable<IdeaRow, 'id' | 'question' | 'text'>;

/** An effect on rows: what a command amounts to. */
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
  /** A new voting begins: the votes of the one before are told in the ideas' tallies, if they were revealed. */
  | { readonly type: 'clearVotes' }
  | { readonly type: 'make'; readonly entries: readonly MakingEntry[] }
  | { readonly type: 'secret'; readonly secret: string; readonly value: string };

/** Whether somebody may write in the draft: what the storage grants and takes away. */
export const mayWrite = ({ role, waiting, removed }: PersonRow): boolean => role !== 'watcher' && !waiting && !removed;

/** A table as it is when somebody has just opened it: they lead until the group has chosen its GM. */
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
