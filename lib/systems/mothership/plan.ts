import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import { type Plan, type PlanRoom, tileRoom } from '@/lib/kit/plan';
import { compile } from './engine/compile';
import { distancesTo, FAR } from './engine/distance';
import type { Game, Place } from './engine/game';
import type { Ship } from './schema';

/** Draws the layout as an evacuation plan: adjacent tiles are open; a board is one place over all its cells. */
export function buildPlan(body: Ship): Plan {
  const game = compile(body);
  const startName = body.ship.startName.trim() || 'Start';
  const finishName = body.ship.finishName.trim() || 'Finish';
  const tiles = Array.from({ length: game.cells }, (_, cell): PlanRoom => {
    const id = at(game.names, cell);
    return { id, label: id, style: 'room', ...tileRoom('square', { x: at(game.x, cell), y: at(game.y, cell) }) };
  });
  return {
    rooms: [
      ...tiles,
      ...boardRooms(at(game.names, game.start), startName, game.startSpots),
      ...boardRooms(at(game.names, game.finish), finishName, game.finishSpots),
    ],
    passages: [],
    start: game.startSpots.length > 0 ? at(game.names, game.start) : undefined,
    wayOut: wayOut(game).map((place) => at(game.names, place)),
    scale: '',
  };
}

/** Rooms of a board: the first cell has its name, the others are parts of it. */
const boardRooms = (
  id: string,
  label: string,
  spots: readonly { readonly x: number; readonly y: number }[],
): readonly PlanRoom[] =>
  spots.map((spot, i) =>
    i === 0
      ? { id, label, style: 'corridor', ...tileRoom('square', spot) }
      : { id: `${id}-${i + 1}`, partOf: id, label: '', style: 'corridor', ...tileRoom('square', spot) },
  );

/** Returns a shortest path from start to finish; empty if there is none. */
function wayOut(game: Game): readonly Place[] {
  if (game.startSpots.length === 0 || game.finishSpots.length === 0) return [];
  const steps = distancesTo(game, filled(game.cells, 0), [game.finish]);
  let place = game.start;
  if (at(steps, place) >= FAR) return [];
  const way = [place];
  while (place !== game.finish) {
    const next = at(game.neighbours, place).find((neighbour) => at(steps, neighbour) === at(steps, place) - 1);
    if (next === undefined) return [];
    way.push(next);
    place = next;
  }
  return way;
}
