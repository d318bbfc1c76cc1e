import { NONE } from '@/lib/tabletop/board';
import type { Context } from './context';
import { areJoined, fewestIn, findSections, noSections, sectionsOf } from './sections';

/** Compares the sections after a turn, once or until nobody is Trapped any more (rules 8). `site` is the new wall, or NONE. */
export function check(context: Context, site: number): void {
  const { game, state } = context;
  if (state.sections === 1 && !cuts(context, site)) return;
  while (removeLowest(context) && game.rules.cascade);
}

/** Whether a wall has parted the two tiles beside it, as far as that can be told without counting. */
function cuts({ game, state }: Context, site: number): boolean {
  if (site === NONE) return false;
  const { edgeCells } = game.board;
  return game.onTiles || !areJoined(game, state, edgeCells[2 * site] ?? NONE, edgeCells[2 * site + 1] ?? NONE);
}

const found = noSections();

/** Everybody in the sections with the fewest empty tiles is out, unless all have as many; whether somebody was. */
function removeLowest({ game, state, emit }: Context): boolean {
  findSections(game, state, found);
  const least = fewestIn(found);
  if (found.count > 1 && (least !== NONE || found.count !== state.sections)) {
    emit?.({ type: 'split', sections: sectionsOf(game, state) });
  }
  state.sections = found.count;
  if (least === NONE) return false;
  for (let section = 0; section < found.count; section++) if (found.empty[section] === least) state.sections--;
  state.stirred = true;
  for (let seat = 0; seat < state.players; seat++) {
    if (state.at[seat] === NONE || found.empty[found.of[seat] ?? NONE] !== least) continue;
    state.at[seat] = NONE;
    // A closed box is never opened any more.
    state.programs[seat] = NONE;
    state.tally.trappedBy[seat] = state.active;
    state.tally.trappedIn[seat] = state.turns;
    emit?.({ type: 'removed', seat, by: state.active });
  }
  return true;
}
