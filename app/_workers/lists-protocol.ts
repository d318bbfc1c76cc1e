import type { ListsFormat } from '@/lib/intake/spreadsheet/lists-file';
import type { ApplyOptions, ListsPlan } from '@/lib/intake/spreadsheet/plan';
import type { JsonObject } from '@/lib/kernel/json';
import type { Result } from '@/lib/kernel/result';
import type { Change } from '@/lib/scenario/compare';
import type { ObjectShape } from '@/lib/schema/shape';

interface OfDraft {
  /** Shape of the game's body. */
  readonly shape: ObjectShape;
  readonly draft: JsonObject;
}

/** Asks the intake worker to write the lists of a scenario to a file, or to compare a file of lists with it. */
export type ListsRequest = OfDraft &
  (
    | { readonly type: 'write'; readonly format: ListsFormat }
    | { readonly type: 'plan'; readonly file: File; readonly options: ApplyOptions }
  );

/** Most changes that the page gets to show. */
export const MOST_CHANGES = 200;

/** Plan for a file of lists, with the changes to show. */
export interface PlannedLists extends Omit<ListsPlan, 'after'> {
  readonly changes: readonly Change[];
  /** Number of changes that are not shown. */
  readonly moreChanges: number;
}

export type ListsReply =
  | { readonly type: 'ready' }
  | { readonly type: 'written'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'planned'; readonly result: Result<PlannedLists> };
