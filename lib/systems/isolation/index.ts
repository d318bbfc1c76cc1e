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
import { type Siege, schema } from './schema';
import { starters } from './starters';
import { suggestions } from './suggestions';
import { textBoxes } from './text-boxes';
import { PLAYERS } from './vocabulary';

/** Isolation, a role-playing game of people who are locked in with each other (rules/isolation.md). */
export const isolation = defineSystem<Siege>({
  id: 'isolation',
  title: 'Isolation',
  credit: CREDIT,
  question: 'Who gets out?',
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
