import type { System } from '@/lib/contract/authored';
import type { Json, JsonObject } from '@/lib/kernel/json';
import type { KitOrder } from '@/lib/kit/order';
import type { HouseRules as SphereRules } from '@/lib/systems/fightsphere/schema';
import type { HouseRules as SiegeRules } from '@/lib/systems/isolation/schema';
import type { HouseRules as ShipRules } from '@/lib/systems/mothership/schema';
import { trapped } from '@/lib/systems/trapped';
import type { HouseRules } from '@/lib/systems/trapped/schema';
import type { Arena } from '@/lib/systems/walls/schema';
import type { Box } from '@/lib/systems/zombies/schema';
import { nodeAssets } from '@/templates/assets/node';
import { layoutKit } from '@/templates/layout/layout';
import { renderKit } from '@/templates/render';
import { campaign } from '@/test/support/fightsphere/campaign';
import { siege } from '@/test/support/isolation/siege';
import { type ReadPage, readInOrder } from '@/test/support/read-in-order';
import { ORDER } from '@/test/support/sample-kit';
import { starterOf } from '@/test/support/starters';
import { PLAIN_SHIP } from '@/test/support/trapped/plain-ship';

const standard = await starterOf('walls', 'walls-standard');
const both = await starterOf('zombies', 'graveyard-and-deep-sea');
const ship = await starterOf('mothership', 'the-mothership');

const HEADER = { title: 'A night', authors: [], licence: '', language: 'en', summary: '' };
const assets = nodeAssets();

/** Orders one piece of a scenario. */
function ordered(piece: string, body: Json, more: Partial<KitOrder>, system: System) {
  const order = { ...ORDER, players: 4, ...more, pieces: [piece] };
  return { order, kit: system.open(body).kit(HEADER, order) };
}

/** Lays out one piece. */
export function layPiece(piece: string, body: Json, more: Partial<KitOrder> = {}, system: System = trapped) {
  const { order, kit } = ordered(piece, body, more, system);
  return layoutKit(kit, order, { assets, credits: false });
}

/** Prints one piece and reads its PDF with another program. */
export async function readPiece(
  piece: string,
  body: Json,
  more: Partial<KitOrder> = {},
  system: System = trapped,
): Promise<readonly ReadPage[]> {
  const { order, kit } = ordered(piece, body, more, system);
  const { pdf } = await renderKit(kit, order, { assets, credits: false });
  return readInOrder(
    pdf,
    kit.pieces.some((made) => made.kind === 'document' && made.booklet === true),
  );
}

/** The book’s spaceship, which no change of the starter touches, with some house rules, and defaults for the rest. */
export function spaceshipUnder(options: Partial<HouseRules>): JsonObject {
  return { ...PLAIN_SHIP, options };
}

/** Both decks of Zany Zombies with some house rules, and defaults for the rest. */
export function bothDecksUnder(options: Partial<Box['options']>): JsonObject {
  return { ...both.body, options };
}

/** The Standard board of Walls with some house rules, and defaults for the rest. */
export function arenaUnder(options: Partial<Arena['options']>): JsonObject {
  return { ...standard.body, options };
}

/** A small campaign of Fight Sphere with some house rules, and defaults for the rest. */
export const campaignUnder = (options: Partial<SphereRules>): JsonObject => ({
  ...campaign,
  options: { ...campaign.options, ...options },
});

/** A small siege of Isolation with some house rules, and defaults for the rest. */
export const siegeUnder = (options: Partial<SiegeRules>): JsonObject => siege({ options });

/** The Mothership with some house rules, and defaults for the rest. */
export const shipUnder = (options: Partial<ShipRules>): JsonObject => ({ ...ship.body, options });
