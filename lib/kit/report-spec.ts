import type { Plan } from './plan';

/** A document that is read rather than cut, as data. Every text is printed as it is. */
export interface ReportSpec {
  readonly title: string;
  /** What sort of document it is: stands above the title. */
  readonly kicker: string;
  /** Each begins on a page of its own. */
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

/** A table, whose rows may begin with bars beside their names. */
export interface ReportTable {
  readonly columns: readonly string[];
  /** What the bars of each row stand for, first to last. */
  readonly legend?: readonly { readonly label: string; readonly ink: Ink }[];
  readonly rows: readonly ReportRow[];
}

export interface ReportRow {
  readonly cells: readonly string[];
  /** From 0 to 1. */
  readonly bars?: readonly { readonly share: number; readonly ink: Ink }[];
}

/** A row of columns, of which those from `from` to `to` stand out. */
export interface ColumnPlot {
  readonly heights: readonly number[];
  readonly from: number;
  readonly to: number;
  /** Below the first column, all of them, and the last. */
  readonly labels: readonly [string, string, string];
}

/** How much happened in each place of a plan, or on each side between two ("A1-B1"), from 0 to 1. */
export interface HeatMap {
  readonly caption: string;
  readonly places: readonly { readonly id: string; readonly share: number }[];
}

/** Something somebody wrote, and what became of it. */
export interface ReportEntry {
  readonly mark: string;
  readonly ink: Ink;
  readonly text: string;
  readonly notes: readonly string[];
}
