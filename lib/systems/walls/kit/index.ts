import { kitOf, type PieceMaker } from '@/lib/tabletop/piece-makers';
import { arrows } from './arrows';
import { board } from './board';
import { lids, trays } from './boxes';
import { cover } from './cover';
import { exampleSheet } from './example-sheet';
import { type KitInput, kitInput } from './input';
import { ARENA_SIGN } from './looks';
import { pads } from './pads';
import { leaflet } from './rules-leaflet';
import { spinner } from './spinner';
import { standees } from './standees';
import { flatWalls, walls } from './walls';

/** What is read first, what is cut out, and what is written on. */
const MAKERS: readonly PieceMaker<KitInput>[] = [
  cover,
  leaflet,
  exampleSheet,
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
