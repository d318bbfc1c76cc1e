import type { Header } from '@/lib/contract/authored';
import type { KitOrder } from '@/lib/kit/order';
import { pieceMakers, playersOf } from '@/lib/tabletop/pieces/piece-makers';
import { capital } from '@/lib/tabletop/words/wording';
import { type Inventory, inventoryOf } from '../inventory';
import type { Character, Ending, Level, Ship, Trap } from '../schema';
import { type Words, wordsOf } from '../sentences/words';
import { PLAYERS_MAX } from '../vocabulary';

// Printed titles, with defaults for unnamed entries.

export const shipName = ({ ship }: Ship, title: string): string => ship.name.trim() || title.trim() || 'Unnamed ship';
export const trapTitle = ({ name }: Trap, index: number): string => name.trim() || `Trap ${index + 1}`;
export const characterTitle = ({ name }: Character, index: number): string => name.trim() || `Character ${index + 1}`;
export const levelTitle = ({ label }: Level, index: number): string => label.trim() || `Level ${index + 1}`;
export const endingTitle = ({ label }: Ending, index: number): string => label.trim() || `Ending ${index + 1}`;
export const startTitle = ({ ship }: Ship): string => ship.startName.trim() || 'Start';
export const finishTitle = ({ ship }: Ship): string => ship.finishName.trim() || 'Finish';
export const objectiveTitle = ({ ship }: Ship): string => capital(ship.objectiveNoun.trim() || 'objective');

export interface KitInput {
  readonly header: Header;
  readonly body: Ship;
  readonly words: Words;
  readonly inventory: Inventory;
  /** Names of players, each of whom gets a reference; '' for a player without a name. */
  readonly playerNames: readonly string[];
}

export function kitInput(header: Header, body: Ship, order: KitOrder): KitInput {
  const playerNames = playersOf(order, { min: 1, max: PLAYERS_MAX });
  return { header, body, words: wordsOf(body), inventory: inventoryOf(body), playerNames };
}

export const { copiesPiece, documentPiece, rulesLeaflet, cutPiece, cardsPiece } = pieceMakers<KitInput>();
