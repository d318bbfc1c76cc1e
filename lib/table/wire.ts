import type { Json, JsonObject } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import type { IdeaView, OwnView, PersonView, TableFace, TableView } from './view';

/** What came, changed or went in a list whose entries have ids. */
export interface ListChange<Entry> {
  readonly put: readonly Entry[];
  readonly gone: readonly string[];
}

/** From the server to a table's page, as JSON text. Pages only listen: what they ask goes by POST. */
export type TableFrame =
  | { readonly type: 'view'; readonly now: number; readonly view: TableView }
  | {
      readonly type: 'change';
      readonly now: number;
      readonly version: number;
      readonly table?: TableFace;
      readonly you?: OwnView;
      readonly people?: ListChange<PersonView>;
      readonly ideas?: ListChange<IdeaView>;
    }
  /**
   * The draft without what only the GM may know, for those who don't write in it; for those who do, while they build
   * it up, what the questions are about. Whole at first, then what changes.
   */
  | { readonly type: 'draft'; readonly header: JsonObject; readonly body: Json }
  | { readonly type: 'draft-change'; readonly patches: readonly Patch[] }
  /** To anyone who looks on by a link that was taken back on somebody else's account: the one to come back by. */
  | { readonly type: 'link'; readonly token: string }
  /** Says that the line still holds; a page that hears nothing for long dials again. */
  | { readonly type: 'beat'; readonly now: number };

/** How often the server beats, and after how much silence a page takes the line for dead. */
export const BEAT_MS = 10_000;
export const SILENCE_MS = 25_000;

/** Why the server ends a table's connection; the reason beside it is in the user's words. */
export const TABLE_CLOSE = {
  goingAway: 1001,
  tryAgain: 1013,
  badFrame: 4400,
  badTicket: 4401,
  removed: 4403,
  gone: 4404,
  tooFast: 4408,
} as const;
