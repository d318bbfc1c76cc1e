import { type LayoutFacts, layoutFacts } from '../layout/facts';
import { compile } from '../rules/compile';
import type { Game } from '../rules/game';
import type { Kit } from '../schema';

/** A kit with what several checks need to know of it. */
export interface Survey {
  readonly kit: Kit;
  readonly game: Game;
  readonly layout: LayoutFacts;
}

export function surveyOf(kit: Kit): Survey {
  const game = compile(kit);
  return { kit, game, layout: layoutFacts(game) };
}
