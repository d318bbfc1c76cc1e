import { compile } from '../engine/compile';
import type { Game } from '../engine/game';
import { type LayoutFacts, layoutFacts } from '../layout-facts';
import type { Ship } from '../schema';

/** A kit with what several checks need to know of it. */
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

/** What the last check of the same kit went by, so that whatever is said beside it costs nothing more. */
export const surveyKnown = (body: Ship): Survey => latest.get(body) ?? surveyOf(body);
