import { compile } from '../engine/compile';
import type { Game } from '../engine/game';
import { type LayoutFacts, layoutFacts } from '../layout-facts';
import type { Kit } from '../schema';

/** A kit with what several checks need to know of it. */
export interface Survey {
  readonly kit: Kit;
  readonly game: Game;
  readonly layout: LayoutFacts;
}

const latest = new WeakMap<Kit, Survey>();

export function surveyOf(kit: Kit): Survey {
  const game = compile(kit);
  const survey = { kit, game, layout: layoutFacts(game) };
  latest.set(kit, survey);
  return survey;
}

/** What the last check of the same kit went by, so that whatever is said beside it costs nothing more. */
export const surveyKnown = (kit: Kit): Survey => latest.get(kit) ?? surveyOf(kit);
