import type { JsonObject } from '@/lib/kernel/json';
import { fillBody, type Given } from '@/lib/schema/fill';
import { objectShapeOf } from '@/lib/schema/shape';
import { type Arena, schema } from '../schema';

/** A complete arena from what a starter says; the rest is blank. */
export const buildBody = (given: Given<Arena>): JsonObject => fillBody(objectShapeOf(schema), given as JsonObject);
