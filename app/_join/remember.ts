import { isJsonObject, type Json } from '@/lib/kernel/json';
import { COLOURS, type Colour, NAME_MAX } from '@/lib/table/vocabulary';
import { openLocalDrafts } from './local-drafts';

/** The user's name and colour at tables, as stored on this device. */
export interface Self {
  readonly name: string;
  readonly colour: Colour;
}

const selves = () => openLocalDrafts('trapdoor');
const SELF = 'self';

/** Returns the stored name and colour; undefined on a device that has not been at a table. */
export function recallSelf(): Self | undefined {
  const kept = selves().read(SELF) as Json | undefined;
  if (!isJsonObject(kept) || typeof kept.name !== 'string') return undefined;
  const colour = COLOURS.find((known) => known === kept.colour);
  return colour && { name: kept.name.slice(0, NAME_MAX), colour };
}

export const rememberSelf = (self: Self): void => selves().write(SELF, self);

/** The table at which a draft is written, stored so that the studio can link back without a request. */
export interface RememberedSeat {
  readonly tableId: string;
  readonly code: string;
}

const seats = () => openLocalDrafts('trapdoor/at-table');

export function recallSeat(draftId: string): RememberedSeat | undefined {
  const kept = seats().read(draftId) as Json | undefined;
  if (!isJsonObject(kept) || typeof kept.tableId !== 'string' || typeof kept.code !== 'string') return undefined;
  return { tableId: kept.tableId, code: kept.code };
}

/** Undefined forgets it, once the table is over. */
export const rememberSeat = (draftId: string, seat: RememberedSeat | undefined): void => seats().write(draftId, seat);
