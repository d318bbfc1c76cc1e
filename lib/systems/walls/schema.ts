import type { z } from 'zod';
import { part } from '@/lib/schema/short-fields';
import { board, starts, tiles, tokens, walls } from './fields/board';
import { ages, arrows, minutes, options, players, theme, wallSupply } from './fields/table';

/** Schema of an arena: shape and limits of rules 9. The check judges the content. */
export const schema = part('Arena', 'A board to be shut in on, and how it is played.', {
  theme,
  board,
  tiles,
  walls,
  starts,
  tokens,
  players,
  minutes,
  ages,
  arrows,
  wallSupply,
  options,
});

export type Arena = z.infer<typeof schema>;
export type Token = Arena['tokens'][number];
