import type { Manifest } from '@/lib/contract/manifest';
import { CREDIT } from './credit';
import starters from './starters/cards.json' with { type: 'json' };
import { PLAYERS } from './vocabulary';

export const manifest: Manifest = {
  id: 'mothership',
  title: 'Mothership Fantasia',
  credit: CREDIT,
  question: 'Does anybody get out?',
  theme: 'deep',
  version: 1,
  about: { kind: 'Out together or not at all', length: 'an hour', hasHost: false, needs: 'scissors' },
  players: PLAYERS,
  starters,
};
