import { boxInput } from '@/lib/tabletop/box-input';
import { kitOf, type PieceMaker } from '@/lib/tabletop/piece-makers';
import type { Box } from '../schema';
import { cards } from './cards';
import { cover } from './cover';
import { BOX_SIGN, type KitInput } from './input';
import { reference } from './reference';
import { leaflet } from './rules-leaflet';
import { chance, mats, pad, rounds } from './table-pieces';

/** What is read first, what is cut out, and what is written on. */
const MAKERS: readonly PieceMaker<KitInput>[] = [cover, leaflet, reference, cards, ...chance, mats, rounds, pad];

export const { pieces, buildKit } = kitOf<Box, KitInput>(MAKERS, boxInput, ({ body }) => ({
  noun: 'box',
  subtitle: body.decks.length === 1 ? 'A deck for Zany Zombies' : 'Decks for Zany Zombies',
  sign: BOX_SIGN,
}));
