import type { JsonObject } from '@/lib/kernel/json';
import { fillBody, type Given } from '@/lib/schema/fill';
import { objectShapeOf } from '@/lib/schema/shape';
import { type Link, type Siege, schema, type Task } from '../schema';
import { type Colour, LINKS_OF } from '../vocabulary';

/** A complete body from what a starter says; the rest is blank. */
export const buildBody = (given: Given<Siege>): JsonObject => fillBody(objectShapeOf(schema), given as JsonObject);

/** Entries that hold one text each. */
export const texts = (...lines: readonly string[]) => lines.map((text) => ({ text }));

export const words = (...list: readonly string[]) => list.map((word) => ({ word }));

/** Tasks that must be done first. */
export const needs = (...tasks: readonly string[]) => tasks.map((task) => ({ task }));

/** What comes of a task, by degree, the best first. */
export const outcomes = (
  ...[completeSuccess, basicSuccess, partialSuccess, partialFailure, basicFailure, completeFailure]: readonly [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
): Given<Task['onDegree']> => ({
  completeSuccess,
  basicSuccess,
  partialSuccess,
  partialFailure,
  basicFailure,
  completeFailure,
});

type Reason = Omit<Given<Link>, 'id' | 'a' | 'b'>;

const reasonFor =
  (kind: keyof typeof LINKS_OF, colour: Colour) =>
  (label: string): readonly Reason[] =>
    Array.from({ length: LINKS_OF[kind] }, () => ({ kind, colour, label }));

/** Reasons to like or to hate somebody, as many links of each as it makes (rules 3). */
export const likes = reasonFor('descriptor', 'green');
export const dislikes = reasonFor('descriptor', 'red');
export const judges = reasonFor('bias', 'red');
export const judgesAlike = reasonFor('bias', 'green');
export const wantsTheSame = reasonFor('goal', 'green');
export const wantsTheOpposite = reasonFor('goal', 'red');

/** All that is between two people. */
export const between = (a: string, b: string, ...reasons: readonly (readonly Reason[])[]) =>
  reasons.flat().map((reason) => ({ a, b, ...reason }));
