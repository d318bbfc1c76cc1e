import type { Manifest } from '@/lib/contract/manifest';
import { CREDIT } from './credit';
import { starters } from './starters';
import { PLAYERS } from './vocabulary';

export const manifest: Manifest = {
  id: 'trapped',
  title: 'Trapped!',
  credit: CREDIT,
  question: 'Does anybody get out?',
  theme: 'placard',
  version: 2,
  players: PLAYERS,
  starters,
  about: {
    kind: 'Comic horror, one against all',
    length: 'an evening',
    hasHost: true,
    needs: 'a pack of cards, pencils',
  },
};
