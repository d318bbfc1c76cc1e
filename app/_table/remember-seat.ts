import { isJsonObject, type Json } from '@/lib/kernel/json';
import { openLocalDrafts } from './local-drafts';

/** The table at which a draft is written, stored so that the studio can link back without a request. */
export interface RememberedSeat {
  readonly tableId: string;
  readonly code: string;
}

const storage = () => openLocalDrafts('trapdoor/at-table');

export function recallSeat(draftId: string): RememberedSeat | undefined {
  const kept = storage().read(draftId) as Json | undefined;
  if (!isJsonObject(kept) || typeof kept.tableId !== 'string' || typeof kept.code !== 'string') return undefined;
  return { tableId: kept.tableId, code: kept.code };
}

/** Undefined forgets it, once the table is over. */
export const rememberSeat = (draftId: string, seat: RememberedSeat | undefined): void => storage().write(draftId, seat);
