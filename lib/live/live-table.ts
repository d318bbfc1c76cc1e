import { setImmediate as nextTurn } from 'node:timers/promises';
import type { JsonObject } from '@/lib/kernel/json';
import { reactionsNow } from '@/lib/table/reactions';
import type { TableRow, TableState } from '@/lib/table/state';
import { changesAt } from '@/lib/table/view-of';
import { TABLE_CLOSE, type TableFrame } from '@/lib/table/wire';
import { AUDIENCES, type Audience, canApplyDelta, ownDelta, type Snapshots, snapshotsOf } from './audiences';
import { type DraftPart, LiveDraft } from './live-draft';
import type { Reactions } from './reactions';
import { draftPartFor, seenBy } from './shown-to';
import { type Delta, deltaBetween, formatChange, formatRest, NOTHING_OWN } from './snapshot-json';
import { Throttle } from './throttle';
import type { ViewerSocket } from './viewer-socket';

/** Minimum interval between updates; changes in between are sent together. */
const PAUSE_MS = 80;
const PRESENCE_PAUSE_MS = 250;
/** Viewers served before yielding to the event loop. */
export const VIEWERS_AT_ONCE = 20;
/** Cost of sending a whole table, in viewers who only get changes. */
const WHOLE_COUNTS_AS = 5;
const RETRY_MS = 1_000;

const GONE = 'This table no longer exists.';
const OUT_OF_REACH = 'The server can’t reach its storage right now.';
const REMOVED = 'You are no longer at this table.';
const RECONNECT = 'The links have changed. This page is reconnecting.';
const LINK_RENEWED = 'This link was revoked. Ask for the new one.';

interface LiveTableDeps {
  readonly load: () => Promise<TableState | undefined>;
  readonly subscribe: (topic: string, listener: () => void) => () => void;
  readonly renderDraft: (table: TableRow, part: DraftPart) => Promise<JsonObject>;
  /** Returns the token of the present watchers' link. */
  readonly watchToken: (table: TableRow) => string;
  /** Records the people who are connected here, and those who have left. */
  readonly seen: (here: readonly string[], gone: readonly string[]) => Promise<void>;
  /** Reports the number of watchers by link here; resolves with the number in other processes. */
  readonly countWatchers: (here: number) => Promise<number>;
  readonly reactions: Pick<Reactions, 'at' | 'drop' | 'subscribe'>;
  readonly now: () => number;
}

/** A table with viewers in this process: reloads it when it may have changed, and sends what is new. */
export class LiveTable {
  readonly viewers = new Set<ViewerSocket>();
  #snapshots: Snapshots | undefined;
  #isStale = true;
  #isStopped = false;
  readonly #drafts = new Map<DraftPart, LiveDraft>();
  #left = new Set<string>();
  #watchersElsewhere = 0;
  #later: NodeJS.Timeout | undefined;
  readonly #throttle = new Throttle(PAUSE_MS, () => this.#refresh());
  readonly #presence = new Throttle(PRESENCE_PAUSE_MS, () => this.#reportPresence());
  readonly #unsubscribe: () => void;
  readonly #unsubscribeReactions: () => void;
  #unsubscribeAccess: (() => void) | undefined;

  constructor(
    readonly tableId: string,
    readonly deps: LiveTableDeps,
  ) {
    this.#unsubscribe = deps.subscribe(`table:${tableId}`, () => this.#throttle.request());
    this.#unsubscribeReactions = deps.reactions.subscribe(tableId, () => this.look());
  }

  enter(viewer: ViewerSocket): void {
    this.viewers.add(viewer);
    if (viewer.who.kind === 'watch') this.#isStale = true;
    this.#throttle.request();
  }

  leave(viewer: ViewerSocket): void {
    if (!this.viewers.delete(viewer)) return;
    const { kind, person } = viewer.who;
    if (kind === 'table' && person !== undefined && !this.#here().includes(person)) this.#left.add(person);
    this.#presence.request();
    this.look();
  }

  /** Number of watchers by link, in all processes. */
  get watchers(): number {
    return this.#watchersHere() + this.#watchersElsewhere;
  }

  #watchersHere(): number {
    let count = 0;
    for (const { who } of this.viewers) if (who.kind === 'watch') count += 1;
    return count;
  }

  /** Refreshes although the stored table may be unchanged: presence changes with time alone. */
  look(): void {
    this.#isStale = true;
    this.#throttle.request();
  }

  beat(frame: Uint8Array): void {
    for (const viewer of this.viewers) viewer.send(frame);
    this.#presence.request();
    this.look();
  }

  close(code: number, reason: string): void {
    for (const viewer of this.viewers) viewer.close(code, reason);
  }

  /** Stops all timers and subscriptions after the last viewer has left. */
  stop(): void {
    this.#isStopped = true;
    this.#unsubscribe();
    this.#unsubscribeReactions();
    this.#unsubscribeAccess?.();
    // Keeps a refresh under way from subscribing again.
    this.#unsubscribeAccess = () => undefined;
    for (const draft of this.#drafts.values()) draft.stop();
    this.#throttle.stop();
    this.#presence.stop();
    clearTimeout(this.#later);
  }

  async #refresh(): Promise<void> {
    const state = await this.deps.load().catch(() => null);
    if (state === null) return this.#retryLater();
    if (!state) return this.close(TABLE_CLOSE.gone, GONE);
    // A table is deleted with its draft.
    this.#unsubscribeAccess ??= this.deps.subscribe(`access:${state.table.draftId}`, () => this.#throttle.request());
    this.#closeOutsiders(state);
    const now = this.deps.now();
    const before = this.#snapshots;
    if (!before || before.state !== state || this.#isStale) {
      this.#isStale = false;
      const reactions = this.deps.reactions.at(this.tableId);
      // Of a question that is closed.
      if (reactions.round > 0 && reactionsNow(state, reactions) !== reactions) this.deps.reactions.drop(this.tableId);
      this.#snapshots = snapshotsOf(state, now, this.watchers, reactions);
      const next = changesAt(state, now);
      if (next !== null) this.#refreshLater(Math.max(0, next - now));
    }
    if (this.#snapshots) await this.#show(before, this.#snapshots, now);
  }

  /** Handles unavailable storage: viewers keep what they have; new ones are asked to reconnect later. */
  #retryLater(): void {
    for (const viewer of this.viewers) {
      if (viewer.seen === undefined) viewer.close(TABLE_CLOSE.tryAgain, OUT_OF_REACH);
    }
    this.#refreshLater(RETRY_MS);
  }

  #refreshLater(waitMs: number): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => this.look(), waitMs);
    this.#later.unref();
  }

  #closeOutsiders({ people, table }: TableState): void {
    const link = { type: 'link', token: this.deps.watchToken(table) } satisfies TableFrame;
    const frame = Buffer.from(JSON.stringify(link));
    const removed = new Set([...people.values()].filter((each) => each.removed).map(({ memberId }) => memberId));
    for (const viewer of this.viewers) {
      const { kind, person, memberId } = viewer.who;
      const isOut = kind === 'watch' ? removed.has(memberId ?? '') : people.get(person ?? '')?.removed !== false;
      if (isOut) viewer.close(TABLE_CLOSE.removed, REMOVED);
      else if (kind !== 'watch' || viewer.epoch === table.epoch) continue;
      else if (viewer.epoch < table.watchersFrom) viewer.close(TABLE_CLOSE.removed, LINK_RENEWED);
      else {
        viewer.epoch = table.epoch;
        viewer.send(frame);
        // The browser may have become a member's by now, even a removed one's: it has to come in again.
        if (memberId === undefined) viewer.close(TABLE_CLOSE.tryAgain, RECONNECT);
      }
    }
  }

  async #show(before: Snapshots | undefined, snapshots: Snapshots, now: number): Promise<void> {
    const { version } = snapshots.state;
    const isNew = before !== snapshots;
    const news = new Map<Audience, { readonly news: Delta; readonly frame: Buffer | undefined }>();
    for (const audience of before && isNew ? AUDIENCES : []) {
      const fresh = deltaBetween(
        before?.byAudience[audience] ?? snapshots.byAudience[audience],
        snapshots.byAudience[audience],
      );
      // Sends no frame if nothing visible changed: its timing would reveal when an anonymous idea was added.
      news.set(audience, {
        news: fresh,
        frame: isEmpty(fresh) ? undefined : formatChange(now, version, fresh, NOTHING_OWN),
      });
    }
    let count = 0;
    // Iterates a live Set: joiners and leavers may or may not be included.
    for (const viewer of this.viewers) {
      const { seen: before } = viewer;
      if (before && !isNew) continue;
      const after = seenBy(viewer, snapshots);
      const delta = before && canApplyDelta(before, after) ? news.get(after.audience) : undefined;
      if (before && delta) {
        const own = ownDelta(before.own, after.own);
        if (own !== NOTHING_OWN) viewer.send(formatChange(now, version, delta.news, own));
        else if (delta.frame) viewer.send(delta.frame);
      } else {
        const { audience, own } = after;
        count += WHOLE_COUNTS_AS - 1;
        viewer.send(snapshots.sharedOf(audience), formatRest(now, snapshots.byAudience[audience], own));
      }
      if (!before) this.#presence.request();
      viewer.seen = after;
      this.#showDraft(viewer, snapshots.state);
      if (++count < VIEWERS_AT_ONCE) continue;
      count = 0;
      await nextTurn();
      if (this.#isStopped) return;
    }
    this.#endDrafts();
  }

  /** Shows the draft to viewers who can't write in it, and the outline to those who can. */
  #showDraft(viewer: ViewerSocket, { table, people }: TableState): void {
    const part = draftPartFor(viewer, table, people);
    const begins = part !== undefined && part !== viewer.draftPart;
    viewer.draftPart = part;
    if (!begins) return;
    const draft = this.#drafts.get(part) ?? this.#openDraft(table, part);
    draft.show((frame) => viewer.send(frame));
  }

  #openDraft(table: TableRow, part: DraftPart): LiveDraft {
    const draft = new LiveDraft({
      render: () => this.deps.renderDraft(table, part),
      subscribe: (listener) => this.deps.subscribe(`draft:${table.draftId}`, listener),
      broadcast: (frame) => {
        for (const each of this.viewers) if (each.draftPart === part) each.send(frame);
      },
    });
    this.#drafts.set(part, draft);
    return draft;
  }

  #endDrafts(): void {
    const seen = new Set([...this.viewers].map(({ draftPart }) => draftPart));
    for (const [part, draft] of this.#drafts) {
      if (seen.has(part)) continue;
      draft.stop();
      this.#drafts.delete(part);
    }
  }

  #here(): readonly string[] {
    const here = [...this.viewers].flatMap(({ who, seen }) =>
      who.kind === 'table' && who.person !== undefined && seen !== undefined ? [who.person] : [],
    );
    return [...new Set(here)];
  }

  async #reportPresence(): Promise<void> {
    try {
      await Promise.all([this.#reportWatchers(), this.#reportSeen()]);
    } catch {
      // The next beat retries.
    }
  }

  async #reportWatchers(): Promise<void> {
    const elsewhere = await this.deps.countWatchers(this.#watchersHere());
    if (elsewhere === this.#watchersElsewhere) return;
    this.#watchersElsewhere = elsewhere;
    this.look();
  }

  async #reportSeen(): Promise<void> {
    const here = this.#here();
    const gone = [...this.#left].filter((person) => !here.includes(person));
    if (here.length + gone.length === 0) return;
    await this.deps.seen(here, gone);
    for (const person of gone) this.#left.delete(person);
  }
}

const isEmpty = ({ table, people, ideas }: Delta) =>
  table === undefined && people.put.length + people.gone.length + ideas.put.length + ideas.gone.length === 0;
