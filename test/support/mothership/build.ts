import type { JsonObject } from '@/lib/kernel/json';
import { objectShapeOf } from '@/lib/schema/shape';
import { type Ship, schema } from '@/lib/systems/mothership/schema';
import { fillBody, type Given } from '@/test/support/fill';

/** Completes a partial kit with blank values. */
export const buildBody = (given: Given<Ship>): JsonObject => fillBody(objectShapeOf(schema), given as JsonObject);
