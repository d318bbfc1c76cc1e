import type { Issue } from '@/lib/kernel/issue';
import type { Json, JsonObject } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import type { KitOrder, KitSheets } from '@/lib/kit/order';
import type { Preset } from '@/lib/kit/presets';

/** A scenario that `open` has read. It never changes; `applyFix` returns another one. */
export interface Scenario {
  /** Id of the game, one of `games`. */
  readonly game: string;
  readonly title: string;
  /** Fewest and most players, without a GM. */
  readonly players: { readonly min: number; readonly max: number };
  /** The whole scenario as plain data, in the newest version of the format: what *Download as JSON* writes. */
  readonly json: JsonObject;
}

/** A check of your own: yields issues, whose paths begin at the file’s root. */
export type OwnCheck = (scenario: Scenario) => Iterable<Issue>;

/** A game that this release knows. */
export interface Game {
  readonly id: string;
  readonly title: string;
  /** Names the game’s author, and must be shown wherever the game is. */
  readonly credit: string;
}

/** The seats at a table, and what their players agree on before the game. */
export interface TableOptions {
  /** Players without a GM; four, or as near to four as the scenario allows. */
  readonly players?: number;
  /** Ids of bots, one a seat; the last one takes the seats that are left. The game’s usual bot by default. */
  readonly bots?: readonly string[];
  /** Id of the bot that plays the GM. */
  readonly host?: string;
  /** Choices that the players agree on, such as `{ level: 'hard' }`; drawn at random where left out. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Whole number from 0 to 4,294,967,295; 1 by default. The same seed plays the same games. */
  readonly seed?: number;
}

/** Options of a playtest. */
export interface PlaytestOptions extends TableOptions {
  /** Number of games, from 1 to 10,000,000; 1,000 by default. */
  readonly runs?: number;
  /** Seconds that a turn takes at a real table, from 1 to 3,600; the game’s own pace by default. */
  readonly secondsPerTurn?: number;
  /** Receives the number of games played so far, now and then. */
  readonly onProgress?: (games: number) => void;
  /** Stops the games. */
  readonly signal?: AbortSignal;
}

/** Options of a replay. */
export interface ReplayOptions extends TableOptions {
  /** The viewer: everybody together (`all`, the default), a spectator (`table`), or a seat, counted from 0, the GM last. */
  readonly who?: number | 'table' | 'all';
}

/** One game, told move by move. */
export interface Replay {
  readonly seed: number;
  /** Id of the ending, and the seats that won; null for a game that reached the turn limit. */
  readonly outcome: { readonly ending: string; readonly winners: readonly number[] } | null;
  /** Moves that the viewer knows in full: all of them, none, or those of its own seat. */
  readonly moves: readonly ReplayedMove[];
  /** The story, a sentence each; `weight` says how much it matters. */
  readonly lines: readonly { readonly text: string; readonly weight: 'turn' | 'deed' | 'detail' | 'doom' | 'joy' }[];
}

/** A move of a replay. */
export interface ReplayedMove {
  readonly seat: number;
  /** Name of the seat: “Player 2”, or the character’s. */
  readonly name: string;
  /** The move as the engine takes it. Its form is the game’s own and may change between releases. */
  readonly move: unknown;
  /** The move in words, and the tile, edge, card or person that it touches. */
  readonly say: {
    readonly text: string;
    readonly tile?: string;
    readonly edge?: string;
    readonly card?: string;
    readonly person?: string;
  };
  /** Odds that the player saw before the dice fell: a chance from 0 to 1, and the same as an exact fraction. */
  readonly odds?: readonly {
    readonly label: string;
    readonly chance: number;
    readonly exact: string;
    readonly question?: string;
  }[];
}

/** Differences between two scenarios. */
export interface Comparison {
  readonly same: boolean;
  readonly changes: readonly Change[];
}

/** One difference between two scenarios. */
export interface Change {
  readonly path: Path;
  /** Names from the part down: “Goals · Open the airlock · Text”. */
  readonly title: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Value in the file; null for nothing. For a move, the place in the list, counted from 1. */
  readonly before: Json;
  readonly after: Json;
}

/** Order for a kit. Every field is optional. */
export interface Order {
  /** Players without a GM; one for each name, or four. */
  readonly players?: number;
  /** Names for the sheets; '' leaves one blank. */
  readonly names?: readonly string[];
  /** Fills in the people that the author wrote; Extras by default only if there are names. */
  readonly suggested?: boolean;
  /** Ids of pieces, or `all`; everything but the extras by default. */
  readonly pieces?: readonly string[] | 'all';
  /** a4 by default. */
  readonly paper?: KitOrder['paper'];
  /** Makes sheets that can be filled in on a screen. */
  readonly fillable?: boolean;
  /** Choices to start from; what else is said here still counts. */
  readonly preset?: Preset;
  readonly ink?: KitOrder['ink'];
  /** Prints the theme’s coloured cover, backs and card faces; as the preset says by default. */
  readonly grounds?: boolean;
  /** Places that are already used on the first sheet of pieces to cut out. */
  readonly skip?: number;
  /** Layout of sheets of pieces to cut out: backs, cutting guides, bleed and margin in millimetres. */
  readonly sheets?: Partial<KitSheets>;
}

/** Contents of a kit, and the paper that it needs. */
export interface KitPlan {
  readonly pieces: readonly {
    readonly id: string;
    readonly title: string;
    readonly kind: 'document' | 'cut' | 'calibration';
    /** Copies of all its parts together. */
    readonly copies: number;
    readonly parts: readonly { readonly id: string; readonly title: string; readonly copies: number }[];
  }[];
  /** Number of parts to cut out. */
  readonly cutOut: number;
  /** Pages (counted from 1) that are printed alike. */
  readonly runs: readonly {
    readonly paper: 'plain' | 'thick';
    readonly sides: 'one' | 'either' | 'both';
    readonly titles: readonly string[];
    readonly pages: readonly number[];
    readonly sheets: number;
  }[];
  /** Sheets of paper. */
  readonly sheets: number;
  /** Printed sides of paper. */
  readonly printed: number;
}

/** Source of fonts and signs. */
export interface AssetOptions {
  /** Address of a studio to fetch them from, in browsers; the page’s own by default. Node reads them from the package. */
  readonly assets?: string;
}

/** Options of printing. */
export interface PrintOptions extends AssetOptions {
  /** Only these pages, such as `1-8,12`; fronts and backs stay together. */
  readonly pages?: string;
  /** Finds uploaded pictures by the hash that names them in the scenario. A missing one is printed as an empty frame. */
  readonly art?: (hash: string) => Promise<OwnPicture | undefined>;
  /** Stops the work. */
  readonly signal?: AbortSignal;
}

/** A PNG, JPEG or SVG that the author uploaded. */
export interface OwnPicture {
  readonly bytes: Uint8Array;
  readonly alt: string;
  readonly credit: string;
}

/** A kit as a PDF. */
export interface PrintedKit {
  readonly pdf: Uint8Array;
  /** Texts that are too long for their place, and characters that no font has. */
  readonly issues: readonly Issue[];
}

/** A PNG, and the path that the command line would write it to. */
export interface PieceImage {
  readonly path: string;
  readonly bytes: Uint8Array;
}
