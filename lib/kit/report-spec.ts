import type { Plan } from './plan';

/** A document for reading rather than cutting, as data. All texts are printed unchanged. */
export interface ReportSpec {
  readonly title: string;
  /** Kind of document, printed above the title. */
  readonly kicker: string;
  /** Each begins on a new page. */
  readonly chapters: readonly (readonly ReportBlock[])[];
}

export type ReportBlock =
  | { readonly block: 'heading'; readonly level: 1 | 2; readonly text: string }
  | { readonly block: 'text'; readonly text: string; readonly look?: 'lead' | 'note' }
  | { readonly block: 'list'; readonly items: readonly string[] }
  | { readonly block: 'columns'; readonly columns: ColumnPlot }
  | { readonly block: 'heat'; readonly plan: Plan; readonly maps: readonly HeatMap[] }
  | { readonly block: 'table'; readonly table: ReportTable }
  | { readonly block: 'entry'; readonly entry: ReportEntry };

export type Ink = 'green' | 'grey' | 'ink' | 'blue';

export interface ReportTable {
  readonly columns: readonly string[];
  /** Meaning of the bars of each row, first to last. */
  readonly legend?: readonly { readonly label: string; readonly ink: Ink }[];
  readonly rows: readonly ReportRow[];
}

export interface ReportRow {
  readonly cells: readonly string[];
  /** From 0 to 1. */
  readonly bars?: readonly { readonly share: number; readonly ink: Ink }[];
}

/** A column chart. The columns from `from` to `to` are highlighted. */
export interface ColumnPlot {
  readonly heights: readonly number[];
  readonly from: number;
  readonly to: number;
  /** Labels below the first column, the whole row, and the last column. */
  readonly labels: readonly [string, string, string];
}

/** Frequencies from 0 to 1 for places of a plan, or for the sides between two ("A1-B1"). */
export interface HeatMap {
  readonly caption: string;
  readonly places: readonly { readonly id: string; readonly share: number }[];
}

/** An authored item, and its outcome. */
export interface ReportEntry {
  readonly mark: string;
  readonly ink: Ink;
  readonly text: string;
  readonly notes: readonly string[];
}
