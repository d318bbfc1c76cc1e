import type { Json, JsonObject } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import type { IdeaView, OwnView, PersonView, TableFace, TableView } from './view';

/** Changes to a list whose entries have ids: new or changed entries, and removed ids. */
export interface ListChange<Entry> {
  readonly put: readonly Entry[];
  readonly gone: readonly string[];
}

/** Frame from the server to a table's page, as JSON. Pages never send frames; commands are POSTed. */
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
   * The draft. For people who can't edit it, without the GM's secrets; for those who can, during the questions, the
   * outline that the questions need. Complete at first, then as changes.
   */
  | { readonly type: 'draft'; readonly header: JsonObject; readonly body: Json }
  | { readonly type: 'draft-change'; readonly patches: readonly Patch[] }
  /** New token for a watcher whose link was revoked because of somebody else, to reconnect with. */
  | { readonly type: 'link'; readonly token: string }
  /** Heartbeat; a page that receives nothing for a while reconnects. */
  | { readonly type: 'beat'; readonly now: number };

/** Interval of heartbeats, and the silence after which a page considers the connection dead. */
export const BEAT_MS = 10_000;
export const SILENCE_MS = 25_000;

/** Close codes of a table's connection. The reason sent with them is a message for the user. */
export const TABLE_CLOSE = {
  goingAway: 1001,
  tryAgain: 1013,
  badFrame: 4400,
  badTicket: 4401,
  removed: 4403,
  gone: 4404,
  tooFast: 4408,
} as const;
