import type { Grid, GridLook, GridSquare } from '@/lib/kit/grid';
import { parsePlace } from '../layout/cells';
import type { Ship } from '../schema';
import type { CellKind } from '../vocabulary';
import { SIGNS } from './looks';
import { finishTitle, startTitle } from './names';

const LOOKS: Readonly<Record<CellKind, GridLook>> = {
  tile: {},
  start: { tone: 'service', icon: SIGNS.start },
  finish: { tone: 'exit', icon: SIGNS.finish },
};

/** Where each tile is dealt and each board lies; cells off the grid are left out. */
export function shipGrid(body: Ship): Grid {
  const squares = body.layout.flatMap(({ id, kind }): readonly GridSquare[] => {
    const spot = parsePlace(id);
    return spot ? [{ ...spot, ...LOOKS[kind], ...(kind !== 'tile' && { area: kind }) }] : [];
  });
  return {
    columns: Math.max(0, ...squares.map(({ x }) => x + 1)),
    rows: Math.max(0, ...squares.map(({ y }) => y + 1)),
    squares,
    legend: [
      { ...LOOKS.tile, label: 'A tile, dealt face down' },
      { ...LOOKS.start, label: startTitle(body) },
      { ...LOOKS.finish, label: finishTitle(body) },
    ],
  };
}
