import type { Manifest } from '@/lib/contract/manifest';
import { CREDIT } from './credit';
import starters from './starters/cards.json' with { type: 'json' };
import { PLAYERS } from './vocabulary';

export const manifest: Manifest = {
  id: 'isolation',
  title: 'Isolation',
  credit: CREDIT,
  question: 'Who gets out?',
  passed: 'Trust nobody.',
  theme: 'office',
  version: 1,
  about: {
    kind: 'Role-playing, locked in',
    length: 'one or two evenings',
    hasHost: true,
    needs: '20 green and 20 red dice',
  },
  players: PLAYERS,
  starters,
};
