import type { Paper } from './paper';

/** What somebody asks to have printed. */
export interface KitOrder {
  /** Player characters, without the host. */
  readonly players: number;
  /** Names to print on the sheets, one a player; blank sheets where there is none. */
  readonly names: readonly string[];
  /** Whether the people that the author suggests are printed on their sheets; if undefined, wherever there are names. */
  readonly suggested?: boolean | undefined;
  /** Ids of the pieces wanted; all that are not extra if undefined. */
  readonly pieces?: readonly string[] | undefined;
  readonly paper: Paper;
  /** Sheets can be filled in on a screen. */
  readonly fillable: boolean;
  readonly ink: Ink;
  /** Whether short documents for the same readers share a page; they do unless it is false. */
  readonly sharesPages?: boolean | undefined;
  /** Documents are set in the smaller of two sizes of type. */
  readonly smallType?: boolean | undefined;
  /** How pieces to cut out stand on their sheets. */
  readonly sheets: KitSheets;
  /** What this printer gets wrong; nothing if undefined. */
  readonly calibration?: Calibration | undefined;
  /** What was settled in secret for this night, by the secret's id; printed for the host alone. */
  readonly secrets?: Readonly<Record<string, string>> | undefined;
  /** Who was made at a table: characters in order of seats, then as many Extras. Their sheets are printed filled in. */
  readonly cast?: readonly CastSheet[] | undefined;
  /** Stamped on every page, because it is not fit to play yet. */
  readonly draft?: boolean | undefined;
}

/** A character or Extra made at a table. */
export interface CastSheet {
  readonly name: string;
  readonly gender: string;
  readonly occupation: string;
  /** As they are written down, "Q" or "Q♠", in the order of the sheet's scores; '' where one is missing. */
  readonly scores: readonly string[];
}

export const INKS = ['full', 'low', 'grey'] as const;
/** Colours, outlines alone to spare the ink, or greys for a printer that has no colours. */
export type Ink = (typeof INKS)[number];

export const BACKS = ['none', 'long-edge', 'short-edge', 'gutter-fold'] as const;
/** How backs get behind their fronts: not at all, by the edge the printer turns the paper over, or by folding. */
export type Backs = (typeof BACKS)[number];

export const ORDERED_BACKS = ['face-down', ...BACKS] as const;
/** The same for every piece that has backs; or over the long edge, for pieces that lie face down alone. */
export type OrderedBacks = (typeof ORDERED_BACKS)[number];

/** How one of the pieces gets its backs. */
export const backsFor = (ordered: OrderedBacks, liesFaceDown: boolean): Backs =>
  ordered === 'face-down' ? (liesFaceDown ? 'long-edge' : 'none') : ordered;

export const CUTS = ['marks', 'grid', 'none'] as const;
/** What to cut along: marks in the margins, hairlines between the pieces, or nothing. */
export type Cut = (typeof CUTS)[number];

export const SACRIFICES = ['bleed', 'marks', 'pieces'] as const;
/** What gives way where paper is short. */
export type Sacrifice = (typeof SACRIFICES)[number];

export const BLEEDS_MM = [0, 3, 3.175] as const;

/** How the sheets of one piece are made. */
export interface SheetOrder {
  readonly backs: Backs;
  readonly cut: Cut;
  /** How far art runs past the cut: nothing, 3 mm or 1/8 in. */
  readonly bleedMm: (typeof BLEEDS_MM)[number];
  /** Marks for a cutting machine. */
  readonly registration: boolean;
  /** What this printer leaves white along every edge; at least 6.35 mm. */
  readonly marginMm: number;
  /** What gives way first, second and last. */
  readonly givesUp: readonly Sacrifice[];
  /** Boards larger than the paper: over several pages, or on one page of their own size. */
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

/** How the sheets of a whole kit are made. */
export interface KitSheets extends Omit<SheetOrder, 'backs'> {
  readonly backs: OrderedBacks;
  /** Where there are backs, no sheet is printed on the back of another one that has none: a blank page comes between. */
  readonly separate?: boolean | undefined;
  /** Tokens that are easier to cut out, or rounder; round if undefined. */
  readonly tokens?: TokenShape | undefined;
}

export const TOKEN_SHAPES = ['round', 'square'] as const;
export type TokenShape = (typeof TOKEN_SHAPES)[number];

export const USUAL_KIT_SHEETS: KitSheets = { ...USUAL_SHEETS, cut: 'grid', backs: 'face-down', separate: true };

/** How far off a printer puts what it prints, as read off the calibration page: rightwards, downwards, clockwise. */
export interface Offset {
  readonly xMm: number;
  readonly yMm: number;
  readonly degrees: number;
}

export interface Calibration {
  readonly front: Offset;
  readonly back: Offset;
}
