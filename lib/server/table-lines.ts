import type { JsonObject } from '@/lib/kernel/json';
import { success } from '@/lib/kernel/result';
import type { House } from '@/lib/library/house';
import { loadForPlayers } from '@/lib/library/share-links';
import { tableToken } from '@/lib/library/table-links';
import { changeTable } from '@/lib/library/tables';
import { decidePresence } from '@/lib/session/decide/presence';
import { TableHub } from '@/lib/session/live/table-hub';

/** The hub of those who look at tables, over what the house keeps. */
export const createTableHub = (house: House): TableHub =>
  new TableHub({
    store: house.store,
    wakeups: house.wakeups,
    now: house.now,
    async renderDraft({ draftId, system }) {
      const { draft } = await loadForPlayers(house, draftId, system);
      return draft as unknown as JsonObject;
    },
    watchToken: (table) => tableToken(house.secret, table, 'watcher'),
    async seen(tableId, here, gone) {
      await changeTable(house, tableId, undefined, (state) =>
        success(decidePresence(state, { here, gone }, house.now())),
      );
    },
  });
