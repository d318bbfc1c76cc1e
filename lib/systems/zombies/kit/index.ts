import { kitOf, type PieceMaker } from '@/lib/tabletop/piece-makers';
import { cards } from './cards';
import { chance } from './chance';
import { cover } from './cover';
import { type KitInput, kitInput } from './input';
import { BOX_SIGN } from './looks';
import { mats } from './mats';
import { pad } from './pad';
import { reference } from './reference';
import { rounds } from './rounds';
import { leaflet } from './rules-leaflet';

/** What is read first, what is cut out, and what is written on. */
const MAKERS: readonly PieceMaker<KitInput>[] = [cover, leaflet, reference, cards, ...chance, mats, rounds, pad];

export const { pieces, buildKit } = kitOf(MAKERS, kitInput, ({ body }) => ({
  noun: 'box',
  subtitle: body.decks.length === 1 ? 'A deck for Zany Zombies' : 'Decks for Zany Zombies',
  sign: BOX_SIGN,
}));
