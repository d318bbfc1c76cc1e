import type { z } from 'zod';
import { group } from '@/lib/schema/fields';
import { board, starts, tiles, tokens, walls } from './fields/board';
import { options } from './fields/options';
import { ages, arrows, minutes, players, theme, wallSupply } from './fields/table';

/** An arena of Walls: shape and limits of rules 9. What a good one holds is the check's business. */
export const schema = group(
  { theme, board, tiles, walls, starts, tokens, players, minutes, ages, arrows, wallSupply, options },
  { title: 'Arena', description: 'A board to be shut in on, and how it is played.' },
);

export type Arena = z.infer<typeof schema>;
export type Token = Arena['tokens'][number];
