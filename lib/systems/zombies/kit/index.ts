import { kitOf, type PieceMaker } from '@/lib/tabletop/piece-makers';
import { cards } from './cards';
import { chance } from './chance';
import { cover } from './cover';
import { type KitInput, kitInput } from './input';
import { BOX_SIGN } from './looks';
import { mats } from './mats';
import { rounds } from './rounds';

/** What is read first, then what is cut out. */
const MAKERS: readonly PieceMaker<KitInput>[] = [cover, cards, ...chance, mats, rounds];

export const { pieces, buildKit } = kitOf(MAKERS, kitInput, ({ body }) => ({
  noun: 'box',
  subtitle: body.decks.length === 1 ? 'A deck for Zany Zombies' : 'Decks for Zany Zombies',
  sign: BOX_SIGN,
}));
