import headings from '@/content/headings/walls.json' with { type: 'json' };
import { defineSystem } from '@/lib/contract/authored';
import { playersOf } from '@/lib/tabletop/authoring/table-size';
import { check } from './check';
import { complete } from './complete';
import { facts } from './facts';
import { form } from './form';
import { buildKit, pieces } from './kit';
import { manifest } from './manifest';
import { buildPlan } from './plan';
import { remarks } from './remarks';
import { fairestStarts } from './rules/starts';
import { type Arena, schema } from './schema';
import { textBoxes } from './text-boxes';

/** Walls, a board game of secret moves and walls (content/rules/walls.md). */
export const walls = defineSystem<Arena>({
  ...manifest,
  playersFor: playersOf,
  schema,
  form,
  headings,
  pieces,
  check,
  complete,
  facts,
  remarks,
  findPins: fairestStarts,
  kit: buildKit,
  textBoxes,
  // Only arrows in closed boxes are secret, and the file has none.
  forPlayers: (body) => body,
  plan: buildPlan,
  poster: () => ({ hunters: [], picture: '' }),
  example: async () => (await import('@/content/examples/walls.json')).default,
  play: async () => (await import('./play')).play,
});
