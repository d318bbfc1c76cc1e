import type { Result } from '@/lib/kernel/result';
import type { Change, TableState } from '@/lib/table/state';
import type { Phase, TableRole } from '@/lib/table/vocabulary';

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

/** Result of a change that was not refused. */
export interface TableChange {
  readonly state: TableState;
  /** Version after the request; for a repeated request, that of the first time. */
  readonly version: number;
  /** True if the state changed. */
  readonly changed: boolean;
  /** True if a person gained or lost the right to write in the draft. */
  readonly writersChanged: boolean;
}

/** Store of groups' tables. The changes of each table are serialised transactions. */
export interface TableStore {
  /**
   * Creates a table with the people of `state`, and grants them writing in its draft where their role allows it.
   * Returns the table of its GM for which `instead` holds, if there is one; then no table is created.
   */
  createTable(
    state: TableState,
    instead?: (present: TableOfMember) => boolean,
  ): Promise<Pick<TableOfMember, 'id' | 'code'>>;
  /** Returns the table; undefined if there is none or its draft was deleted. */
  table(tableId: string): Promise<TableState | undefined>;
  tableIdByCode(code: string): Promise<string | undefined>;
  /** Lists a member's tables, newest first, without those they were removed from or whose draft was deleted. */
  tablesOf(memberId: string): Promise<readonly TableOfMember[]>;
  /**
   * Returns the names of the others who write at a member's tables, by draft, those of the newest table first. Limited
   * to `limit` seats.
   */
  companionsOf(memberId: string, limit: number): Promise<ReadonlyMap<string, readonly string[]>>;
  /**
   * Applies the changes that `decide` returns; a refusal changes nothing. Idempotent by `key`: if it was used before,
   * returns the version of the first time without calling `decide`. Undefined if there is no such table or its draft
   * was deleted.
   */
  changeTable<Refusal>(
    tableId: string,
    key: string | undefined,
    decide: (state: TableState) => Result<readonly Change[], Refusal>,
  ): Promise<Result<TableChange, Refusal> | undefined>;
}
