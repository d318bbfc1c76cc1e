import { compile } from '../engine/compile';
import type { Game } from '../engine/game';
import { type LayoutFacts, layoutFacts } from '../layout-facts';
import type { Ship } from '../schema';

/** A ship with data shared by several checks. */
export interface Survey {
  readonly body: Ship;
  readonly game: Game;
  readonly layout: LayoutFacts;
}

const latest = new WeakMap<Ship, Survey>();

export function surveyOf(body: Ship): Survey {
  const game = compile(body);
  const survey = { body, game, layout: layoutFacts(game) };
  latest.set(body, survey);
  return survey;
}

/** Returns the survey of the last check of this ship, or computes one; saves repeated work for remarks and facts. */
export const surveyKnown = (body: Ship): Survey => latest.get(body) ?? surveyOf(body);
