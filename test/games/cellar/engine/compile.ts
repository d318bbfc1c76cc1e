import type { Chosen } from '@/lib/contract/played';
import type { Cellar } from '../schema';
import { LIGHTS } from '../vocabulary';
import type { Game } from './game';

export const compile = (body: Cellar, chosen?: Chosen): Game => ({
  ...body,
  lamps: LIGHTS.find(({ id }) => id === chosen?.light)?.lamps ?? body.lamps,
});
