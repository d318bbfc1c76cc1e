import type { Result } from '@/lib/kernel/result';
import type { Change, TableState } from '@/lib/table/state';
import type { Phase, TableRole } from '@/lib/table/vocabulary';

/** A table as somebody's list shows it. */
export interface TableOfMember {
  readonly id: string;
  readonly code: string;
  readonly draftId: string;
  readonly title: string;
  readonly system: string;
  readonly phase: Phase;
  readonly role: TableRole;
  readonly createdAt: number;
}

/** What became of a change that was not refused. */
export interface TableChange {
  readonly state: TableState;
  /** The version that answers the request: of a repeated one, that of the first time. */
  readonly version: number;
  /** Whether anything is different now. */
  readonly changed: boolean;
  /** Whether somebody may write in the draft who might not before, or the other way round. */
  readonly writersChanged: boolean;
}

/** Groups' tables. Whatever happens to one happens in one transaction, one after the other. */
export interface TableStore {
  /**
   * A new table with the people of `state`, who may write in its draft from now on if their role lets them. If its GM
   * is at a table already for which `instead` holds, that one is the answer and no other is made.
   */
  createTable(
    state: TableState,
    instead?: (present: TableOfMember) => boolean,
  ): Promise<Pick<TableOfMember, 'id' | 'code'>>;
  /** The table as it is; undefined if there is none, or its draft was deleted. */
  table(tableId: string): Promise<TableState | undefined>;
  tableIdByCode(code: string): Promise<string | undefined>;
  /** The tables somebody is at, newest first, without those they were sent away from or whose draft was deleted. */
  tablesOf(memberId: string): Promise<readonly TableOfMember[]>;
  /**
   * Does to a table what `decide` says; a refusal changes nothing. A `key` that was done already answers as it did
   * then, and nothing is decided. Undefined if there is no such table, or its draft was deleted.
   */
  changeTable<Refusal>(
    tableId: string,
    key: string | undefined,
    decide: (state: TableState) => Result<readonly Change[], Refusal>,
  ): Promise<Result<TableChange, Refusal> | undefined>;
}
