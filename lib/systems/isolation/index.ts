import headings from '@/content/headings/isolation.json' with { type: 'json' };
import { defineSystem } from '@/lib/contract/authored';
import { roomsApart } from '@/lib/kit/plan';
import { check } from './check';
import { complete } from './complete';
import { facts } from './facts';
import { forPlayers } from './for-players';
import { form } from './form';
import { buildKit, pieces } from './kit';
import { manifest } from './manifest';
import { ready } from './ready';
import { remarks } from './remarks';
import { makeLink } from './rules/make-link';
import { type Siege, schema } from './schema';
import { suggestions } from './suggestions';
import { textBoxes } from './text-boxes';

/** Isolation, a role-playing game about people who are locked in together (content/rules/isolation.md). */
export const isolation = defineSystem<Siege>({
  ...manifest,
  schema,
  form,
  headings,
  pieces,
  suggests: { title: 'Written cast', usually: true },
  check,
  complete,
  facts,
  remarks,
  suggestions,
  ready,
  link: makeLink,
  kit: buildKit,
  textBoxes,
  poster: ({ threat, locale }) => ({
    hunters: [threat.name],
    picture: '',
    plan: roomsApart(locale.zones.map(({ name }) => name)),
  }),
  forPlayers,
  example: async () => (await import('@/content/examples/isolation.json')).default,
  play: async () => (await import('./play')).play,
});
