import type { z } from 'zod';
import { invariant } from '@/lib/kernel/invariant';
import { hints, type NumberUse } from './fields';

/** Marks a number that changes nothing in play. */
export const drawn = <S extends z.ZodType>(field: S): S => withUse(field, 'drawn');

/** Marks a number that authors turn first to make a game harder, easier or shorter. */
export const lever = <S extends z.ZodType>(field: S): S => withUse(field, 'lever');

function withUse<S extends z.ZodType>(field: S, use: NumberUse): S {
  const hint = hints.get(field);
  invariant(hint?.as === 'number', 'only numbers are marked');
  hints.add(field, { ...hint, use });
  return field;
}
