import type { JsonObject } from '@/lib/kernel/json';
import { success } from '@/lib/kernel/result';
import { TableHub } from '@/lib/live/table-hub';
import { loadForPlayers } from '@/lib/services/drafts/share-links';
import type { Services } from '@/lib/services/requests/services';
import { loadOutline } from '@/lib/services/tables/answer-in-draft';
import { tableToken } from '@/lib/services/tables/table-links';
import { changeTable } from '@/lib/services/tables/tables';
import { decidePresence } from '@/lib/table/decide/presence';

/** The hub of those who look at tables, over what the server keeps. */
export const createTableHub = (services: Services): TableHub =>
  new TableHub({
    store: services.store,
    wakeups: services.wakeups,
    now: services.now,
    async renderDraft({ draftId, system }, part) {
      if (part === 'outline') return loadOutline(services, draftId, system);
      return (await loadForPlayers(services, draftId, system)) as unknown as JsonObject;
    },
    watchToken: (table) => tableToken(services.secret, table, 'watcher'),
    countWatchers: (tableId, here) => services.store.counts.watchers.report(tableId, here),
    async seen(tableId, here, gone) {
      await changeTable(services, tableId, undefined, (state) =>
        success(decidePresence(state, { here, gone }, services.now())),
      );
    },
  });
