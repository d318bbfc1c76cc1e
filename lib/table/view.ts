import type { Beginning, BlankSheet, CreationStage, Identity } from '@/lib/contract/creation';
import type { CardsFrom, Choice, Colour, Fate, GmChoice, Phase, Stage, TableRole } from './vocabulary';

/** The clock of a question: until when, or how much is left while it is paused. Times are the server's. */
export type Timer = { readonly endsAt: number } | { readonly leftMs: number };

/** Somebody who makes a character, in order of seats. */
export interface SeatView {
  readonly person: string;
  readonly resting: boolean;
  /** How many cards they hold, and how many they have coming. */
  readonly cards: number;
  readonly owed: number;
}

/** A character's or Extra's sheet as far as it is filled in. */
export interface SheetView {
  readonly kind: BlankSheet['kind'];
  readonly keeper: number;
  readonly identity: Identity;
  /** Slot by slot: null while open, else what stands there of the card; '' where words do. */
  readonly values: readonly (string | null)[];
}

/** Characters and Extras in the making. */
export interface MakingView {
  readonly cards: CardsFrom;
  readonly stage: CreationStage;
  readonly turn: number | null;
  readonly seats: readonly SeatView[];
  readonly slots: Beginning['slots'];
  /** Characters in order of seats, then Extras. */
  readonly sheets: readonly SheetView[];
}

/** What everybody sees of a table itself. */
export interface TableFace {
  readonly title: string;
  readonly system: string;
  /** For players to join by; empty for anyone who only has a link to look on. */
  readonly code: string;
  readonly phase: Phase;
  /** How far the choice of the GM is; null where there is none. */
  readonly gmChoice: GmChoice | null;
  /** The slot of the form that is being asked about; null in the lobby and where nothing is. */
  readonly question: string | null;
  /** Counts openings of questions; ideas belong to one. */
  readonly round: number;
  /** How often each question has been opened; those that never were are left out. */
  readonly asked: Readonly<Record<string, number>>;
  readonly anonymous: boolean;
  readonly stage: Stage | null;
  /** Whether the present stage's votes are revealed. */
  readonly revealed: boolean;
  /** The idea that is being read back. */
  readonly reading: string | null;
  readonly timer: Timer | null;
  readonly locked: boolean;
  readonly lobby: boolean;
  readonly gather: boolean;
  /** Whether what is gathered has no name on it. */
  readonly gatherAnonymous: boolean;
  /** Since when the GM has not been there; null if they are. */
  readonly leadGoneSince: number | null;
  readonly making: MakingView | null;
  readonly watchers: number;
}

/** Somebody at the table, watchers left out for all but those who lead or opened it. */
export interface PersonView {
  /** The same id as stands beside their cursor in the draft. */
  readonly id: string;
  readonly name: string;
  readonly colour: Colour;
  readonly role: TableRole;
  readonly present: boolean;
  /** In the lobby, until the GM opens the door. */
  readonly waiting: boolean;
  /** Sent away. Those who lead see them and may admit them again; others only if an idea bears their name. */
  readonly removed: boolean;
  /** Opened the table: keeps its links and who is at it, GM or not. */
  readonly opener: boolean;
  /** Volunteers to be GM. */
  readonly wantsGm: boolean;
  /** How many wanted them as GM, and the card they were dealt for it; null where nothing was counted or dealt. */
  readonly gmVotes: number | null;
  readonly gmCard: string | null;
  /** Has voted on who is GM, or on every idea that is open to the present stage. */
  readonly hasVoted: boolean;
  /** Whom they would have lead, while the GM is gone. */
  readonly wouldFollow: string | null;
  /** Whether they may be named to lead on; nobody while the GM is here. */
  readonly mayLeadOn: boolean;
  /** When they came, and whether an idea on the board has their name: for those who keep the door. */
  readonly joinedAt?: number;
  readonly hasIdea?: boolean;
}

export interface IdeaView {
  readonly id: string;
  readonly question: string;
  /** The last round it was open in: what one round leaves open goes on to the next of its question. */
  readonly round: number;
  /** Where it stands among the ideas of its round: by entry, or shuffled if they are anonymous. */
  readonly place: number;
  readonly text: string;
  /** Null for good if its round was anonymous. */
  readonly author: string | null;
  readonly fate: Fate;
  readonly mergedInto: string | null;
  /** Where it went in the draft. */
  readonly slot: string | null;
  /** How many have voted in the present stage; how they did is open once revealed. */
  readonly votes: number;
  readonly tally: { readonly keep: number; readonly drop: number } | null;
  /** How it was settled; null while it is not. */
  readonly settledBy: Stage | 'card' | null;
  /** The cards that broke a tie: "QS" and "10H". */
  readonly drawn: { readonly keep: string; readonly drop: string } | null;
}

/** What only this one person is told. */
export interface OwnView {
  readonly person: string;
  readonly role: TableRole;
  readonly waiting: boolean;
  readonly consents: boolean;
  /** Whom one voted for as GM. */
  readonly gmVote: string | null;
  /** The cards one holds while characters and Extras are made; null without a seat in that. */
  readonly hand: readonly string[] | null;
  /** Own votes of the present stage by idea. */
  readonly votes: Readonly<Record<string, Choice>>;
  /** Own ideas that are not open to others yet, newest last: `question` and text. */
  readonly handedIn: readonly { readonly id: string; readonly question: string; readonly text: string }[];
  /** The draft's id, for those who may write in it. */
  readonly draftId: string | null;
  /** The night's secrets, for those who lead: secret to what was settled. */
  readonly secrets: Readonly<Record<string, string>> | null;
}

/** A table as one viewer sees it. Undefined `you` is a screen or a watcher nobody knows. */
export interface TableView {
  readonly version: number;
  readonly table: TableFace;
  readonly you?: OwnView;
  readonly people: readonly PersonView[];
  readonly ideas: readonly IdeaView[];
}
