import type { Direction, Topology } from '@/lib/kernel/tiling';
import type { Block } from '@/lib/kit/blocks';
import { small } from '@/lib/kit/short-blocks';

interface DirectionPad {
  readonly topology: Topology;
  readonly directions: readonly Direction[];
  /** How many directions are chosen in each round. */
  readonly steps: number;
}

/** As many as one page of any paper has room for. */
const ROWS = 7;
const SIDE_BY_SIDE = 2;
const RING_MM = 26;
/** Of what the steps of a round take. */
const ROUND_SHARE = 0.3;

/** A page of rounds with a ring of directions to mark for each step. */
export const directionPad = (pad: DirectionPad): readonly Block[] =>
  Array.from({ length: ROWS }, (_, row) => ({
    block: 'columns',
    columns: Array.from({ length: SIDE_BY_SIDE }, (_, i) => columnsOf(pad, row + i * ROWS + 1)).flat(),
  }));

const columnsOf = ({ topology, directions, steps }: DirectionPad, round: number) => [
  { share: ROUND_SHARE * steps, blocks: [small(`**Round ${round}**`)] },
  ...Array.from({ length: steps }, (_, i): { readonly share: number; readonly blocks: readonly Block[] } => ({
    share: 1,
    blocks: [
      {
        block: 'figure',
        figure: { figure: 'compass', topology, directions, label: String(i + 1) },
        alt: `Round ${round}, step ${i + 1}: mark one direction.`,
        heightMm: RING_MM,
      },
    ],
  })),
];
