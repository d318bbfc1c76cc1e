import type { Header } from '@/lib/contract/authored';
import type { KitOrder } from '@/lib/kit/order';
import { pieceMakers, playersOf } from '@/lib/tabletop/piece-makers';
import { titled } from '@/lib/tabletop/wording';
import type { Campaign, Episode, Gladiator } from '../schema';
import { PLAYERS } from '../vocabulary';

/** What every piece is made from. */
export interface KitInput {
  readonly header: Header;
  readonly body: Campaign;
  /** One a player; '' where nobody is named. */
  readonly players: readonly string[];
  /** Written Gladiators that are printed on sheets. */
  readonly pregens: readonly Gladiator[];
}

export const kitInput = (header: Header, body: Campaign, order: KitOrder): KitInput => ({
  header,
  body,
  players: playersOf(order, PLAYERS),
  pregens: order.suggested === false ? [] : body.pregens,
});

export const makers = pieceMakers<KitInput>();
export const { copiesPiece, documentPiece, rulesLeaflet, cutPiece, cardsPiece } = makers;

/** How many Gladiators the GM has: all that the players do not keep (rules 12). */
export const othersIn = ({ body, players }: KitInput): number => players.length * (body.gladiatorsPerPlayer - 1);

/** How deep an episode lies; undefined while it has no layer. */
export function layerOf({ layers }: Campaign, { layer }: Pick<Episode, 'layer'>): number | undefined {
  const place = layers.findIndex(({ id }) => id === layer);
  return place < 0 ? undefined : place;
}

/** "Layer 2: The Sump". */
export const layerTitle = ({ layers }: Campaign, place: number): string =>
  layers[place]?.name.trim() ? `Layer ${place}: ${layers[place].name.trim()}` : `Layer ${place}`;

/** Names of all NPCs by their ids, which may come from any episode; the first one has an id that several have. */
export const npcNames = ({ episodes }: Campaign): ReadonlyMap<string, string> =>
  new Map(episodes.flatMap(({ npcs }) => npcs.map(({ id, name }) => [id, titled(name, 'NPC')] as const)).toReversed());
