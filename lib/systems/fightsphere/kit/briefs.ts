import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { bullets, flow, heading, prose, sections, small, texts } from '@/lib/kit/short-blocks';
import { labelled } from '@/lib/tabletop/pieces/pictured';
import { nowTrue } from '@/lib/tabletop/pieces/table-talk';
import { writingTable } from '@/lib/tabletop/pieces/writing-table';
import { joined, titled } from '@/lib/tabletop/words/wording';
import { layerName, layerOf } from '../names';
import { thresholdOf } from '../rules/ratings';
import type { Campaign, Community, Episode, Problem } from '../schema';
import { COMMUNITY_LABELS, COMMUNITY_MEANINGS } from '../vocabulary';
import { aboutCommunity, COMMUNITY_LOOKS, makers, tagLine } from './input';

/** A brief for each episode and for the Core: what the GM has prepared, and space for its outcome (rules 10, 11, 13). */
export const briefs = makers.copiesPiece({ id: 'briefs', title: 'Episode briefs', audience: 'gm' }, ({ body }) => [
  ...body.episodes.map((episode, i) => ({
    id: `episode${i + 1}`,
    title: titled(episode.title, 'episode'),
    blocks: brief(episode, body),
  })),
  { id: 'core', title: 'The Core', blocks: coreBrief(body) },
]);

const coreBrief = ({ core }: Campaign): readonly Block[] => [
  heading('The Core'),
  small(
    '**Threshold:** the next line of the layer tracker. **Sphere tech:** as often as you like; nowhere is it so common.',
  ),
  ...flow([
    ...prose(core.look),
    ...sections({
      'Who is here': [
        'Every player’s Gladiator, in one episode, and no NPC Gladiator.',
        'NPCs who are tied to the Gladiator whose scene it is. Nobody else lives here, so new ties are few.',
      ],
      'What is going on': core.situation.trim() === '' ? UNWRITTEN : core.situation,
      'Ways to open': texts(...core.openingScenes.map(({ text }) => text)),
      'How it goes': [
        'Turns, scenes and encounters as on any layer.',
        'Whoever is defeated here is dead, and judges until the end.',
        'Keep hinting, and settle nothing: the last survivor’s player says what the Sphere is for.',
      ],
    }),
  ]),
  ...sections({ 'People who came along': writingTable('people', PEOPLE_HERE, 8) }),
  nowTrue(4, 'now-true', true),
];

const UNWRITTEN: Block = { block: 'lines', name: 'situation', label: 'Nothing is written. Make it up', count: 3 };
const PEOPLE_HERE = { NPC: 4, 'Tied to': 4, 'Want from a Gladiator': 6, Lost: [1.4, 'check'] } as const;

function brief(episode: Episode, body: Campaign): readonly Block[] {
  const { title, situation, communities, problems, suggested, openingScenes, npcs } = episode;
  const fitting = suggested.flatMap(
    ({ gladiator }) => body.npcGladiators.find(({ id }) => id === gladiator)?.name.trim() || [],
  );
  return [
    heading(titled(title, 'episode')),
    ...flow([
      ...where(episode, body),
      ...sections({
        'What is going on': situation,
        Communities: communities.flatMap((one) => communityOf(one, episode)),
        Problems: problems.flatMap((one) => problemOf(one, episode)),
        'NPC Gladiators who fit': fitting.map(asMarkdown),
        'Ways to open': texts(...openingScenes.map(({ text }) => text)),
      }),
    ]),
    ...sections({ People: npcs.length > 0 && people(episode) }),
    { block: 'lines', name: 'here', label: 'Gladiators here', count: 1 },
    nowTrue(4),
  ];
}

function where(episode: Episode, body: Campaign): readonly Block[] {
  const place = layerOf(body, episode);
  const layer = place === undefined ? undefined : body.layers[place];
  if (place === undefined || !layer) return [small('On no layer yet.')];
  return [
    heading(layerName(body, place), 2),
    small(
      `**Threshold:** ${thresholdOf(body, place)}. **Sphere tech:** bring it into up to ${layer.techFrequency} of 100 scenes here.`,
    ),
    ...prose(layer.look),
  ];
}

const communityOf = (community: Community, episode: Episode): readonly Block[] => [
  heading(titled(community.name, 'community'), 3, COMMUNITY_LOOKS[community.kind].icon),
  ...prose(community.text),
  bullets([kindOf(community), ...aboutCommunity(community, episode)]),
];

const kindOf = ({ kind }: Community): string =>
  kind === 'custom' ? COMMUNITY_LABELS.custom : `**${COMMUNITY_LABELS[kind]}.** ${COMMUNITY_MEANINGS[kind]}`;

function problemOf(
  { title, text, sides, ifIgnored, conflictSeeds, backgroundTags }: Problem,
  { communities }: Episode,
) {
  const between = sides.flatMap(({ community }) => communities.find(({ id }) => id === community)?.name ?? []);
  const lines = labelled(
    ['Between', joined(between)],
    ['If nobody acts', ifIgnored],
    ...conflictSeeds.map((seed) => ['Conflict', seed.text] as const),
    ['Backgrounds that bear on it', tagLine(backgroundTags)],
  );
  return [heading(titled(title, 'problem'), 3), ...prose(text), bullets(lines)];
}

const NPC = { Who: 4, 'What they do': 4, 'Belong to': 4, 'Want from a Gladiator': 5, Tags: 3 };

/** Table of the episode's NPCs, with a box for lost ones. */
const people = ({ npcs, communities }: Episode): Block =>
  writingTable(
    'people',
    { ...NPC, Lost: [1.4, 'check'] },
    npcs.map(({ name, role, community, wants, tags }) => {
      const home = communities.find(({ id }) => id === community)?.name ?? '';
      return [titled(name, 'NPC'), ...[role, home, wants, tagLine(tags)].map((words) => words.trim() || '–')];
    }),
  );
