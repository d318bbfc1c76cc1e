import type { Json } from '@/lib/kernel/json';
import { normalise } from '@/lib/schema/normalise';
import { objectShapeOf } from '@/lib/schema/shape';
import { type Siege, schema } from '@/lib/systems/isolation/schema';
import { draftState } from '../drafts';

export const shape = objectShapeOf(schema);

/** Reads a siege like a file: values out of range are clamped or left blank. */
export const siegeFrom = (body: object): Siege => schema.parse(normalise(shape, body as Json).value);

const { body: LIGHTHOUSE } = draftState('isolation-lighthouse');

/** Four people on a lighthouse rock, three tasks, and help that comes in time, with the given parts replaced. */
export const siege = (change: object = {}): Siege => siegeFrom({ ...LIGHTHOUSE, ...change });
