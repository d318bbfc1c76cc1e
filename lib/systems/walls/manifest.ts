import type { Manifest } from '@/lib/contract/manifest';
import { CREDIT } from './credit';
import starters from './starters/cards.json' with { type: 'json' };
import { PLAYERS } from './vocabulary';

export const manifest: Manifest = {
  id: 'walls',
  title: 'Walls',
  credit: CREDIT,
  question: 'Who is left outside?',
  theme: 'blueprint',
  version: 1,
  about: {
    kind: 'Secret steps on a board',
    length: '20 minutes',
    hasHost: false,
    needs: 'scissors and glue',
    ages: '8 and up',
  },
  players: PLAYERS,
  starters,
};
