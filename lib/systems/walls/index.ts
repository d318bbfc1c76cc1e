import { defineSystem } from '@/lib/contract/authored';
import { playersOf } from '@/lib/tabletop/table-size';
import { check } from './check';
import { CREDIT } from './credit';
import { facts } from './facts';
import { forPlayers } from './for-players';
import { form } from './form';
import { buildKit, pieces } from './kit';
import { migrations } from './migrations';
import { buildPlan } from './plan';
import { remarks } from './remarks';
import { fairestStarts } from './rules/fairness';
import { type Arena, schema } from './schema';
import { starters } from './starters';
import { textBoxes } from './text-boxes';
import { PLAYERS } from './vocabulary';

/** Walls, a contest of secret steps and walls on a board (rules/walls.md). */
export const walls = defineSystem<Arena>({
  id: 'walls',
  title: 'Walls',
  credit: CREDIT,
  question: 'Who is left outside?',
  version: 1,
  players: PLAYERS,
  playersFor: playersOf,
  schema,
  migrations,
  form,
  pieces,
  check,
  facts,
  remarks,
  findPins: fairestStarts,
  kit: buildKit,
  textBoxes,
  plan: buildPlan,
  forPlayers,
  starters,
  play: async () => (await import('./play')).play,
});
