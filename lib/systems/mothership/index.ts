import { defineSystem } from '@/lib/contract/authored';
import { check } from './check/index';
import { CREDIT } from './credit';
import { facts } from './facts';
import { forPlayers } from './for-players';
import { form } from './form';
import { buildKit, pieces } from './kit/index';
import { migrations } from './migrations';
import { buildPlan } from './plan';
import { remarks } from './remarks';
import { type Ship, schema } from './schema';
import { starters } from './starters';
import { ready } from './starters/ready';
import { textBoxes } from './text-boxes';
import { PLAYERS } from './vocabulary';

/** Mothership Fantasia, co-operative tiles and action points (rules/mothership.md). */
export const mothership = defineSystem<Ship>({
  id: 'mothership',
  title: 'Mothership Fantasia',
  credit: CREDIT,
  question: 'Does anybody get out?',
  version: 1,
  players: PLAYERS,
  playersFor: ({ players: { min, max } }) => ({ min: Math.min(min, max), max: Math.max(min, max) }),
  schema,
  migrations,
  form,
  pieces,
  check,
  facts,
  remarks,
  ready,
  kit: buildKit,
  textBoxes,
  plan: buildPlan,
  forPlayers,
  starters,
  play: async () => (await import('./play')).play,
});
