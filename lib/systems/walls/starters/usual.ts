import type { Given } from '@/lib/schema/fill';
import { startId } from '../rules/starts';
import type { Arena } from '../schema';

/** Starts from "A1 E3 B5", one line for each number of players from two on. */
export const startsFrom = (...lines: readonly string[]): Given<Arena['starts']> =>
  lines.flatMap((line, i) => line.split(' ').map((cell, seat) => ({ id: startId(i + 2, seat), cell })));

/** The four of the suggested kit (rules 2). */
export const TOKENS: Given<Arena['tokens']> = [
  { id: 'triangle', name: 'Triangle', shape: 'triangle', colour: 'red' },
  { id: 'hexagon', name: 'Hexagon', shape: 'hexagon', colour: 'blue' },
  { id: 'circle', name: 'Circle', shape: 'circle', colour: 'yellow' },
  { id: 'square', name: 'Square', shape: 'square', colour: 'green' },
];
