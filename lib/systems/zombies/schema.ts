import type { z } from 'zod';
import { part } from '@/lib/schema/short-fields';
import { decks } from './fields/decks';
import { ages, bonuses, die, minutes, options, players, rounds, slots } from './fields/table';

/** Schema of a box: shape and limits of rules 11. The check judges whether a box is good. */
export const schema = part('Box', 'Decks of creatures to trap, and the table they are played at.', {
  decks,
  minutes,
  ages,
  players,
  slots,
  die,
  rounds,
  bonuses,
  options,
});

export type Box = z.infer<typeof schema>;
export type Deck = Box['decks'][number];
export type Creature = Deck['creatures'][number];
export type Action = Deck['actions'][number];
export type SuperTrap = Deck['superTraps'][number];
