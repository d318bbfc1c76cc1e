import { defineSystem } from '@/lib/contract/authored';
import { check } from './check';
import { facts } from './facts';
import { forPlayers } from './for-players';
import { form } from './form';
import { buildKit, pieces } from './kit';
import { manifest } from './manifest';
import { migrations } from './migrations';
import { buildPlan } from './plan';
import { remarks } from './remarks';
import { type Cellar, schema } from './schema';
import { secrets } from './secrets';
import { suggestions } from './suggestions';
import { textBoxes } from './text-boxes';

/** A minimal co-operative game with hidden tiles, for tests and as an example. */
export const cellar = defineSystem<Cellar>({
  ...manifest,
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
  poster: () => ({ hunters: [], picture: '' }),
  forPlayers,
  secrets,
  example: async () => (await import('@/test/games/content/examples/cellar.json')).default,
  play: async () => (await import('./play')).play,
});
