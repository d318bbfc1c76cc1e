import type { JsonObject } from '@/lib/kernel/json';
import { fillBody, type Given } from '@/lib/schema/fill';
import { objectShapeOf } from '@/lib/schema/shape';
import { type Box, schema } from '../schema';

/** A complete box from what a starter says; the rest is blank. */
export const buildBody = (given: Given<Box>): JsonObject => fillBody(objectShapeOf(schema), given as JsonObject);
