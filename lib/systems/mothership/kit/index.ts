import type { Header } from '@/lib/contract/authored';
import type { KitSpec } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import { kindsOf, kitOf, type PieceMaker } from '@/lib/tabletop/piece-makers';
import type { Ship } from '../schema';
import { boards } from './boards';
import { characterCards } from './character-cards';
import { cover } from './cover';
import { endings } from './endings';
import { type KitInput, kitInput } from './input';
import { layoutPlan } from './layout-plan';
import { SHIP_SIGN } from './looks';
import { mat } from './mat';
import { references } from './references';
import { rulesLeaflet } from './rules-leaflet';
import { standees } from './standees';
import { tiles } from './tiles';
import { tokens } from './tokens';

/** What is read first, what is cut out, and what is opened last. */
const MAKERS: readonly PieceMaker<KitInput>[] = [
  cover,
  layoutPlan,
  rulesLeaflet,
  references,
  tiles,
  characterCards,
  tokens,
  boards,
  standees,
  mat,
  endings,
];

/** Everything that can be ordered. */
export const pieces = kindsOf(MAKERS);

/** The kit of a ship, half-written ones too; pieces that were not ordered are left out. */
export const buildKit = (header: Header, body: Ship, order: KitOrder): KitSpec =>
  kitOf(MAKERS, kitInput(header, body, order), order, {
    noun: 'ship',
    subtitle: body.ship.name.trim() || 'A ship for Mothership Fantasia',
    sign: SHIP_SIGN,
  });
