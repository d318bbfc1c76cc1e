import type { RoomLook, Scene } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { peopleOf } from '@/lib/tabletop/play/seats';
import { counted } from '@/lib/tabletop/words/wording';
import { FIRST_TRAP, type Game, NONE, OBJECTIVE, type Place, SAFE } from '../engine/game';
import type { View } from '../engine/view';
import { levelName, objectiveName, personName, trapName } from '../names';

/** Scene for replays: players with their places and tokens, and objectives shut down. */
export function sceneOf(game: Game, view: View): Scene {
  const marked: string[] = [];
  for (let cell = 0; cell < game.cells; cell++) {
    if (view.isMarked(cell)) marked.push(`${objectiveName(game)} on ${game.names[cell]}`);
  }
  return {
    clock: { rounds: view.table.round - 1, turns: view.table.turns },
    heading: headingOf(game, view),
    people: peopleOf(view.table.players, (seat) => ({
      label: personName(game, seat, view.characterOf(seat)),
      room: view.table.phase === 'level' || view.table.phase === 'muster' ? undefined : game.names[view.placeOf(seat)],
      note: noteOf(game, view, seat),
      out: view.isOut(seat),
    })),
    rooms: roomsOf(game, view),
    cards: [],
    done: marked,
  };
}

/** Returns the visible content of each cell, and whether the finish is open. */
function roomsOf(game: Game, view: View): NonNullable<Scene['rooms']> {
  const rooms = [];
  for (let cell = 0; cell < game.cells; cell++) {
    rooms.push({ room: at(game.names, cell), label: labelOf(game, view, cell), look: lookOf(view, cell) });
  }
  const finish = view.isOpen ? ('prize' as const) : ('plain' as const);
  rooms.push({ room: at(game.names, game.finish), label: view.isOpen ? 'open' : 'shut', look: finish });
  return rooms;
}

function labelOf(game: Game, view: View, cell: Place): string {
  const tile = view.tileAt(cell);
  if (view.isFaceDown(cell) || tile === NONE || tile === SAFE) return '';
  if (tile === OBJECTIVE) return objectiveName(game);
  return `${trapName(game, tile - FIRST_TRAP)}${view.disarmedUntil(cell) > 0 ? ', out of order' : ''}`;
}

function lookOf(view: View, cell: Place): RoomLook {
  const tile = view.tileAt(cell);
  // Viewers who see face-down tiles are still shown them as hidden until the players turn them.
  if (view.table.phase === 'level' || view.isFaceDown(cell)) return 'hidden';
  if (tile === NONE) return 'gone';
  if (tile === OBJECTIVE) return view.isMarked(cell) ? 'done' : 'prize';
  return tile === SAFE || view.disarmedUntil(cell) > 0 ? 'plain' : 'danger';
}

function headingOf(game: Game, view: View): string {
  switch (view.table.phase) {
    case 'level':
      return 'Choosing a level';
    case 'muster':
      return 'Picking characters';
    case 'over':
      return 'The end';
    default:
      return `${levelName(game, view.table.level)}, round ${view.table.round}, space ${view.table.marker} of ${game.lastSpace}: turn of ${personName(game, view.table.turn, view.characterOf(view.table.turn))}`;
  }
}

function noteOf(game: Game, view: View, seat: number): string {
  const tokens = view.tokensOf(seat).map(({ trap }) => trapName(game, trap));
  const points = view.table.turn === NONE || view.isOut(seat) ? [] : [counted(view.apOf(seat), 'point')];
  return [...points, ...tokens].join(', ');
}
