import { defineSystem } from '@/lib/contract/authored';
import { playersOf } from '@/lib/tabletop/table-size';
import { check } from './check';
import { facts } from './facts';
import { forPlayers } from './for-players';
import { form } from './form';
import { buildKit, pieces } from './kit';
import { manifest } from './manifest';
import { migrations } from './migrations';
import { buildPlan } from './plan';
import { remarks } from './remarks';
import { type Box, schema } from './schema';
import { textBoxes } from './text-boxes';

/** Zany Zombies, a card game of memory and luck (content/rules/zombies.md). */
export const zombies = defineSystem<Box>({
  ...manifest,
  playersFor: playersOf,
  schema,
  migrations,
  form,
  pieces,
  check,
  facts,
  remarks,
  kit: buildKit,
  textBoxes,
  plan: buildPlan,
  forPlayers,
  example: async () => (await import('@/content/examples/zombies.json')).default,
  play: async () => (await import('./play')).play,
});
