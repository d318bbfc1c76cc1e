import type { Starter } from '@/lib/contract/authored';
import { buildBody } from './build';
import { AUTHORS, LICENCE } from './credits';
import { deepSeaDeck } from './deep-sea';
import { graveyardDeck } from './graveyard';

/** Two decks in one box: six rounds, links between them, and a choice before play. */
export const both: Starter = {
  id: 'graveyard-and-deep-sea',
  title: 'The Graveyard and the Deep Sea',
  summary: 'Two collectors, one table. Shuffle both decks together for six rounds, or play either alone. 54 cards.',
  authors: AUTHORS,
  licence: LICENCE,
  cover: 'game-icons:shambling-zombie',
  tags: ['absurd', 'campy', 'funny'],
  warnings: ['death'],
  body: () => buildBody({ decks: [graveyardDeck, deepSeaDeck] }),
};
