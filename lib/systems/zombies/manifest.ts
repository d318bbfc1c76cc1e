import type { Manifest } from '@/lib/contract/manifest';
import { CREDIT } from './credit';
import starters from './starters/cards.json' with { type: 'json' };
import { PLAYERS } from './vocabulary';

export const manifest: Manifest = {
  id: 'zombies',
  title: 'Zany Zombies',
  credit: CREDIT,
  question: 'How close is it?',
  theme: 'woodcut',
  version: 1,
  about: { kind: 'Memory and luck', length: '20 minutes', hasHost: false, needs: 'scissors', ages: '10 and up' },
  players: PLAYERS,
  starters,
};
