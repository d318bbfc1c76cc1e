import headings from '@/content/headings/mothership.json' with { type: 'json' };
import { defineSystem } from '@/lib/contract/authored';
import { check } from './check/index';
import { complete } from './complete';
import { facts } from './facts';
import { forPlayers } from './for-players';
import { form } from './form';
import { buildKit, pieces } from './kit/index';
import { manifest } from './manifest';
import { buildPlan } from './plan';
import { ready } from './ready';
import { remarks } from './remarks';
import { type Ship, schema } from './schema';
import { textBoxes } from './text-boxes';

/** Mothership Fantasia, a co-operative game of tiles and action points (content/rules/mothership.md). */
export const mothership = defineSystem<Ship>({
  ...manifest,
  playersFor: ({ players: { min, max } }) => ({ min: Math.min(min, max), max: Math.max(min, max) }),
  schema,
  form,
  headings,
  pieces,
  check,
  complete,
  facts,
  remarks,
  ready,
  kit: buildKit,
  textBoxes,
  plan: buildPlan,
  poster: ({ ship }) => ({ hunters: [ship.name], picture: ship.objectivePicture }),
  forPlayers,
  example: async () => (await import('@/content/examples/mothership.json')).default,
  play: async () => (await import('./play')).play,
});
