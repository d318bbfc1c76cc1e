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
import { type Box, schema } from './schema';
import { starters } from './starters';
import { textBoxes } from './text-boxes';
import { PLAYERS } from './vocabulary';

/** Zany Zombies, a contest of memory and luck with cards (rules/zombies.md). */
export const zombies = defineSystem<Box>({
  id: 'zombies',
  title: 'Zany Zombies',
  credit: CREDIT,
  question: 'How close is it?',
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
  kit: buildKit,
  textBoxes,
  plan: buildPlan,
  forPlayers,
  starters,
  play: async () => (await import('./play')).play,
});
