import type { z } from 'zod';
import { group } from '@/lib/schema/fields';
import { declined, lamps, name, pits, tiles } from './fields/cellar';
import { floor } from './fields/floor';

export const schema = group(
  { name, tiles, pits, lamps, floor, declined },
  { title: 'Cellar', description: 'A dark cellar with one door.' },
);
export type Cellar = z.infer<typeof schema>;
