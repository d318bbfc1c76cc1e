import type { Remark } from '@/lib/contract/authored';
import { figure } from '@/lib/tabletop/authoring/figure';
import { NONE, partsOf, sizesOfParts } from '@/lib/tabletop/play/board';
import { isEven } from '@/lib/tabletop/play/find-fair-places';
import { joined } from '@/lib/tabletop/words/wording';
import { type Ground, groundOf, standingOn, supplyLeft } from './rules/ground';
import { placedStarts, startFairness, tablesOf } from './rules/starts';
import type { Arena } from './schema';

/** Returns remarks on the size of the board, its sections, and the fairness of starts. */
export function remarks(body: Arena): readonly Remark[] {
  const ground = groundOf(body);
  return [...boardRemarks(ground), ...wallRemarks(body, ground), ...startRemarks(body, ground)];
}

const boardRemarks = ({ board: { cells, edges } }: Ground): readonly Remark[] => [
  figure(['tiles'], 'Tiles', String(cells), cells > 0),
  figure(['tiles'], 'Sides between tiles', String(edges)),
];

function wallRemarks(body: Arena, ground: Ground): readonly Remark[] {
  const { board, closed, wallTiles } = ground;
  const parts = new Int16Array(board.cells);
  partsOf(board, closed, parts);
  const sections = new Set(parts.filter((_, cell) => !wallTiles[cell])).size;
  const sizes = sizesOfParts(board, closed);
  const largest = parts[sizes.indexOf(Math.max(...sizes))];
  const sites = body.options.wallKind === 'tile' ? board.cells : board.edges;
  const left = sites - standingOn(ground);
  return [
    figure(['walls'], 'Sections', String(sections), sections < 2),
    figure(['walls'], body.options.wallKind === 'tile' ? 'Tiles left' : 'Edges left', String(left), left > 0),
    figure(['walls'], 'Walls to put up', String(Math.min(left, supplyLeft(body, ground)))),
    ...board.names.flatMap((id, cell): readonly Remark[] =>
      parts[cell] === largest || wallTiles[cell]
        ? []
        : [{ kind: 'mark', path: ['tiles', id], look: 'stop', title: 'Cut off from most tiles' }],
    ),
  ];
}

/** Distances and open sides of the starts, for each number of players. */
const startRemarks = (body: Arena, ground: Ground): readonly Remark[] =>
  tablesOf(body).flatMap((players) => {
    const starts = placedStarts(body, ground, players);
    if (starts.includes(NONE)) return [figure(['starts'], `Starts for ${players}`, 'not all placed', false)];
    const { nearest, sides } = startFairness(ground, starts);
    const least = Math.min(...nearest);
    return [
      figure(
        ['starts'],
        `Steps between the nearest two of ${players}`,
        Number.isFinite(least) ? String(least) : 'no way',
        isEven(nearest),
      ),
      figure(['starts'], `Open sides for ${players}`, joined(sides.map(String)), isEven(sides)),
    ];
  });
