import { paragraphs } from '@/lib/kit/as-markdown';
import { CARD_SIZES } from '@/lib/kit/blank';
import { roundToken } from '@/lib/kit/blanks/flat';
import type { IconName, Tone } from '@/lib/kit/blocks';
import type { Part } from '@/lib/kit/kit-spec';
import { typedCards } from '@/lib/tabletop/cards/card-texts';
import { labelledText, pictured } from '@/lib/tabletop/pieces/pictured';
import { joined, titled } from '@/lib/tabletop/words/wording';
import { layerName, layerOf, npcNames } from '../names';
import type { Campaign, Gladiator } from '../schema';
import { COMMUNITY_LABELS, DRIVE_LABELS, PLAYERS } from '../vocabulary';
import { aboutCommunity, COMMUNITY_LOOKS, type KitInput, makers, othersIn, SIGNS, tagLine } from './input';

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
    body.npcGladiators.map(({ id, name, ...gladiator }, i) => ({
      id: `gladiator-${id}`,
      path: ['npcGladiators', id],
      name,
      words: 'backStory',
      face: {
        face: 'text',
        kicker: `NPC Gladiator ${i + 1}`,
        icon: SIGNS.gladiator,
        tone: 'alarm',
        title: titled(name, 'Gladiator'),
        markdown: gladiator.backStory,
        rule: labelledText({
          [DRIVE_LABELS[gladiator.drive]]: gladiator.driveText,
          Weapon: gladiator.weapon,
          Ties: tiesOf(gladiator, body),
          Tags: tagLine(gladiator.tags),
        }),
        footer: [`Conflict Pool ${gladiator.pool ?? body.startPool}`, ...inPlay(i, body)].join(' · '),
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

/** Says with how many players a card is in play, unless it always is (rules 12). */
function inPlay(place: number, { gladiatorsPerPlayer, options }: Campaign): readonly string[] {
  if (options.npcGladiatorsFrom === 'players') return ['sample, fills gaps'];
  const players = Math.ceil((place + 1) / (gladiatorsPerPlayer - 1));
  if (players <= PLAYERS.min) return [];
  return [
    players > PLAYERS.max
      ? 'spare'
      : players === PLAYERS.max
        ? `with ${players} players`
        : `with ${players} players or more`,
  ];
}

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
          markdown: community.text,
          rule: paragraphs(...aboutCommunity(community, episode)),
          footer: layer === undefined ? '' : layerName(body, layer),
        },
      }));
    }),
);

/** Counters of a set: how many of each value. */
type Values = readonly (readonly [value: number, copies: number])[];

/** Worth 36 dice: nearly half of all pools in the Core are above 12. */
const POOL: Values = [
  [1, 6],
  [5, 2],
  [10, 2],
];
/** Worth 14 dice: a Judgment Pool, or an NPC Gladiator in an episode. */
const LESS: Values = [
  [1, 4],
  [5, 2],
];

/** Wide enough to pick up, and small enough for the counters of five players to fit on a sheet. */
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

/** Counters worth 1, 5 or 10 dice: pools and Judgment Pools in each player’s colour and shape, and the GM’s (rules 13). */
export const counters = (input: KitInput): readonly Part[] => [
  ...input.players.flatMap((player, i) => {
    const [tone, shape] = LOOKS[i % LOOKS.length] ?? ['plain', 'circle'];
    const [id, who, look] = [`player${i + 1}`, player || `Player ${i + 1}`, { tone, icon: `shape-${shape}` }];
    return [...countersOf(id, who, look, POOL), ...countersOf(`${id}-judgment`, `${who}, Judgment`, look, LESS, 'J')];
  }),
  ...countersOf(
    'gm',
    'GM',
    { tone: 'plain', icon: SIGNS.gladiator },
    LESS.map(([value, copies]) => [value, copies * othersIn(input)]),
  ),
];

const countersOf = (
  id: string,
  who: string,
  look: { readonly tone: Tone; readonly icon: IconName },
  values: Values,
  mark = '',
): readonly Part[] =>
  values.map(([value, copies]) => ({
    id: `${id}-${value}`,
    title: `${who}: ${value}`,
    copies,
    faces: [{ face: 'emblem', ...look, title: `${mark}${value}`, note: '' }],
  }));

export const poolCounters = makers.cutPiece(
  { id: 'pool-counters', title: 'Counters', audience: 'player' },
  'PC',
  () => roundToken(COUNTER_MM),
  counters,
);
