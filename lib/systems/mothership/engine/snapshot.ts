import type { JsonObject } from '@/lib/kernel/json';
import { FIRST_TRAP, type Game, NONE, OBJECTIVE, SAFE, type Tile } from './game';
import { UNSEEN, type View } from './view';

/** Returns everything a view shows, by the ids of the file: the payload for a client. */
export function snapshotOf(view: View): JsonObject {
  const { game, table } = view;
  const { body } = game;
  const cells = Array.from({ length: game.cells }, (_, cell) => cell);
  const seats = Array.from({ length: table.players }, (_, seat) => seat);
  return {
    phase: table.phase,
    level: body.levels[table.level]?.id ?? null,
    round: table.round,
    marker: table.marker,
    lastSpace: game.lastSpace,
    first: table.first,
    turn: table.turn === NONE ? null : table.turn,
    deferred: [...table.deferred],
    objectives: table.objectives,
    done: table.done,
    open: view.isOpen,
    drawPile: view.drawSize,
    orange: table.orange,
    supply: Object.fromEntries(body.traps.map(({ id }, trap) => [id, view.supplyOf(trap)])),
    cells: Object.fromEntries(
      cells.map((cell) => [
        game.names[cell] ?? '',
        {
          tile: tileName(game, view.tileAt(cell)),
          marked: view.isMarked(cell),
          disarmedUntil: view.disarmedUntil(cell),
        },
      ]),
    ),
    holes: table.holes.map(({ cell, tile, seat, due }) => ({
      cell: game.names[cell] ?? '',
      tile: tileName(game, tile),
      seat,
      due,
    })),
    players: seats.map((seat) => ({
      character: body.characters[view.characterOf(seat)]?.id ?? null,
      at: game.names[view.placeOf(seat)] ?? '',
      ap: view.apOf(seat),
      surcharge: view.surchargeOf(seat),
      tokens: view.tokensOf(seat).map(({ trap, taken }) => ({ trap: body.traps[trap]?.id ?? '', taken })),
      used: view.rulesOf(seat).abilities.map((_, ability) => view.usesOf(seat, ability)),
    })),
    ending: body.endings[table.ending]?.id ?? null,
  };
}

/** Name of a cell's content: a trap's id, 'safe', 'objective', 'missing' or 'face-down'. */
function tileName({ body }: Game, tile: Tile): string {
  if (tile === UNSEEN) return 'face-down';
  if (tile === NONE) return 'missing';
  if (tile === SAFE) return 'safe';
  return tile === OBJECTIVE ? 'objective' : (body.traps[tile - FIRST_TRAP]?.id ?? '');
}
