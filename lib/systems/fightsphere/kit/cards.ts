import { paragraphs } from '@/lib/kit/as-markdown';
import { CARD_SIZES } from '@/lib/kit/blank';
import { roundToken } from '@/lib/kit/blanks/flat';
import type { Tone } from '@/lib/kit/blocks';
import { typedCards } from '@/lib/tabletop/cards/card-texts';
import { labelledText, pictured } from '@/lib/tabletop/pieces/pictured';
import { joined, titled } from '@/lib/tabletop/words/wording';
import { layerName, layerOf, npcNames } from '../names';
import type { Campaign, Gladiator } from '../schema';
import { COMMUNITY_LABELS, DRIVE_LABELS } from '../vocabulary';
import { aboutCommunity, COMMUNITY_LOOKS, makers, SIGNS, tagLine } from './input';

/** NPC Gladiator cards for the GM; the back shows the face, as the displays do. */
export const gladiatorCards = typedCards(
  makers,
  {
    id: 'gladiator-cards',
    title: 'NPC Gladiator cards',
    audience: 'gm',
    faceDown: true,
    code: 'GL',
    size: CARD_SIZES.tarot,
  },
  (body) =>
    body.npcGladiators.map(({ id, name, ...gladiator }) => ({
      id: `gladiator-${id}`,
      path: ['npcGladiators', id],
      name,
      words: 'backStory',
      face: {
        face: 'text',
        kicker: 'NPC Gladiator',
        icon: SIGNS.gladiator,
        tone: 'alarm',
        title: titled(name, 'Gladiator'),
        markdown: labelledText(gladiator.backStory, {
          [DRIVE_LABELS[gladiator.drive]]: gladiator.driveText,
          Weapon: gladiator.weapon,
          Ties: tiesOf(gladiator, body),
          Tags: tagLine(gladiator.tags),
        }),
        footer: `Conflict Pool ${gladiator.pool ?? body.startPool}`,
      },
      back: {
        face: 'emblem',
        tone: 'alarm',
        ...pictured(gladiator.face, SIGNS.gladiator),
        title: titled(name, 'Gladiator'),
        note: 'Kill or be killed',
      },
    })),
);

function tiesOf({ relationships }: Pick<Gladiator, 'relationships'>, body: Campaign): string {
  const names = npcNames(body);
  return joined(relationships.flatMap(({ npc, base }) => (names.has(npc) ? `${names.get(npc)} (base ${base})` : [])));
}

/** Names and faces of all NPCs, to lay out ties. The number in the corner is the layer. */
export const npcCards = typedCards(
  makers,
  { id: 'npc-cards', title: 'NPC name cards', audience: 'table', code: 'NP', size: CARD_SIZES.mini },
  (body) =>
    body.episodes.flatMap((episode) =>
      episode.npcs.map(({ id, name, role, picture, community }) => ({
        id: `npc-${episode.id}-${id}`,
        path: ['episodes', episode.id, 'npcs', id],
        name,
        words: 'role',
        face: {
          face: 'emblem',
          tone: COMMUNITY_LOOKS[episode.communities.find((one) => one.id === community)?.kind ?? 'custom'].tone,
          ...pictured(picture, SIGNS.npc),
          title: titled(name, 'NPC'),
          note: role.trim(),
          corners: [String(layerOf(body, episode) ?? ''), ''],
        },
      })),
    ),
);

export const communityCards = typedCards(
  makers,
  { id: 'community-cards', title: 'Community cards', audience: 'gm', extra: true, code: 'CO', size: CARD_SIZES.poker },
  (body) =>
    body.episodes.flatMap((episode) => {
      const layer = layerOf(body, episode);
      return episode.communities.map((community) => ({
        id: `community-${episode.id}-${community.id}`,
        path: ['episodes', episode.id, 'communities', community.id],
        name: community.name,
        words: 'wants',
        face: {
          face: 'text',
          ...COMMUNITY_LOOKS[community.kind],
          kicker: COMMUNITY_LABELS[community.kind],
          title: titled(community.name, 'community'),
          markdown: paragraphs(...aboutCommunity(community, episode)),
          footer: layer === undefined ? '' : layerName(body, layer),
        },
      }));
    }),
);

export const COUNTERS_EACH = 12;

/** Wide enough to pick up, and small enough for all of a table's counters to fit on a sheet. */
const COUNTER_MM = 18;

/** Distinct colours, with distinct shapes for printing without colours. */
const LOOKS: readonly (readonly [tone: Tone, shape: string])[] = [
  ['exit', 'triangle'],
  ['alarm', 'square'],
  ['service', 'circle'],
  ['hazard', 'star'],
  ['plain', 'hexagon'],
  ['secret', 'diamond'],
];

/** Pool dice, in each player’s colour and shape (rules 13). */
export const poolCounters = makers.cutPiece(
  { id: 'pool-counters', title: 'Pool counters', audience: 'player' },
  'PC',
  () => roundToken(COUNTER_MM),
  ({ players }) =>
    players.map((player, i) => {
      const [tone, shape] = LOOKS[i % LOOKS.length] ?? ['plain', 'circle'];
      return {
        id: `player${i + 1}`,
        title: player || `Player ${i + 1}`,
        copies: COUNTERS_EACH,
        faces: [{ face: 'emblem', tone, icon: `shape-${shape}`, title: '', note: '' }],
      };
    }),
);
