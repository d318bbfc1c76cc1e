import type { Manifest } from '@/lib/contract/manifest';
import { CREDIT } from './credit';
import { starters } from './starters';
import { PLAYERS } from './vocabulary';

export const manifest: Manifest = {
  id: 'cellar',
  title: 'The Cellar',
  credit: CREDIT,
  question: 'Does anybody get out?',
  theme: 'placard',
  version: 1,
  about: { kind: 'A test', length: 'a minute', hasHost: false, needs: 'nothing' },
  players: PLAYERS,
  starters,
};
