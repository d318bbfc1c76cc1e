import type { Direction, Topology } from '@/lib/kernel/tiling';
import type { Grid } from './grid';
import type { LinkGraph } from './link-graph';
import type { Plan } from './plan';
import type { IconName, Tone } from './tones';

export type { IconName, Tone } from './tones';

/**
 * What stands on a page that flows, as data. `markdown` is text that somebody typed (parsed with an allow-list,
 * never evaluated); `text` and `label` are printed as they are.
 */
export type Block =
  | { readonly block: 'heading'; readonly level: 1 | 2 | 3; readonly text: string; readonly icon?: IconName }
  | { readonly block: 'text'; readonly markdown: string; readonly small?: boolean }
  | { readonly block: 'list'; readonly marker: 'bullet' | 'number' | 'checkbox'; readonly items: readonly ListItem[] }
  | TableBlock
  /** Rows of labelled places to write in. */
  | { readonly block: 'fields'; readonly rows: readonly (readonly FormBox[])[] }
  /** Empty ruled lines to write on; with `fills`, as many more as there is room for on the page. */
  | {
      readonly block: 'lines';
      readonly name: string;
      readonly label: string;
      readonly count: number;
      readonly fills?: boolean;
    }
  /** An empty frame to draw or paste something in. */
  | { readonly block: 'frame'; readonly label: string; readonly heightMm: number }
  | {
      readonly block: 'columns';
      readonly columns: readonly { readonly share: number; readonly blocks: readonly Block[] }[];
    }
  /** Reading matter, in as many columns as keep its lines short; they go on from page to page. */
  | { readonly block: 'flow'; readonly blocks: readonly Block[] }
  | { readonly block: 'callout'; readonly tone: Tone; readonly title: string; readonly blocks: readonly Block[] }
  | { readonly block: 'figure'; readonly figure: Figure; readonly alt: string; readonly heightMm: number }
  /** On which pages what is printed, and on what paper: filled in when the pages are known. */
  | { readonly block: 'printing'; readonly title: string }
  | { readonly block: 'break' };

interface ListItem {
  readonly markdown: string;
  /** Name of the form field when the marker is a checkbox. */
  readonly name?: string;
  readonly blocks?: readonly Block[];
}

export interface TableBlock {
  readonly block: 'table';
  /** Read out before the table, and printed above it. */
  readonly caption?: string;
  readonly columns: readonly { readonly label: string; readonly share: number; readonly icon?: IconName }[];
  readonly rows: readonly (readonly Cell[])[];
  /** The first cell of each row names the row. */
  readonly rowHeaders?: boolean;
  /** Least height of a row, for handwriting. */
  readonly rowHeightMm?: number;
}

export interface Cell {
  readonly text?: string;
  readonly markdown?: string;
  readonly icon?: IconName;
  readonly box?: FormBox;
}

/** A place to write in: a rule on paper, a field in a fillable PDF. */
export interface FormBox {
  /** Unique within the piece; copies get their own prefix. */
  readonly name: string;
  /** What it is for, read out by a screen reader; printed beside it in a `fields` block. */
  readonly label: string;
  readonly kind: 'text' | 'check';
  readonly value?: string;
  /** Part of the row's width, in a `fields` block. */
  readonly share?: number;
}

export type Figure = Drawing | CompassFigure;

/** What may be as large as a piece. */
export type Drawing = PlanFigure | GridFigure | LinksFigure;

export interface PlanFigure {
  readonly figure: 'plan';
  readonly plan: Plan;
  /** Squares of just this size, with their lines drawn, to stand pieces on; if undefined, as large as fits. */
  readonly squareMm?: number;
  /** Without what explains its signs, since that stands elsewhere. */
  readonly bare?: boolean;
}

export interface GridFigure {
  readonly figure: 'grid';
  readonly grid: Grid;
  /** Squares of just this size, to lay pieces on; if undefined, as large as fits. */
  readonly squareMm?: number;
}

/** People in a ring and the links between them, as large as fits; without links it is a poster to draw on. */
export interface LinksFigure {
  readonly figure: 'links';
  readonly graph: LinkGraph;
  readonly squareMm?: undefined;
}

/** Directions in a ring, to mark one of them with a pen. */
export interface CompassFigure {
  readonly figure: 'compass';
  readonly topology: Topology;
  readonly directions: readonly Direction[];
  /** In the middle, such as the number of the step. */
  readonly label: string;
}
