import type { Manifest } from '@/lib/contract/manifest';
import { CREDIT } from './credit';
import starters from './starters/cards.json' with { type: 'json' };
import { PLAYERS } from './vocabulary';

export const manifest: Manifest = {
  id: 'fightsphere',
  title: 'Fight Sphere',
  credit: CREDIT,
  question: 'Who gets to the Core?',
  theme: 'rust',
  version: 1,
  about: { kind: 'Role-playing, a campaign', length: 'several evenings', hasHost: true, needs: 'a heap of dice' },
  players: PLAYERS,
  starters,
};
