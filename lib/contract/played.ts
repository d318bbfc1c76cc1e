import type { Issue } from '@/lib/kernel/issue';
import type { JsonObject } from '@/lib/kernel/json';
import type { Rng } from '@/lib/kernel/rng';
import type { LinkGraph } from '@/lib/kit/link-graph';
import type { Creation } from './creation';
import type { Figures, Findings, MirrorFindings, TallyPlot, TallyRow, TallyTable } from './playtest-report';

/** Seat at the table, counted clockwise; a host has the last one. */
export type Seat = number;

/** Point of view: a seat's, a spectator's, or the full view after the game. */
export type Who = Seat | 'table' | 'all';

/** Reason why a move is not allowed. The code is stable. The state is unchanged. */
export interface Refusal {
  readonly code: string;
}

/** Possible ending of a game. Players hope for `good` ones. */
export interface Ending {
  readonly id: string;
  readonly label: string;
  readonly good: boolean;
}

/** Result of a game: id of the ending, and the seats that won. */
export interface Outcome {
  readonly ending: string;
  readonly winners: readonly Seat[];
}

/** The game's wording for playtest results. */
export interface Aims {
  /** Label of games with a good ending: "Games that end well". */
  readonly good: string;
  /** A good ending in the past tense, after "somebody" or "nobody": "got out". */
  readonly verb: string;
  /** Summarises endings and wins, a sentence each, most important first. Sentences about length follow. */
  summary(findings: Findings): readonly string[];
  /** Returns the issue for a scenario without a good ending in `games` games. Its path starts at the body. */
  hopeless(games: number): Issue;
}

/** Progress of a game: both count from 0 and never decrease. */
export interface Clock {
  readonly rounds: number;
  readonly turns: number;
}

/** Time that a game takes people: minutes of setup, and seconds per turn. */
interface Pace {
  setupMinutes(players: number): number;
  readonly secondsPerTurn: number;
}

/** Option agreed on before play. Unless a playtest sets it, it has its usual value, or bots draw one at random. */
export interface Choice {
  readonly id: string;
  readonly title: string;
  /** Id of the usual option, if there is one. */
  readonly usual?: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

/** Requested options by choice id. Ids that no longer exist are ignored. */
export type Chosen = Readonly<Record<string, string>>;

/** Makes a seat's decisions from its view alone. Plays one game and may remember what it saw and heard. */
export interface Bot<View, Move, LogEvent = unknown> {
  decide(view: View, moves: () => Iterable<Move>): Move;
  /** Receives every event that its seat may perceive, in order and as it happens, its own moves included. */
  observe?(event: LogEvent): void;
}

/** Strategy. The same seed plays the same game. */
export interface BotKind<Game, View, Move, LogEvent = unknown> {
  readonly id: string;
  readonly title: string;
  /** Its objective, in the user's words. */
  readonly help: string;
  /** Seats that it can play: players, or the host. */
  readonly role: 'player' | 'host';
  seat(game: Game, seat: Seat, seed: number): Bot<View, Move, LogEvent>;
  /** The same bot with less thought, for people who wait for its answer. Left out if it is quick anyway. */
  seatForPeople?(game: Game, seat: Seat, seed: number): Bot<View, Move, LogEvent>;
}

/** Statistics summed over a playtest's games, besides endings and length: a row per thing, a column per count. */
export interface Tally<Game, State> {
  readonly id: string;
  readonly title: string;
  readonly plot: TallyPlot;
  readonly columns: readonly { readonly id: string; readonly title: string; readonly help: string }[];
  /** Returns the rows; a single row without an id if the tally is about the game as a whole. */
  rows(game: Game): readonly TallyRow[];
  /** Adds a finished game to the sums, which are stored row by row. */
  add(game: Game, state: State, sums: Float64Array): void;
}

/** Line of a game's story; `weight` sets how prominent it is. */
export interface Line {
  readonly text: string;
  readonly weight: 'turn' | 'deed' | 'detail' | 'doom' | 'joy';
}

/**
 * Move in words, for a player choosing one: “Bid the 7 of clubs”, without a full stop; with the parts of the scene that
 * it concerns. Moves offered together differ in their text unless they have the same effect.
 */
export interface MoveText {
  readonly text: string;
  /** Room of the plan. */
  readonly tile?: string;
  /** Edge between two rooms of the plan: "A1-B1". */
  readonly edge?: string;
  /** Card, by its label in the scene. */
  readonly card?: string;
  /** Id of a person in the scene, or owner of a row. */
  readonly person?: string;
}

/** One of the choices that make up a decision, and the question that it answers. */
export interface MovePart extends MoveText {
  readonly ask: string;
}

/** Possible result of a move, with its probability before any dice are rolled. */
export interface Odds {
  /** Text without a full stop: "Success". */
  readonly label: string;
  /** Probability from 0 to 1. */
  readonly chance: number;
  /** Exact probability: a fraction in lowest terms, or a decimal with 12 places. */
  readonly exact: string;
  /** Question that it answers; the probabilities of its answers add up to 1. Left out for a result on its own. */
  readonly question?: string;
}

/** Card on the table. The label is '' if the viewer may not know it, and for empty slots. */
export interface SceneCard {
  readonly label: string;
  readonly face: 'up' | 'down' | 'empty';
  /** Position or condition: "left", "locked". */
  readonly note?: string;
}

/** Looks of rooms: unknown, harmless, dangerous, sought by everybody, dealt with, no longer there. */
export type RoomLook = 'hidden' | 'plain' | 'danger' | 'prize' | 'done' | 'gone';

/** Scene that a replay draws beside the plan: positions of people, and what is on the table. */
export interface Scene {
  readonly clock: Clock;
  readonly people: readonly {
    readonly id: string;
    readonly label: string;
    readonly kind: 'character' | 'extra' | 'monster';
    /** Room of the plan; undefined if it is hidden or there is none. */
    readonly room: string | undefined;
    readonly note: string;
    readonly out: boolean;
  }[];
  /** Rooms whose look changes in play: a tile turned over, a door blown up. */
  readonly rooms?: readonly {
    readonly room: string;
    /** Content revealed so far; '' if none. */
    readonly label: string;
    readonly look: RoomLook;
  }[];
  /** Face-up cards (hidden ones: ''), with the owner and the side that they count for. */
  readonly cards: readonly { readonly owner: string; readonly card: string; readonly side: 'for' | 'against' }[];
  /** Rows of cards in front of people, clockwise round the table. An owner may have several rows. */
  readonly rows?: readonly {
    readonly owner: string;
    /** Title of the row, if its owner has several: "saved". */
    readonly title?: string;
    readonly cards: readonly SceneCard[];
  }[];
  /** Sheets that the viewer needs at hand, their own first: lines with values. Only for seats. */
  readonly sheets?: readonly {
    readonly owner: string;
    readonly isOwn: boolean;
    readonly lines: readonly { readonly label: string; readonly value: string }[];
  }[];
  /** Piles in the middle of the table. `top` is left out if the top card is hidden. */
  readonly piles?: readonly { readonly label: string; readonly count: number; readonly top?: string }[];
  /** Dice; `face` is '' before the roll. */
  readonly dice?: readonly { readonly label: string; readonly face: string; readonly sides: number }[];
  /** Pairs of rooms that are closed off from each other now, whatever the plan shows. */
  readonly shut?: readonly (readonly [string, string])[];
  readonly done: readonly string[];
  readonly heading: string;
  /** Relations between people now; shown instead of the plan in games without rooms. */
  readonly graph?: LinkGraph;
}

/** Interventions of a host who follows common sense where the rules stop. They are data, like moves. */
export interface House<Game, State, View, LogEvent> {
  /** Lists the interventions that are possible now; none while they would upset what is being decided. */
  calls(game: Game, state: State): readonly JsonObject[];
  /** Describes an intervention to the host, from the host's view. */
  describe(game: Game, view: View, call: JsonObject): MoveText;
  /** Carries out a listed intervention, in place. */
  make(game: Game, state: State, call: JsonObject, emit: (event: LogEvent) => void): void;
}

/** A game's playing half. State is plain data that includes the random generator; moves are data. */
export interface Played<Body, Game, State, View, Move, LogEvent> {
  /** Builds indexes that all games of a setting share; never modified afterwards. */
  compile(body: Body, chosen?: Chosen): Game;
  /** Returns the options that players agree on before play; none in many games. */
  choices(body: Body): readonly Choice[];
  /** The host has a seat, after the players' seats. */
  readonly hasHost: boolean;
  setup(game: Game, players: number, seed: number): State;
  clone(state: State): State;
  /**
   * Returns the seats that must decide now; none once the game is over. If there are several, they decide in secret: a
   * decision is hidden from seats that have yet to decide, and the order in which seats are asked changes nothing.
   */
  toAct(game: Game, state: State): readonly Seat[];
  /** Yields every move that the seat may make now; finite. */
  moves(game: Game, state: State, seat: Seat): Iterable<Move>;
  /** Makes a move in place. A refused move changes nothing. */
  play(game: Game, state: State, seat: Seat, move: Move, emit?: (event: LogEvent) => void): Refusal | undefined;
  /** Returns a view onto the state, not a copy. It must not give access to anything that `who` may not know. */
  view(game: Game, state: State, who: Who): View;
  /**
   * Filters an event for `who`: all of it, a part, or undefined. Depends only on what their view shows before or while
   * it happens: a bot that remembers every event knows what people would remember.
   */
  filterEvent(game: Game, event: LogEvent, who: Who): LogEvent | undefined;
  /** Describes a move that the owner of the view may make now, from that view alone. */
  describeMove(game: Game, view: View, move: Move): MoveText;
  /** Returns the question that the owner of the view has to answer now, from that view alone: one sentence. */
  ask(game: Game, view: View): string;
  /** Returns the rule that a newcomer needs for this question, in a sentence or two; undefined if there is none. */
  hint?(game: Game, view: View): string | undefined;
  /**
   * Splits a move into the choices that people make one after the other: first the card, then its use. Each choice
   * narrows the list of moves. Moves with the same parts have the same effect. Left out or empty: one choice.
   */
  parts?(game: Game, view: View, move: Move): readonly MovePart[];
  /** Returns the move that stays out of a decision that does not concern the seat; undefined if it does. */
  standBy?(game: Game, view: View): Move | undefined;
  /** Interventions of a host in person; left out if there are none. */
  readonly house?: House<Game, State, View, LogEvent>;
  /** Tells whether an event shows what nobody could foresee, such as a roll. Decisions before it can't be undone. */
  isNews(event: LogEvent): boolean;
  /** Returns a move's exact odds from that view alone, most important first; empty for moves without chance. */
  odds?(game: Game, view: View, move: Move): readonly Odds[];
  /**
   * Samples a complete state that is consistent with a seat's view: its view, the seats to act and its moves are as
   * now, and every piece of the real state exists. Uses only the view and `rng`, so it reveals nothing hidden; its dice
   * are new, and counts for playtests start at zero. The caller may play on it. States that the view can't tell apart
   * should be about as likely as in play. Games that leave this out have no rollout bot.
   */
  guess?(game: Game, view: View, rng: Rng): State;
  /** Serialises everything that a view shows, as sent to a client. */
  show(game: Game, view: View): JsonObject;
  outcome(game: Game, state: State): Outcome | undefined;
  /** Players compete: a win that k players share counts as 1/k for each. Left out if people win together. */
  readonly contest?: boolean;
  /** Returns the seat that went first, which may have been drawn; left out if no seat does. */
  opener?(game: Game, state: State): Seat | undefined;
  /** Direction of play: 1 for clockwise (the default), −1 for counterclockwise. */
  direction?(game: Game): 1 | -1;
  endings(game: Game): readonly Ending[];
  clock(game: Game, state: State): Clock;
  /** Rules for creating characters with cards before play, if there are any. */
  readonly creation?: Creation;
  readonly pace: Pace;
  /** Number of rounds after which a playtest abandons a game. */
  readonly roundLimit: number;
  readonly bots: readonly BotKind<Game, View, Move, LogEvent>[];
  readonly tallies: readonly Tally<Game, State>[];
  /** Derives figures from the tallies of many games, such as medians; files list them beside the tallies. */
  figures?(tallies: readonly TallyTable[]): Figures;
  /** Scores how badly a finished game went, to find the worst of many. */
  misery(game: Game, state: State): number;
  /** Returns a seat's name in stories, host included, to begin a sentence: "Player 2", or the character's name. */
  seatName(game: Game, view: View, seat: Seat): string;
  /** Narrates an event to the owner of the view, while it happens; undefined if there is nothing to tell. */
  narrate(game: Game, event: LogEvent, view: View): Line | undefined;
  /** Returns a line about each player's fate, winners first, shown after the end. Left out if all share one fate. */
  epilogue?(game: Game, view: View): readonly Line[];
  scene(game: Game, view: View): Scene;
  /** Advises the author from one playtest per number of players, and mirrored pairs. Paths start at the body. */
  verdicts(game: Game, tables: readonly Findings[], mirror?: MirrorFindings): readonly Issue[];
  readonly aims: Aims;
}

/** Game as seen by playtests and the command line, with its types hidden. They only pass its values back to it. */
export type AnyPlayed = Played<unknown, unknown, unknown, unknown, unknown, unknown>;

export type AnyBot = BotKind<unknown, unknown, unknown, unknown>;

/** Hides a game's types, so that a registry can hold it with others. */
export const played = <Body, Game, State, View, Move, LogEvent>(
  game: Played<Body, Game, State, View, Move, LogEvent>,
): AnyPlayed => game;
