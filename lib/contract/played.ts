import type { Issue } from '@/lib/kernel/issue';
import type { JsonObject } from '@/lib/kernel/json';
import type { Rng } from '@/lib/kernel/rng';
import type { LinkGraph } from '@/lib/kit/link-graph';
import type { Creation } from './creation';
import type { Figures, Findings, MirrorFindings, TallyPlot, TallyRow, TallyTable } from './playtest-report';

/** A place at the table, counted clockwise; a host, if there is one, sits last. */
export type Seat = number;

/** Whose eyes: a seat's, those of anybody who looks on, or those that see everything once a game is over. */
export type Who = Seat | 'table' | 'all';

/** Why a move may not be made. The code is stable; nothing has changed. */
export interface Refusal {
  readonly code: string;
}

/** How a game can end. Those that are `good` are what the players hope for. */
export interface Ending {
  readonly id: string;
  readonly label: string;
  readonly good: boolean;
}

/** How one game did end: an ending's id, and the seats that won. */
export interface Outcome {
  readonly ending: string;
  readonly winners: readonly Seat[];
}

/** What a playtest asks of a game's endings, in the game's own terms. */
export interface Aims {
  /** What games with a good ending are called: "Games that end well". */
  readonly good: string;
  /** How games ended and who won, a sentence each, the most important first. How long they took is said after that. */
  summary(findings: Findings): readonly string[];
  /** What is said of a scenario of which not one of so many games had a good ending; its path begins at the body. */
  hopeless(games: number): Issue;
}

/** How far a game has come: both count from 0 and never go back. */
export interface Clock {
  readonly rounds: number;
  readonly turns: number;
}

/** How long a game takes people: minutes before the first turn, and seconds a turn. */
interface Pace {
  setupMinutes(players: number): number;
  readonly secondsPerTurn: number;
}

/**
 * Something a table agrees on before play. A playtest may ask for one of its options; otherwise it is the usual one, or
 * bots draw one at random.
 */
export interface Choice {
  readonly id: string;
  readonly title: string;
  /** The id of the usual option, if there is one. */
  readonly usual?: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

/** What was asked for: an option's id by that of its choice. What no longer exists is as if nobody had asked. */
export type Chosen = Readonly<Record<string, string>>;

/** Decides for a seat, seeing its view alone. May remember what it saw and heard; plays one game. */
export interface Bot<View, Move, Happening = unknown> {
  decide(view: View, moves: () => Iterable<Move>): Move;
  /** Is told everything that its seat may hear, in order and as it happens, its own moves included. */
  hear?(happening: Happening): void;
}

/** A way of playing. The same seed plays the same game. */
export interface BotKind<Game, View, Move, Happening = unknown> {
  readonly id: string;
  readonly title: string;
  /** In the user's words, what it is after. */
  readonly help: string;
  /** For the seats of players, or for the host. */
  readonly role: 'player' | 'host';
  seat(game: Game, seat: Seat, seed: number): Bot<View, Move, Happening>;
}

/** What a playtest sums up over its games, beyond endings and length: rows of things, columns of counts. */
export interface Tally<Game, State> {
  readonly id: string;
  readonly title: string;
  readonly plot: TallyPlot;
  readonly columns: readonly { readonly id: string; readonly title: string; readonly help: string }[];
  /** One row without an id where it is about the game as a whole. */
  rows(game: Game): readonly TallyRow[];
  /** Adds one finished game to the sums, row by row. */
  add(game: Game, state: State, sums: Float64Array): void;
}

/** One line of a told game; `weight` says how much of a moment it is. */
export interface Line {
  readonly text: string;
  readonly weight: 'turn' | 'deed' | 'detail' | 'doom' | 'joy';
}

/**
 * A move in words for a player choosing a move, such as “Bid the 7 of clubs”, without a full stop; and what it
 * touches. No two moves offered at the same time read alike unless they do the same.
 */
export interface Saying {
  readonly text: string;
  /** A room of the plan. */
  readonly tile?: string;
  /** Where two rooms of the plan meet: "A1-B1". */
  readonly edge?: string;
  /** A card as the scene labels it. */
  readonly card?: string;
  /** One of the scene's people, or the owner of one of its rows. */
  readonly person?: string;
}

/** One thing that a move can lead to, and how likely it is before any die has fallen. */
export interface Odds {
  /** In words, without a full stop: "Success". */
  readonly label: string;
  /** From 0 to 1. */
  readonly chance: number;
  /** The same without rounding: a fraction in lowest terms, or a decimal with 12 places. */
  readonly exact: string;
  /** What it is one answer to: the chances of all answers add up to 1. Left out where it stands alone. */
  readonly question?: string;
}

/** A card on the table. Its label is '' for those who may not know it, and where a slot is empty. */
export interface SceneCard {
  readonly label: string;
  readonly face: 'up' | 'down' | 'empty';
  /** Where it lies, or what it carries: "left", "locked". */
  readonly note?: string;
}

/** Unknown still, harmless, dangerous, what everybody looks for, dealt with, or no longer there. */
export type RoomLook = 'hidden' | 'plain' | 'danger' | 'prize' | 'done' | 'gone';

/** What a replay draws beside the plan: who is where, and what lies on the table. */
export interface Scene {
  readonly clock: Clock;
  readonly people: readonly {
    readonly id: string;
    readonly label: string;
    readonly kind: 'character' | 'extra' | 'monster';
    /** A room of the plan; none if nobody may know or there is none. */
    readonly room: string | undefined;
    readonly note: string;
    readonly out: boolean;
  }[];
  /** How rooms of the plan look now, where that changes in play: a tile that was turned over, a door that was blown up. */
  readonly rooms?: readonly {
    readonly room: string;
    /** What has been revealed there; '' for nothing yet. */
    readonly label: string;
    readonly look: RoomLook;
  }[];
  /** Cards face up (or hidden: '') with whom they count for. */
  readonly cards: readonly { readonly owner: string; readonly card: string; readonly side: 'for' | 'against' }[];
  /** Cards that lie before somebody, in their order; round the table clockwise. One owner may have several rows. */
  readonly rows?: readonly {
    readonly owner: string;
    /** What the row is, where its owner has others: "saved". */
    readonly title?: string;
    readonly cards: readonly SceneCard[];
  }[];
  /** What lies in the middle of the table. A pile whose top card is not known has none. */
  readonly piles?: readonly { readonly label: string; readonly count: number; readonly top?: string }[];
  /** `face` is what it shows; '' before it is rolled. */
  readonly dice?: readonly { readonly label: string; readonly face: string; readonly sides: number }[];
  /** Pairs of rooms between which no way leads now, whatever the plan draws there. */
  readonly shut?: readonly (readonly [string, string])[];
  readonly done: readonly string[];
  readonly heading: string;
  /** What ties people to each other now; in the plan's place in games without rooms. */
  readonly graph?: LinkGraph;
}

/** Two halves make a game: this one plays it. State is plain data with the dice inside; moves are data. */
export interface Played<Body, Game, State, View, Move, Happening> {
  /** Indexes that all games of one setting share; never changes. */
  compile(body: Body, chosen?: Chosen): Game;
  /** What people who play it agree on beforehand; nothing in many games. */
  choices(body: Body): readonly Choice[];
  /** The host has a seat after the players'. */
  readonly hasHost: boolean;
  setup(game: Game, players: number, seed: number): State;
  clone(state: State): State;
  /**
   * The seats whose decision is awaited; none once the game is over. Where there are several, they decide in secret: what
   * one decides shows to none that is still to decide, and the order in which they are asked changes nothing.
   */
  toAct(game: Game, state: State): readonly Seat[];
  /** Every move the seat may make now; finite. */
  moves(game: Game, state: State, seat: Seat): Iterable<Move>;
  /** Makes a move, in place. A refused one changes nothing. */
  play(game: Game, state: State, seat: Seat, move: Move, emit?: (happening: Happening) => void): Refusal | undefined;
  /** A lens on the state, not a copy; nothing that `who` may not know can be had through it. */
  view(game: Game, state: State, who: Who): View;
  /**
   * What somebody may hear of what happens: all of it, a part, or nothing. It depends on nothing but what the view shows
   * them, before or while it happens: a bot that remembers all it hears knows what people would remember.
   */
  hears(game: Game, happening: Happening, who: Who): Happening | undefined;
  /** A move that the owner of the view may make now, in words, from that view alone. */
  say(game: Game, view: View, move: Move): Saying;
  /**
   * What such a move can lead to, exactly, from that view alone; the most important first. None where nothing is left to
   * chance. Games without chance leave this out.
   */
  odds?(game: Game, view: View, move: Move): readonly Odds[];
  /**
   * A whole state that a seat can take for the real one, dealt at random: its view for that seat, the seats to act and
   * the seat's moves are the same as now, and it has every piece the real one has. It is drawn from the view and from
   * `rng` alone, so it tells nothing that is hidden; its own dice are new, and what only playtests count starts at zero.
   * The caller may play on it. Deals that the view does not tell apart should be about as likely as they are in play.
   * Games that leave this out have no rollout bot.
   */
  guess?(game: Game, view: View, rng: Rng): State;
  /** Everything a view shows, as plain data: what a client would be sent. */
  show(game: Game, view: View): JsonObject;
  outcome(game: Game, state: State): Outcome | undefined;
  /** Players compete: a win that several share is a part of one for each. Left out where people win together. */
  readonly contest?: boolean;
  /** The seat that opened the game, which may have been drawn; left out where nobody does. */
  opener?(game: Game, state: State): Seat | undefined;
  /** Where play passes on to: 1 clockwise, which it does if nothing is said; -1 counterclockwise. */
  direction?(game: Game): 1 | -1;
  endings(game: Game): readonly Ending[];
  clock(game: Game, state: State): Clock;
  /** How people are made with cards at a table before play; absent where none are. */
  readonly creation?: Creation;
  readonly pace: Pace;
  /** After so many rounds without an end a playtest gives a game up. */
  readonly roundLimit: number;
  readonly bots: readonly BotKind<Game, View, Move, Happening>[];
  readonly tallies: readonly Tally<Game, State>[];
  /** What the tallies of many games amount to, such as a median; files give it beside them. */
  figures?(tallies: readonly TallyTable[]): Figures;
  /** How badly a finished game went, to find the worst of many. */
  misery(game: Game, state: State): number;
  /** What stories call the one who plays there, host included: "Player 2", or whom they play. It begins a sentence. */
  seatName(game: Game, view: View, seat: Seat): string;
  /** Tells the owner of the view what they hear, while it happens; nothing if there is nothing to tell them. */
  narrate(game: Game, happening: Happening, view: View): Line | undefined;
  /** What became of each player, a line each, winners first: told after the end. Left out where all share one fate. */
  epilogue?(game: Game, view: View): readonly Line[];
  scene(game: Game, view: View): Scene;
  /**
   * What an author should do about playtests of one setting, one for each size of table, and about mirrored pairs where
   * there are any; paths begin at the body.
   */
  verdicts(game: Game, tables: readonly Findings[], mirror?: MirrorFindings): readonly Issue[];
  readonly aims: Aims;
}

/** A game as playtests and the command line see it, whatever its types: they hand back what they were given. */
export type AnyPlayed = Played<unknown, unknown, unknown, unknown, unknown, unknown>;

export type AnyBot = BotKind<unknown, unknown, unknown, unknown>;

/** Forgets a game's types, so that a registry can hold it beside others. */
export const played = <Body, Game, State, View, Move, Happening>(
  game: Played<Body, Game, State, View, Move, Happening>,
): AnyPlayed => game;
