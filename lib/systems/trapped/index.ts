import headings from '@/content/headings/trapped.json' with { type: 'json' };
import { defineSystem } from '@/lib/contract/authored';
import { check } from './check/index';
import { complete } from './complete';
import { facts } from './facts';
import { forPlayers } from './for-players';
import { form } from './form';
import { buildKit, pieces } from './kit/index';
import { manifest } from './manifest';
import { migrations } from './migrations';
import { buildPlan } from './plan';
import { remarks } from './remarks';
import { type Setting, schema } from './schema';
import { secrets } from './secrets';
import { textBoxes } from './text-boxes';
import { PLAYERS } from './vocabulary';

/** Trapped!, card-driven comedic horror (content/rules/trapped.md). */
export const trapped = defineSystem<Setting>({
  ...manifest,
  playersFor: ({ options }) => ({ ...PLAYERS, max: Math.max(PLAYERS.max, options.maxCharacters) }),
  schema,
  migrations,
  form,
  headings,
  pieces,
  suggests: { title: 'Suggested Extras' },
  check,
  complete,
  facts,
  remarks,
  kit: buildKit,
  textBoxes,
  plan: buildPlan,
  poster: ({ monsters }) => ({
    hunters: monsters.map(({ name }) => name),
    picture: monsters.find(({ picture }) => picture !== '')?.picture ?? '',
  }),
  forPlayers,
  secrets,
  example: async () => (await import('@/content/examples/trapped.json')).default,
  play: async () => (await import('./play')).play,
});
