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
  players: PLAYERS,
  starters,
};
