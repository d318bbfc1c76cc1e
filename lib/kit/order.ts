import type { Paper } from './paper';

/** A request for printed pages. */
export interface KitOrder {
  /** Number of player characters, without the GM. */
  readonly players: number;
  /** Names to print on the sheets, one per player. Sheets without a name are blank. */
  readonly names: readonly string[];
  /** Prints the characters that the author suggests on their sheets. If undefined, as usual in the game. */
  readonly suggested?: boolean | undefined;
  /** Ids of the pieces to print. If undefined, all that are not extra. */
  readonly pieces?: readonly string[] | undefined;
  readonly paper: Paper;
  readonly fillable: boolean;
  readonly ink: Ink;
  /** Prints the theme's grounds: a coloured cover, backs and card faces. Otherwise the paper stays white. */
  readonly grounds?: boolean | undefined;
  /** Short documents for the same readers share a page, unless this is false. */
  readonly sharesPages?: boolean | undefined;
  /** Sets documents in the smaller of two type sizes. */
  readonly smallType?: boolean | undefined;
  readonly sheets: KitSheets;
  /** Places that are already used on the first sheet of pieces to cut out; full sheets don't count. */
  readonly skip?: number | undefined;
  /** Copies to print of some parts to cut out, by the ids of piece and part; all of all parts if undefined. */
  readonly only?: OnlyParts | undefined;
  /** Offset of this printer; none if undefined. */
  readonly calibration?: Calibration | undefined;
  /** Answers decided in secret for this game, by the secret's id. Printed for the GM only. */
  readonly secrets?: Readonly<Record<string, string>> | undefined;
  /** Characters made at a table, in order of seats, then the Extras. Their sheets are printed filled in. */
  readonly cast?: readonly CastSheet[] | undefined;
  /** Lengths of games by number of players; by default those that the scenario notes. */
  readonly lengths?: readonly Measured[] | undefined;
  /** Adds a draft stamp to every page, because the scenario is not playable yet. */
  readonly draft?: boolean | undefined;
}

export type OnlyParts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Largest number of used places: more than any sheet has. */
export const MOST_SKIPPED = 99;

/** Length of games with a number of players, as a playtest found it. */
export interface Measured {
  readonly players: number;
  /** Median. */
  readonly minutes: number;
}

/** A character or Extra made at a table. */
export interface CastSheet {
  readonly name: string;
  readonly gender: string;
  readonly occupation: string;
  /** Cards as text, such as "Q" or "Q♠", in the order of the sheet's scores; '' for a missing one. */
  readonly scores: readonly string[];
}

export const INKS = ['full', 'low', 'grey'] as const;
/** Colours, outlines only to save ink, or greys for a printer without colour. */
export type Ink = (typeof INKS)[number];

export const BACKS = ['none', 'long-edge', 'short-edge', 'gutter-fold'] as const;
/** Placement of backs: none, duplex by the edge about which the printer flips the paper, or by folding. */
export type Backs = (typeof BACKS)[number];

export const ORDERED_BACKS = ['face-down', ...BACKS] as const;
/** One placement for all pieces that have backs; `face-down` flips over the long edge, for face-down pieces only. */
export type OrderedBacks = (typeof ORDERED_BACKS)[number];

export const backsFor = (ordered: OrderedBacks, liesFaceDown: boolean): Backs =>
  ordered === 'face-down' ? (liesFaceDown ? 'long-edge' : 'none') : ordered;

export const CUTS = ['marks', 'grid', 'none'] as const;
/** Guides for cutting: marks in the margins, hairlines between the pieces, or nothing. */
export type Cut = (typeof CUTS)[number];

export const SACRIFICES = ['bleed', 'marks', 'pieces'] as const;
/** Features that can be dropped to save paper. */
export type Sacrifice = (typeof SACRIFICES)[number];

export const BLEEDS_MM = [0, 3, 3.175] as const;

/** Layout of the sheets of one piece. */
export interface SheetOrder {
  readonly backs: Backs;
  readonly cut: Cut;
  /** Extent of the art beyond the cut: none, 3 mm or 1/8 in. */
  readonly bleedMm: (typeof BLEEDS_MM)[number];
  /** Marks for a cutting machine. */
  readonly registration: boolean;
  /** Unprintable margin of the printer along every edge; at least 6.35 mm. */
  readonly marginMm: number;
  /** Order in which features are dropped. */
  readonly givesUp: readonly Sacrifice[];
  /** Boards larger than the paper: split over several pages, or on one page of their own size. */
  readonly boards: 'split' | 'whole';
}

export const USUAL_SHEETS: SheetOrder = {
  backs: 'none',
  cut: 'marks',
  bleedMm: 0,
  registration: false,
  marginMm: 6.35,
  givesUp: SACRIFICES,
  boards: 'split',
};

/** Layout of the sheets of a whole kit. */
export interface KitSheets extends Omit<SheetOrder, 'backs'> {
  readonly backs: OrderedBacks;
  /** If there are backs, inserts a blank page so that no sheet is printed on the reverse of an unrelated one. */
  readonly separate?: boolean | undefined;
  /** Shape of tokens: square ones are easier to cut out. Round if undefined. */
  readonly tokens?: TokenShape | undefined;
}

export const TOKEN_SHAPES = ['round', 'square'] as const;
export type TokenShape = (typeof TOKEN_SHAPES)[number];

export const USUAL_KIT_SHEETS: KitSheets = { ...USUAL_SHEETS, cut: 'grid', backs: 'face-down', separate: false };

/** Printer error as read off the calibration page: shift to the right, shift downwards, clockwise rotation. */
export interface Offset {
  readonly xMm: number;
  readonly yMm: number;
  readonly degrees: number;
}

export interface Calibration {
  readonly front: Offset;
  readonly back: Offset;
}
