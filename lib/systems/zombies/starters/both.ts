import type { Starter } from '@/lib/contract/starter';
import { buildBody } from './build';
import { cards } from './cards';
import { deepSeaDeck } from './deep-sea';
import { graveyardDeck } from './graveyard';

/** Two decks in one box: six rounds, links between them, and a choice before play. */
export const both: Starter = {
  ...cards.both,
  body: () => buildBody({ decks: [graveyardDeck, deepSeaDeck] }),
};
