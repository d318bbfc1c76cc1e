import { below, seededRng, shuffle } from '@/lib/kernel/rng';
import { FIRST_TRAP, type Game, NONE } from '@/lib/systems/mothership/engine/game';
import { clone, type State } from '@/lib/systems/mothership/engine/state';

/** Counts pieces of each kind, wherever they are: tiles by kind, tokens by trap, markers. */
export function allPieces(game: Game, state: State): readonly number[] {
  const tiles = [0, 0, ...game.traps.map(() => 0)];
  const count = (tile: number) => {
    if (tile !== NONE) tiles[tile] = (tiles[tile] ?? 0) + 1;
  };
  for (const list of [state.tile, state.draw, state.box, state.gone]) list.forEach(count);
  for (const hole of state.holes) count(hole.tile);
  const tokens = [...state.supply];
  for (const { trap } of state.tokens.flat()) tokens[trap] = (tokens[trap] ?? 0) + 1;
  const disarmed = state.disarmed.filter((round) => round > 0).length;
  return [...tiles, ...tokens, state.orange + disarmed + state.marked.filter(Boolean).length];
}

/** Counts pieces in the box before setup. */
export function boxedPieces({ body, traps }: Game): readonly number[] {
  const { safe, objective, orange } = body.supplies;
  return [safe, objective, ...traps.map(({ tiles }) => tiles), ...traps.map(({ tokens }) => tokens), orange];
}

/** Copies a game and shuffles everything that is hidden: face-down tiles, the draw pile, and traps in the box. */
export function redealt(state: State, seed: number): State {
  const other = { ...clone(state), rng: seededRng(seed + 1) };
  const rng = seededRng(seed);
  const down = other.tile.flatMap((tile, cell) => (tile !== NONE && !other.faceUp[cell] ? [cell] : []));
  const tiles = down.map((cell) => other.tile[cell] ?? NONE);
  shuffle(rng, tiles);
  for (const [i, cell] of down.entries()) other.tile[cell] = tiles[i] ?? NONE;
  shuffle(rng, other.draw);
  shuffle(rng, other.box);
  // Nobody knows which traps are on the board either.
  const traps = other.box.flatMap((tile, i) => (tile >= FIRST_TRAP ? [i] : []));
  for (const cell of down) {
    const boxed = traps[below(rng, Math.max(1, traps.length))];
    const tile = other.tile[cell] ?? NONE;
    if (boxed === undefined || tile < FIRST_TRAP) continue;
    other.tile[cell] = other.box[boxed] ?? NONE;
    other.box[boxed] = tile;
  }
  return other;
}
