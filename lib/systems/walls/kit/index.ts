import { kitOf, type PieceMaker } from '@/lib/tabletop/piece-makers';
import { arrows } from './arrows';
import { board } from './board';
import { lids, trays } from './boxes';
import { cover } from './cover';
import { type KitInput, kitInput } from './input';
import { ARENA_SIGN } from './looks';
import { pads } from './pads';
import { spinner } from './spinner';
import { standees } from './standees';
import { flatWalls, walls } from './walls';

/** What is read first, what is cut out, and what is written on. */
const MAKERS: readonly PieceMaker<KitInput>[] = [
  cover,
  board,
  walls,
  flatWalls,
  standees,
  trays,
  lids,
  arrows,
  ...spinner,
  pads,
];

export const { pieces, buildKit } = kitOf(MAKERS, kitInput, () => ({
  noun: 'arena',
  subtitle: 'A board for Walls',
  sign: ARENA_SIGN,
}));
