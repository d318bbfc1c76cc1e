import type { Documents } from '@/lib/collab/server/documents';
import type { LibraryMode } from '@/lib/config/config';
import type { ListedSystem } from '@/lib/contract/authored';
import { invariant } from '@/lib/kernel/invariant';
import type { Preparer } from '@/lib/library/publishing-jobs';
import type { Limiter } from '@/lib/limits/limiter';
import type { Reactions } from '@/lib/live/reactions';
import type { Store } from '@/lib/storage/store';
import type { Wakeups } from '@/lib/storage/wakeups';
import type { SearchRenderer } from '../library/search';
import type { JoinLimiter } from './join-limiter';
import type { Renderer } from './renderer';
import type { SecurityLog } from './security-log';
import type { StorageQuota } from './storage-room';

/** Settings of the response that a page can change while it is rendered. */
export interface PageAnswer {
  /** Sends the page without scripts, since it doesn't need any. */
  withoutScripts(): void;
  /** Sends it without scripts and shares it for a few seconds with everybody: nothing in it depends on the visitor. */
  sameForAll(): void;
  /** Sets the HTTP status, unless an error changes it. */
  status(status: number): void;
}

export interface LibrarySettings {
  readonly mode: LibraryMode;
  /** Limit for published versions and their pictures together. */
  readonly maxBytes: number;
  /** Time limit for the playtest of a version; its last game may exceed it. */
  readonly playMs: number;
}

/** Services that requests use, one set per process. */
export interface Services {
  readonly store: Store;
  /** Server's documents. All shared documents must be handled by the server's copy of Yjs: two copies don't mix. */
  readonly documents: Documents;
  /** Publishes after each commit, which wakes the views. */
  readonly wakeups: Wakeups;
  readonly reactions: Reactions;
  readonly secret: Buffer;
  readonly publicOrigin: string | undefined;
  /** This machine's address on the network, if the studio can be reached there. */
  readonly lanHost: string | undefined;
  /** Rate limits of members and addresses, shared by all processes. */
  readonly limiter: Limiter;
  readonly joinLimiter: JoinLimiter;
  readonly renderer: Renderer;
  readonly searchRenderer: SearchRenderer;
  readonly preparer: Preparer;
  readonly pageAnswer: PageAnswer;
  readonly securityLog: SecurityLog;
  readonly room: StorageQuota;
  /** Days without opening after which drafts are deleted; undefined for never. */
  readonly forgetAfterDays: number | undefined;
  readonly library: LibrarySettings;
  readonly findSystem: (id: string) => ListedSystem | undefined;
  readonly now: () => number;
}

// The pages' bundle and the server's each have their own copy of this module; only the global object is shared.
const KEY = Symbol.for('trapdoor/services');
const place = globalThis as { [KEY]?: Services };

export function setServices(services: Services | undefined): void {
  if (services) place[KEY] = services;
  else delete place[KEY];
}

export function requireServices(): Services {
  const services = place[KEY];
  invariant(services, 'requests are answered by lib/server/main.ts, which sets the services');
  return services;
}
