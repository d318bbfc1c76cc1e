import { paragraphs } from '@/lib/kit/as-markdown';
import { CARD_SIZES } from '@/lib/kit/blank';
import type { Face, TextFace } from '@/lib/kit/faces';
import { cardPart } from '@/lib/tabletop/card-texts';
import { counters } from '@/lib/tabletop/counters';
import { labelled } from '@/lib/tabletop/labelled';
import { pictured } from '@/lib/tabletop/pictured';
import { joined, titled } from '@/lib/tabletop/wording';
import { layerName, layerOf, npcNames } from '../names';
import type { Campaign, Community, Episode, Gladiator, Npc } from '../schema';
import { COMMUNITY_LABELS, DRIVE_LABELS } from '../vocabulary';
import { aboutCommunity, COMMUNITY_LOOKS, cardsPiece, makers, SIGNS, tagLine } from './input';

export const COUNTERS_EACH = 12;
export const CARDS = { gladiator: CARD_SIZES.tarot, npc: CARD_SIZES.mini, community: CARD_SIZES.poker } as const;

/** What the GM needs of each Gladiator; its face is on the back, for the players. */
export const gladiatorCards = cardsPiece(
  { id: 'gladiator-cards', title: 'NPC Gladiator cards', audience: 'gm' },
  'GL',
  CARDS.gladiator,
  ({ body }) =>
    body.npcGladiators.map((one) => cardPart(`gladiator-${one.id}`, gladiatorFace(one, body), gladiatorBack(one))),
  { faceDown: true },
);

export const gladiatorFace = (gladiator: Gladiator, body: Campaign): TextFace => ({
  face: 'text',
  kicker: 'NPC Gladiator',
  icon: SIGNS.gladiator,
  tone: 'alarm',
  title: titled(gladiator.name, 'Gladiator'),
  markdown: paragraphs(
    gladiator.backStory,
    ...labelled(
      [DRIVE_LABELS[gladiator.drive], gladiator.driveText],
      ['Weapon', gladiator.weapon],
      ['Ties', tiesOf(gladiator, body)],
      ['Tags', tagLine(gladiator.tags)],
    ),
  ),
  footer: `Conflict Pool ${gladiator.pool ?? body.startPool}`,
});

/** What the display in every hand shows. */
export const gladiatorBack = ({ face, name }: Gladiator) =>
  ({
    face: 'emblem',
    tone: 'alarm',
    ...pictured(face, SIGNS.gladiator),
    title: titled(name, 'Gladiator'),
    note: 'Kill or be killed',
  }) as const satisfies Face;

function tiesOf({ relationships }: Gladiator, body: Campaign): string {
  const names = npcNames(body);
  return joined(relationships.flatMap(({ npc, base }) => (names.has(npc) ? `${names.get(npc)} (base ${base})` : [])));
}

/** Names and faces of all NPCs, to lay out who is tied to whom. */
export const npcCards = cardsPiece(
  { id: 'npc-cards', title: 'NPC name cards', audience: 'table' },
  'NP',
  CARDS.npc,
  ({ body }) =>
    body.episodes.flatMap((episode) =>
      episode.npcs.map((npc) => cardPart(`npc-${episode.id}-${npc.id}`, npcFace(npc, episode, body))),
    ),
);

/** The number in the corner is the layer. */
export function npcFace(npc: Npc, episode: Episode, body: Campaign) {
  const kind = episode.communities.find(({ id }) => id === npc.community)?.kind ?? 'custom';
  return {
    face: 'emblem',
    tone: COMMUNITY_LOOKS[kind].tone,
    ...pictured(npc.picture, SIGNS.npc),
    title: titled(npc.name, 'NPC'),
    note: npc.role.trim(),
    corners: [String(layerOf(body, episode) ?? ''), ''],
  } as const satisfies Face;
}

export const communityCards = cardsPiece(
  { id: 'community-cards', title: 'Community cards', audience: 'gm', extra: true },
  'CO',
  CARDS.community,
  ({ body }) =>
    body.episodes.flatMap((episode) =>
      episode.communities.map((community) =>
        cardPart(`community-${episode.id}-${community.id}`, communityFace(community, episode, body)),
      ),
    ),
);

export const communityFace = (community: Community, episode: Episode, body: Campaign): TextFace => {
  const layer = layerOf(body, episode);
  return {
    face: 'text',
    ...COMMUNITY_LOOKS[community.kind],
    kicker: COMMUNITY_LABELS[community.kind],
    title: titled(community.name, 'community'),
    markdown: paragraphs(...aboutCommunity(community, episode)),
    footer: layer === undefined ? '' : layerName(body, layer),
  };
};

/** Dice of a pool, in each player’s colour and shape (rules 13). */
export const poolCounters = counters(
  makers,
  { id: 'pool-counters', title: 'Pool counters', audience: 'player' },
  'PC',
  ({ players }) => ({ players, each: COUNTERS_EACH }),
);
