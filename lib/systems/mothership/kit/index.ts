import { type Header, isOrdered, type PieceKind } from '@/lib/contract/authored';
import type { KitSpec } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import type { PieceMaker } from '@/lib/tabletop/piece-makers';
import { titled } from '@/lib/tabletop/wording';
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
export const pieces: readonly PieceKind[] = MAKERS.map(({ build, ...kind }) => kind);

/** The kit of a ship, half-written ones too; pieces that were not ordered are left out. */
export function buildKit(header: Header, body: Ship, order: KitOrder): KitSpec {
  const input = kitInput(header, body, order);
  const ordered = MAKERS.filter((maker) => isOrdered(maker, order));
  return {
    title: titled(header.title, 'ship'),
    subtitle: body.ship.name.trim() || 'A ship for Mothership Fantasia',
    language: header.language.trim() || 'en',
    authors: header.authors,
    sign: SHIP_SIGN,
    pieces: ordered.flatMap((maker) => maker.build(input) ?? []),
  };
}
