import { kitOf, type PieceMaker } from '@/lib/tabletop/piece-makers';
import { boards } from './boards';
import { characterCards } from './character-cards';
import { cover } from './cover';
import { endings } from './endings';
import { type KitInput, kitInput } from './input';
import { layoutPlan } from './layout-plan';
import { SHIP_SIGN } from './looks';
import { mat } from './mat';
import { references } from './references';
import { leaflet } from './rules-leaflet';
import { standees } from './standees';
import { tiles } from './tiles';
import { tokens } from './tokens';

/** What is read first, what is cut out, and what is opened last. */
const MAKERS: readonly PieceMaker<KitInput>[] = [
  cover,
  layoutPlan,
  leaflet,
  references,
  tiles,
  characterCards,
  tokens,
  boards,
  standees,
  mat,
  endings,
];

export const { pieces, buildKit } = kitOf(MAKERS, kitInput, ({ body }) => ({
  noun: 'ship',
  subtitle: body.ship.name.trim() || 'A ship for Mothership Fantasia',
  sign: SHIP_SIGN,
}));
