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
import { type Campaign, schema } from './schema';
import { starters } from './starters';
import { suggestions } from './suggestions';
import { textBoxes } from './text-boxes';
import { PLAYERS } from './vocabulary';

/** Fight Sphere, a role-playing game of people who must kill each other (rules/fightsphere.md). */
export const fightsphere = defineSystem<Campaign>({
  id: 'fightsphere',
  title: 'Fight Sphere',
  credit: CREDIT,
  question: 'Who gets to the Core?',
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
  starters,
  play: async () => (await import('./play')).play,
});
