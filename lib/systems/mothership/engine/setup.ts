import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import { seededRng, shuffle } from '@/lib/kernel/rng';
import type { Context } from './context';
import { FIRST_TRAP, type Game, NONE, OBJECTIVE, SAFE, type Tile } from './game';
import type { Seat, State } from './state';
import { nextSeat } from './turns';

/** Creates a state before dealing: round 1, all players at the start with full points and no character. */
export function bareState(game: Game, players: number, seed: number): State {
  const seats = <T>(value: T) => filled(players, value);
  return {
    players,
    rng: seededRng(seed),
    phase: 'level',
    level: NONE,
    round: 1,
    marker: game.offsets[players] ?? 0,
    first: 0,
    turn: 0,
    step: 0,
    deferred: [],
    turns: 0,
    character: seats(NONE),
    at: seats(game.start),
    ap: seats(game.apPerRound),
    surcharge: seats(0),
    used: seats(0).map(() => [0, 0, 0]),
    tokens: seats(0).map(() => []),
    tile: filled(game.cells, NONE),
    faceUp: filled(game.cells, false),
    marked: filled(game.cells, false),
    disarmed: filled(game.cells, 0),
    holes: [],
    draw: [],
    box: boxOf(game),
    gone: [],
    supply: game.traps.map(({ tokens }) => tokens),
    orange: game.body.supplies.orange,
    objectives: 0,
    done: 0,
    version: 0,
    ending: NONE,
    tally: {
      sprung: filled(game.traps.length, 0),
      held: filled(game.traps.length, 0),
      lost: filled(game.traps.length, 0),
      visits: filled(game.places, 0),
      specials: seats(0),
      flips: seats(0),
      shutDown: seats(0),
      assists: seats(0),
      unlocked: 0,
    },
  };
}

function boxOf({ body, traps }: Game): Tile[] {
  return [
    ...filled(body.supplies.safe, SAFE),
    ...filled(body.supplies.objective, OBJECTIVE),
    ...traps.flatMap(({ tiles }, trap) => filled(tiles, trap + FIRST_TRAP)),
  ];
}

/** Creates a game before its first turn. The level is chosen first, unless there is only one. */
export function setup(game: Game, players: number, seed: number): State {
  const state = bareState(game, players, seed);
  if (game.rules.firstPlayer === 'random') state.first = firstBy(state);
  state.turn = state.first;
  if (game.levels.length === 1) lay({ game, state, emit: undefined }, 0);
  return state;
}

function firstBy({ rng, players }: State): Seat {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  shuffle(rng, seats);
  return at(seats, 0);
}

/** Sets up a level (rules 3.2): draws its mix from shuffled piles, deals it row by row and stacks the draw pile. */
export function lay({ game, state, emit }: Context, level: number): void {
  const { safe, trap, objective } = at(game.levels, level);
  const piles: readonly [Tile[], Tile[], Tile[]] = [[], [], []];
  for (const tile of state.box) piles[Math.min(tile, FIRST_TRAP) as 0 | 1 | 2].push(tile);
  for (const pile of piles) shuffle(state.rng, pile);
  const [safes, objectives, traps] = piles;
  const mix = [...safes.splice(0, safe), ...traps.splice(0, trap), ...objectives.splice(0, objective)];
  shuffle(state.rng, mix);
  const spares = [...safes.splice(0, game.body.drawPile.safe), ...traps.splice(0, game.body.drawPile.trap)];
  shuffle(state.rng, spares);
  // Surplus tiles return to the box; surplus cells stay empty.
  for (let cell = 0; cell < game.cells; cell++) state.tile[cell] = mix[cell] ?? NONE;
  state.box.length = 0;
  state.box.push(...mix.slice(game.cells), ...safes, ...objectives, ...traps);
  state.draw.push(...spares);
  state.objectives = state.tile.filter((tile) => tile === OBJECTIVE).length;
  state.level = level;
  state.phase = 'muster';
  emit?.({ type: 'levelChosen', level });
}

/** Assigns a character; then the next player picks, or the first turn begins. */
export function muster(context: Context, seat: Seat, character: number): void {
  const { game, state, emit } = context;
  // With a single level there was no choice and setup emitted no event.
  if (state.step === 0 && game.levels.length === 1) emit?.({ type: 'levelChosen', level: state.level });
  state.character[seat] = character;
  emit?.({ type: 'characterPicked', seat, character });
  state.step++;
  if (state.step < state.players) {
    state.turn = (state.first + state.step) % state.players;
    return;
  }
  state.phase = 'main';
  state.step = 0;
  emit?.({ type: 'roundBegan', round: 1, marker: state.marker });
  if (state.marker < game.lastSpace) nextSeat(context);
}
