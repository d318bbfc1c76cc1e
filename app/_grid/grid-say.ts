import { formatPlace } from '@/lib/kit/grid-place';
import { type Board, NONE } from '@/lib/tabletop/board';
import { partsOf, stepsFrom } from '@/lib/tabletop/board-walks';
import { parseEdge } from '@/lib/tabletop/grid-edge';
import { counted } from '@/lib/tabletop/wording';
import { type GridState, pinsOf, wallsOf } from './grid-board';
import type { GridConfig } from './grid-model';

/** That a wall was put up or taken away, and into how many parts all of them cut the board: what sighted people see. */
export function sayWall({ edges }: GridConfig, id: string, isOn: boolean, board: Board, state: GridState): string {
  const [a, b] = (parseEdge(id) ?? []).map(formatPlace);
  const parts = partsOf(board, wallsOf(board, state), new Int16Array(board.cells));
  const cut = parts > 1 ? ` The board is in ${parts} parts.` : '';
  const title = edges?.title ?? '';
  return `${isOn ? title : `No ${title.toLowerCase()}`} between ${a} and ${b}.${cut}`;
}

/** Where a pin stands now, and how far the nearest other one of its set is. */
export function sayPin(
  { pins }: GridConfig,
  number: number,
  cell: string,
  players: number,
  board: Board,
  state: GridState,
): string {
  const steps = new Int16Array(board.cells);
  stepsFrom(board, wallsOf(board, state), board.cellOf(cell), steps);
  const others = pinsOf(state, players)
    .filter(([other]) => other !== number)
    .map(([, at]) => steps[board.cellOf(at)] ?? NONE)
    .filter((far) => far !== NONE);
  const title = pins?.title ?? '';
  const far =
    others.length === 0
      ? ''
      : `, ${counted(Math.min(...others), 'step')} from the nearest other ${title.toLowerCase()}`;
  return `${title} ${number}: ${cell}${far}`;
}
