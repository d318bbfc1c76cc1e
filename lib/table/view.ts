import type { Beginning, BlankSheet, CreationStage, Identity } from '@/lib/contract/creation';
import type { TestGames } from './notes';
import type { ReactionCounts } from './reactions';
import type {
  CardsFrom,
  Choice,
  Colour,
  Fate,
  GmChoice,
  Length,
  Phase,
  Reaction,
  Stage,
  TableRole,
} from './vocabulary';

/** Timer of a question: end time, or time left while paused. Times are the server's, in milliseconds. */
export type Timer = { readonly endsAt: number } | { readonly leftMs: number };

/** Seat of a person who creates a character. */
export interface SeatView {
  readonly person: string;
  readonly resting: boolean;
  /** Number of cards in hand, and number of cards yet to be dealt. */
  readonly cards: number;
  readonly owed: number;
}

/** Sheet of a character or Extra, as far as it is filled in. */
export interface SheetView {
  readonly kind: BlankSheet['kind'];
  readonly keeper: number;
  readonly identity: Identity;
  /** By slot: null while open, otherwise the part of the card that is written there; '' for words. */
  readonly values: readonly (string | null)[];
}

export interface MakingView {
  readonly cards: CardsFrom;
  readonly stage: CreationStage;
  readonly turn: number | null;
  readonly seats: readonly SeatView[];
  readonly slots: Beginning['slots'];
  /** Characters by seat, then Extras. */
  readonly sheets: readonly SheetView[];
}

/** Public fields of a table. */
export interface TableFace {
  readonly title: string;
  readonly system: string;
  /** Code for players to join; empty for viewers who only have a watch link. */
  readonly code: string;
  readonly phase: Phase;
  /** Progress of the choice of the GM; null if the GM is not chosen. */
  readonly gmChoice: GmChoice | null;
  readonly length: Length;
  /** Questions to ask if the length is `chosen`. */
  readonly chosen: readonly string[];
  /** Median minutes from one question to the next at this table, or an estimate before there is one. */
  readonly pace: number;
  /** Slot of the open question; null in the lobby and if no question is open. */
  readonly question: string | null;
  /** Number of the round; each idea belongs to a round. */
  readonly round: number;
  /** Number of rounds of each question; questions without one are left out. */
  readonly asked: Readonly<Record<string, number>>;
  readonly anonymous: boolean;
  readonly stage: Stage | null;
  /** The current ballot's votes are revealed. */
  readonly revealed: boolean;
  /** Idea that is being read back. */
  readonly reading: string | null;
  readonly timer: Timer | null;
  readonly locked: boolean;
  readonly lobby: boolean;
  readonly gather: boolean;
  /** Ideas sent early are anonymous. */
  readonly gatherAnonymous: boolean;
  /** Time since which the GM has been absent; null if present. */
  readonly leadGoneSince: number | null;
  readonly making: MakingView | null;
  /** Result of test games with the finished setting; null before the end and until it is known. */
  readonly testGames: TestGames | null;
  readonly watchers: number;
}

/** Person at the table. Watchers are only visible to those who lead or opened the table. */
export interface PersonView {
  /** The id shown at their cursor in the draft. */
  readonly id: string;
  readonly name: string;
  readonly colour: Colour;
  readonly role: TableRole;
  readonly present: boolean;
  /** Waiting in the lobby to be admitted. */
  readonly waiting: boolean;
  /** Removed. Visible to those who lead, who may admit them again; to others only as the author of an idea. */
  readonly removed: boolean;
  /** Opened the table: manages its links and people, even if somebody else is GM. */
  readonly opener: boolean;
  readonly wantsGm: boolean;
  /** Number of votes for them as GM, and the card drawn for them in a tie; null if not counted or drawn. */
  readonly gmVotes: number | null;
  readonly gmCard: string | null;
  /** Has voted on the GM, or on every idea of the current ballot. */
  readonly hasVoted: boolean;
  /** Person they want as leader while the GM is gone. */
  readonly wouldFollow: string | null;
  /** May be named as leader; always false while the GM is here. */
  readonly mayLeadOn: boolean;
  /** Time of joining, and whether they are the author of a visible idea; only sent to people who admit others. */
  readonly joinedAt?: number;
  readonly hasIdea?: boolean;
}

export interface IdeaView {
  readonly id: string;
  readonly question: string;
  /** Last round in which it was open: ideas left open continue in the next round of their question. */
  readonly round: number;
  /** Position among the ideas of its round: by entry, or shuffled if they are anonymous. */
  readonly place: number;
  readonly text: string;
  /** Always null if its round was anonymous. */
  readonly author: string | null;
  readonly fate: Fate;
  readonly mergedInto: string | null;
  /** Slot where it was placed in the draft. */
  readonly slot: string | null;
  /** Numbers of reactions while its question is open; null otherwise. */
  readonly reactions: ReactionCounts | null;
  /** Number of votes in the current ballot; the choices are public once revealed. */
  readonly votes: number;
  readonly tally: { readonly keep: number; readonly drop: number } | null;
  /** Kind of decision; null while it is open. */
  readonly settledBy: Stage | 'card' | null;
  /** Cards that broke a tie: "QS" and "10H". */
  readonly drawn: { readonly keep: string; readonly drop: string } | null;
}

export interface OwnView {
  readonly person: string;
  readonly role: TableRole;
  readonly waiting: boolean;
  readonly consents: boolean;
  /** Was asked, and prefers not to be named. */
  readonly declines: boolean;
  /** Own vote for GM. */
  readonly gmVote: string | null;
  /** Own cards during creation; null without a seat. */
  readonly hand: readonly string[] | null;
  /** Own votes of the current ballot by idea. */
  readonly votes: Readonly<Record<string, Choice>>;
  /** Own reactions to ideas of the open question, by idea. */
  readonly reactions: Readonly<Record<string, Reaction>>;
  /** Own ideas that are not visible to others yet, newest last. */
  readonly handedIn: readonly { readonly id: string; readonly question: string; readonly text: string }[];
  /** Id of the draft, for people who may edit it. */
  readonly draftId: string | null;
  /** Values of settled secrets by id, for those who lead. */
  readonly secrets: Readonly<Record<string, string>> | null;
}

/** Table as one viewer sees it. `you` is undefined for screens and anonymous watchers. */
export interface TableView {
  readonly version: number;
  readonly table: TableFace;
  readonly you?: OwnView;
  readonly people: readonly PersonView[];
  readonly ideas: readonly IdeaView[];
}
