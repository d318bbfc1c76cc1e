import { at } from '@/lib/kernel/at';
import { NONE } from '@/lib/tabletop/play/board';
import type { Context } from './context';
import type { Game } from './game';
import type { Act, Move, RefusalCode } from './moves';
import { endTurn, shutBox } from './rounds';
import { areJoined, fewestIn, findSections, noSections, sectionsOf } from './sections';
import { findSites, putWall } from './sites';
import type { Seat, State } from './state';
import { codeOfArrows, codeOfUse, findStops, noStops, type Stops } from './stops';

/** Compares the sections after a turn, once or until nobody is Trapped (rules 8). `site` is the new wall, or NONE. */
export function check(context: Context, site: number): void {
  const { game, state } = context;
  if (state.sections === 1 && !cuts(context, site)) return;
  while (removeLowest(context) && game.rules.cascade);
}

/** Quick test whether a wall may have cut a section. Returns true for all walls on tiles. */
function cuts({ game, state }: Context, site: number): boolean {
  if (site === NONE) return false;
  const { edgeCells } = game.board;
  return game.onTiles || !areJoined(game, state, edgeCells[2 * site] ?? NONE, edgeCells[2 * site + 1] ?? NONE);
}

const found = noSections();

/** Removes players in the sections with the fewest empty tiles, unless all are equal. True if it removed any. */
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
    // The player's closed box is never opened.
    state.programs[seat] = NONE;
    state.tally.trappedBy[seat] = state.active;
    state.tally.trappedIn[seat] = state.turns;
    emit?.({ type: 'removed', seat, by: state.active });
  }
  return true;
}

/** Reused buffers; turns are never nested. */
const stops = noStops();
const sites: number[] = [];

const NOTHING: readonly Move[] = [];

export function moves(game: Game, state: State, seat: Seat): readonly Move[] {
  if (!((state.awaited >> seat) & 1)) return NOTHING;
  if (state.phase === 'program') return game.programs;
  const legal: Act[] = [];
  stopsOf(game, state, seat, stops);
  for (let stop = 0; stop < stops.count; stop++) {
    const acts = at(game.acts, at(stops.uses, stop));
    const count = findSites(game, state, seat, stops, stop, sites);
    if (count === 0) legal.push(at(acts, 0));
    for (let i = 0; i < count; i++) legal.push(at(acts, at(sites, i) - NONE));
  }
  return legal;
}

/** Finds the stops of a seat with an open box. */
const stopsOf = (game: Game, state: State, seat: Seat, into: Stops): void =>
  findStops(game, state, seat, at(game.programs, at(state.programs, seat)).arrows, into);

/** Makes a move and applies its consequences, in place. A refused move changes nothing. */
export function play(context: Context, seat: Seat, move: Move): RefusalCode | undefined {
  const { game, state } = context;
  if (state.phase === 'over') return 'game-over';
  if (!((state.awaited >> seat) & 1)) return 'not-your-turn';
  if (move.type === 'program' && state.phase === 'program') {
    const program = codeOfArrows(move.arrows, game.arrows, game.ways.length);
    if (program === NONE) return 'no-such-arrows';
    shutBox(context, seat, program);
    return undefined;
  }
  return move.type === 'act' && state.phase === 'reveal' ? act(context, move) : 'not-now';
}

/** Plays a turn: the move, the wall, then the check (rules 4). */
function act(context: Context, { use, wall }: Act): RefusalCode | undefined {
  const { game, state } = context;
  stopsOf(game, state, state.active, stops);
  const stop = stops.uses.indexOf(codeOfUse(use, game.arrows));
  if (stop === NONE || stop >= stops.count) return 'no-such-stop';
  const refusal = refusalOfWall(context, stop, wall);
  if (refusal !== undefined) return refusal;
  moveToken(context, stop);
  putUp(context, wall);
  check(context, wall);
  endTurn(context);
  return undefined;
}

/** Returns why a wall is refused, in the order of rules 12; undefined if it is legal. */
function refusalOfWall({ game, state }: Context, stop: number, wall: number): RefusalCode | undefined {
  const count = findSites(game, state, state.active, stops, stop, sites);
  if (wall === NONE) return count > 0 ? 'wall-due' : undefined;
  if (!Number.isInteger(wall) || wall < 0 || wall >= game.sites) return 'no-such-site';
  if (state.walls[wall]) return 'walled';
  if (state.built >= game.supply) return 'no-wall-left';
  const i = sites.indexOf(wall);
  return i === NONE || i >= count ? 'not-on-path' : undefined;
}

function moveToken({ state, emit, game }: Context, stop: number): void {
  const { active: seat, tally } = state;
  const steps = at(stops.steps, stop);
  const begin = stop * stops.line;
  state.at[seat] = at(stops.cells, stop);
  tally.turns[seat] = at(tally.turns, seat) + 1;
  const lost = game.arrows - stops.reach;
  tally.lost[seat] = at(tally.lost, seat) + lost;
  if (steps === 0) tally.stays[seat] = at(tally.stays, seat) + 1;
  for (let i = begin + 1; i <= begin + steps; i++) {
    const cell = at(stops.paths, i);
    tally.visits[cell] = (tally.visits[cell] ?? 0) + 1;
  }
  emit?.({ type: 'moved', seat, path: stops.paths.slice(begin, begin + steps + 1) });
  if (lost > 0 && steps === stops.reach) emit?.({ type: 'blocked', seat, lost });
}

function putUp({ game, state, emit }: Context, wall: number): void {
  const { active: seat } = state;
  if (wall === NONE) {
    emit?.({ type: 'unwalled', seat, why: state.built >= game.supply ? 'supply' : 'site' });
    return;
  }
  putWall(game, state, wall);
  state.stirred = true;
  state.tally.builders[wall] = seat;
  emit?.({ type: 'walled', seat, site: wall });
}
