import type { Direction, Topology } from '@/lib/kernel/tiling';
import type { Grid } from './grid';
import type { LinkGraph } from './link-graph';
import type { Plan } from './plan';
import type { IconName, Tone } from './tones';

export type { IconName, Tone } from './tones';

/** Content of a page. `markdown` is typed text, parsed with an allow-list; `text` and `label` are printed as is. */
export type Block =
  | { readonly block: 'heading'; readonly level: 1 | 2 | 3; readonly text: string; readonly icon?: IconName }
  | { readonly block: 'text'; readonly markdown: string; readonly small?: boolean | 'print' }
  | { readonly block: 'list'; readonly marker: 'bullet' | 'number' | 'checkbox'; readonly items: readonly ListItem[] }
  | TableBlock
  | { readonly block: 'fields'; readonly rows: readonly (readonly FormBox[])[] }
  /** Large boxes in rows, each under its title, to write a score in. */
  | {
      readonly block: 'boxes';
      readonly perRow: number;
      readonly heightMm: number;
      readonly boxes: readonly TitledBox[];
    }
  /** Empty ruled lines to write on. With `fills`, adds lines until the page is full. */
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
  /** Reading matter, in as many columns as keep its lines short. Continues from page to page. */
  | { readonly block: 'flow'; readonly blocks: readonly Block[] }
  | { readonly block: 'callout'; readonly tone: Tone; readonly title: string; readonly blocks: readonly Block[] }
  | { readonly block: 'figure'; readonly figure: Figure; readonly alt: string; readonly heightMm: number }
  /** Lists of things to bring, tools for the pieces included, and of pages by paper; filled in after the layout. */
  | { readonly block: 'printing'; readonly bring: readonly string[] }
  | { readonly block: 'break' };

interface ListItem {
  readonly markdown: string;
  /** Name of the form field if the marker is a checkbox. */
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
  /** Smallest row height, for handwriting. */
  readonly rowHeightMm?: number;
}

export interface Cell {
  readonly text?: string;
  readonly markdown?: string;
  readonly icon?: IconName;
  readonly box?: FormBox;
}

/** An input field: a rule on paper, a field in a fillable PDF. */
export interface FormBox {
  /** Unique within the piece; each copy adds its own prefix. */
  readonly name: string;
  /** Purpose of the field, read out by screen readers; printed next to it in a `fields` block. */
  readonly label: string;
  readonly kind: 'text' | 'check';
  readonly value?: string;
  /** Share of the row's width, in a `fields` block. */
  readonly share?: number;
}

interface TitledBox {
  readonly title: string;
  readonly box: FormBox;
  /** Check box in its upper right corner. */
  readonly tick?: FormBox;
}

export type Figure = Drawing | CompassFigure | RowsFigure;

/** Figures that can fill a whole piece. */
export type Drawing = PlanFigure | GridFigure | LinksFigure;

export interface PlanFigure {
  readonly figure: 'plan';
  readonly plan: Plan;
  /** Exact size of the squares, so that pieces can stand on their lines. If undefined, as large as fits. */
  readonly squareMm?: number;
  /** Omits the legend, which is printed elsewhere. */
  readonly bare?: boolean;
}

export interface GridFigure {
  readonly figure: 'grid';
  readonly grid: Grid;
  /** Exact size of the squares, so that pieces can lie on them. If undefined, as large as fits. */
  readonly squareMm?: number;
}

/** People in a ring with their links, as large as fits. Without links, a poster to draw on. */
export interface LinksFigure {
  readonly figure: 'links';
  readonly graph: LinkGraph;
  readonly squareMm?: undefined;
}

/** Directions on a board. */
export interface Compass {
  readonly topology: Topology;
  readonly directions: readonly Direction[];
}

/** Rows of cards around a table, each read from its owner's seat. Seats are listed clockwise from the near one. */
export interface RowsFigure {
  readonly figure: 'rows';
  readonly seats: readonly string[];
  /** Names of the places in each row, from its owner's left. */
  readonly places: readonly string[];
}

/** Directions in a ring, to mark one of them with a pen. */
export interface CompassFigure extends Compass {
  readonly figure: 'compass';
  /** Text in the centre, such as the number of the step. */
  readonly label: string;
}
