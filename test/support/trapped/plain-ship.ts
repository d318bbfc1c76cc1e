import { readFileSync } from 'node:fs';
import type { JsonObject } from '@/lib/kernel/json';
import { schema } from '@/lib/systems/trapped/schema';

const { body } = JSON.parse(readFileSync('test/fixtures/plain-ship.json', 'utf8'));

/**
 * Body of the book’s spaceship as it was until December 2026: plain Events, no clocks, and a disaster after round 11.
 * For tests of the engine, its checks and its bots, which no change of the starter should touch.
 */
export const PLAIN_SHIP = schema.parse(body) as unknown as JsonObject;
