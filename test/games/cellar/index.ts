import { defineSystem } from '@/lib/contract/authored';
import { check } from './check';
import { CREDIT } from './credit';
import { facts } from './facts';
import { forPlayers } from './for-players';
import { form } from './form';
import { buildKit, pieces } from './kit';
import { migrations } from './migrations';
import { buildPlan } from './plan';
import { remarks } from './remarks';
import { type Cellar, schema } from './schema';
import { secrets } from './secrets';
import { starters } from './starters';
import { suggestions } from './suggestions';
import { textBoxes } from './text-boxes';
import { PLAYERS } from './vocabulary';

/** A co-operative game with hidden tiles: the least there is to a game, for tests and as an example. */
export const cellar = defineSystem<Cellar>({
  id: 'cellar',
  title: 'The Cellar',
  credit: CREDIT,
  question: 'Does anybody get out?',
  version: 1,
  players: PLAYERS,
  schema,
  migrations,
  form,
  pieces,
  check,
  facts,
  remarks,
  suggestions,
  kit: buildKit,
  textBoxes,
  plan: buildPlan,
  forPlayers,
  secrets,
  starters,
  play: async () => (await import('./play')).play,
});
