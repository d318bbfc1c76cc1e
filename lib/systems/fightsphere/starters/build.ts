import type { JsonObject } from '@/lib/kernel/json';
import { fillBody, type Given } from '@/lib/schema/fill';
import { objectShapeOf } from '@/lib/schema/shape';
import { type Campaign, schema } from '../schema';

/** A complete body from what a starter says; the rest is blank. */
export const buildBody = (given: Given<Campaign>): JsonObject => fillBody(objectShapeOf(schema), given as JsonObject);

/** Entries that hold one text each. */
export const texts = (...lines: readonly string[]) => lines.map((text) => ({ text }));

export const tags = (...words: readonly string[]) => words.map((tag) => ({ tag }));

/** Communities with a stake in a problem. */
export const sides = (...communities: readonly string[]) => communities.map((community) => ({ community }));

/** NPC Gladiators who fit an episode. */
export const suggested = (...gladiators: readonly string[]) => gladiators.map((gladiator) => ({ gladiator }));
