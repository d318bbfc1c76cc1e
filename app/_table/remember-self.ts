import { isJsonObject, type Json } from '@/lib/kernel/json';
import { COLOURS, type Colour, NAME_MAX } from '@/lib/table/vocabulary';
import { openLocalDrafts } from './local-drafts';

/** The user's name and colour at tables, as stored on this device. */
export interface Self {
  readonly name: string;
  readonly colour: Colour;
}

const storage = () => openLocalDrafts('trapdoor');
const SELF = 'self';

/** Returns the stored name and colour; undefined on a device that has not been at a table. */
export function recallSelf(): Self | undefined {
  const kept = storage().read(SELF) as Json | undefined;
  if (!isJsonObject(kept) || typeof kept.name !== 'string') return undefined;
  const colour = COLOURS.find((known) => known === kept.colour);
  return colour && { name: kept.name.slice(0, NAME_MAX), colour };
}

export const rememberSelf = (self: Self): void => storage().write(SELF, self);
