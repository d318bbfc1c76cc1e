import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import { nextInt, type Rng, shuffle } from '@/lib/kernel/rng';
import { FIRST_TRAP, NONE, OBJECTIVE, SAFE, type Tile } from './game';
import { bareState } from './setup';
import type { State } from './state';
import { UNSEEN, type View } from './view';

/** Returns a complete state consistent with the view: hidden tiles are dealt at random and the tally is empty. */
export function guess(view: View, rng: Rng): State {
  const { game, table } = view;
  const bare = bareState(game, table.players, nextInt(rng));
  const bySeat = <T>(read: (seat: number) => T): T[] => bare.at.map((_, seat) => read(seat));
  const byCell = <T>(read: (cell: number) => T): T[] => bare.tile.map((_, cell) => read(cell));
  return {
    ...bare,
    phase: table.phase,
    level: table.level,
    round: table.round,
    marker: table.marker,
    first: table.first,
    turn: table.turn,
    step: stepOf(view),
    deferred: table.deferred.slice(),
    turns: table.turns,
    character: bySeat((seat) => view.characterOf(seat)),
    at: bySeat((seat) => view.placeOf(seat)),
    ap: bySeat((seat) => view.apOf(seat)),
    surcharge: bySeat((seat) => view.surchargeOf(seat)),
    used: bare.used.map((uses, seat) => uses.map((_, ability) => view.usesOf(seat, ability))),
    tokens: bySeat((seat) => view.tokensOf(seat).map((token) => ({ ...token }))),
    faceUp: byCell((cell) => view.isThere(cell) && !view.isFaceDown(cell)),
    marked: byCell((cell) => view.isMarked(cell)),
    disarmed: byCell((cell) => view.disarmedUntil(cell)),
    holes: table.holes.slice(),
    gone: table.gone.slice(),
    supply: bare.supply.map((_, trap) => view.supplyOf(trap)),
    orange: table.orange,
    objectives: table.objectives,
    done: table.done,
    version: table.version,
    ending: table.ending,
    ...tilesOf(view, bare.box, rng),
  };
}

/** Returns the number of seats that had their turn in this phase, derived from the seat whose turn it is. */
function stepOf({ table: { phase, turn, first, players, deferred } }: View): number {
  if (turn === NONE) return 0;
  const place = (turn - first + players) % players;
  if (phase === 'main') return place + 1;
  if (phase === 'deferred') return deferred.indexOf(turn) + 1;
  return phase === 'muster' ? place : 0;
}

/** Places all visible tiles; deals the others to draw pile, cells and box, respecting the counts. */
function tilesOf(view: View, all: readonly Tile[], rng: Rng): Pick<State, 'tile' | 'draw' | 'box'> {
  const seen = seenTiles(view);
  const unseen = without(all, seen);
  const tile = Array.from({ length: view.game.cells }, (_, cell) => view.tileAt(cell));
  // Until the level is chosen, all tiles are in the box.
  if (view.table.phase === 'level') return { tile, draw: [], box: unseen };

  const down = tile.flatMap((what, cell) => (what === UNSEEN ? [cell] : []));
  const objectives = view.table.objectives - count(seen, isObjective);
  const { mix, spares } = dealtBy(view);
  const left: Sorts = {
    safe: mix.safe + spares.safe - count(seen, isSafe),
    trap: mix.trap + spares.trap - count(seen, isTrap),
  };
  const pile = pileOf(view.drawSize, spares, left, rng);
  const rest = deal(rng, { safe: left.safe - pile.safe, trap: left.trap - pile.trap }, down.length - objectives);

  shuffle(rng, unseen);
  const take = (wanted: number, is: (what: Tile) => boolean): Tile[] => {
    const taken: Tile[] = [];
    while (taken.length < wanted) taken.push(...unseen.splice(unseen.findIndex(is), 1));
    return taken;
  };
  const draw = [...take(pile.safe, isSafe), ...take(pile.trap, isTrap)];
  const laid = [...take(objectives, isObjective), ...take(rest.safe, isSafe), ...take(rest.trap, isTrap)];
  shuffle(rng, draw);
  shuffle(rng, laid);
  for (const [i, cell] of down.entries()) tile[cell] = at(laid, i);
  return { tile, draw, box: unseen };
}

/** Numbers of safe tiles and of traps of any kind. */
interface Sorts {
  readonly safe: number;
  readonly trap: number;
}

const isSafe = (tile: Tile): boolean => tile === SAFE;
const isObjective = (tile: Tile): boolean => tile === OBJECTIVE;
const isTrap = (tile: Tile): boolean => tile >= FIRST_TRAP;
const count = (tiles: readonly Tile[], is: (tile: Tile) => boolean): number => tiles.filter(is).length;

/** Returns every tile that is or was face up. */
function seenTiles(view: View): readonly Tile[] {
  const seen = [...view.table.gone, ...view.table.holes.map(({ tile }) => tile)];
  for (let cell = 0; cell < view.game.cells; cell++) seen.push(view.tileAt(cell));
  return seen.filter((tile) => tile !== NONE && tile !== UNSEEN);
}

function without(all: readonly Tile[], taken: readonly Tile[]): Tile[] {
  const left = [...all];
  for (const tile of taken) left.splice(left.indexOf(tile), 1);
  return left;
}

/** Returns the level's mix and the initial draw pile; public, since the rules state them. */
function dealtBy({ game, table: { level } }: View): { readonly mix: Sorts; readonly spares: Sorts } {
  const { supplies, drawPile } = game.body;
  const boxed: Sorts = { safe: supplies.safe, trap: game.traps.reduce((sum, { tiles }) => sum + tiles, 0) };
  const { safe, trap } = at(game.levels, level);
  const mix: Sorts = { safe: Math.min(safe, boxed.safe), trap: Math.min(trap, boxed.trap) };
  return {
    mix,
    spares: {
      safe: Math.min(drawPile.safe, boxed.safe - mix.safe),
      trap: Math.min(drawPile.trap, boxed.trap - mix.trap),
    },
  };
}

/** Draws a possible composition of the draw pile, consistent with its origin and with the unseen tiles. */
function pileOf(size: number, spares: Sorts, left: Sorts, rng: Rng): Sorts {
  const least = Math.max(size - spares.trap, size - left.trap);
  const most = Math.min(spares.safe, left.safe);
  const safe = Math.max(least, Math.min(most, deal(rng, spares, size).safe));
  return { safe, trap: size - safe };
}

/** Deals tiles from a shuffled pile and returns their counts. */
function deal(rng: Rng, { safe, trap }: Sorts, size: number): Sorts {
  const pile = [...filled(safe, SAFE), ...filled(trap, FIRST_TRAP)];
  shuffle(rng, pile);
  const dealt = count(pile.slice(0, size), isSafe);
  return { safe: dealt, trap: size - dealt };
}
