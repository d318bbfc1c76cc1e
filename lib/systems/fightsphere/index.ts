import headings from '@/content/headings/fightsphere.json' with { type: 'json' };
import { defineSystem } from '@/lib/contract/authored';
import { roomsApart } from '@/lib/kit/plan';
import { check } from './check';
import { complete } from './complete';
import { facts } from './facts';
import { forPlayers } from './for-players';
import { form } from './form';
import { buildKit, pieces } from './kit';
import { manifest } from './manifest';
import { remarks } from './remarks';
import { type Campaign, schema } from './schema';
import { suggestions } from './suggestions';
import { textBoxes } from './text-boxes';

/** Fight Sphere, a role-playing game of people who must kill each other (content/rules/fightsphere.md). */
export const fightsphere = defineSystem<Campaign>({
  ...manifest,
  schema,
  form,
  headings,
  pieces,
  check,
  complete,
  facts,
  remarks,
  suggestions,
  kit: buildKit,
  textBoxes,
  poster: ({ episodes }) => ({ hunters: [], picture: '', plan: roomsApart(episodes.map(({ title }) => title)) }),
  forPlayers,
  example: async () => (await import('@/content/examples/fightsphere.json')).default,
  play: async () => (await import('./play')).play,
});
