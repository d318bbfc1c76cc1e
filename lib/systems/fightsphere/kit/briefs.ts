import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { bullets, flow, heading, prose, section, small } from '@/lib/kit/short-blocks';
import { labelled, written } from '@/lib/tabletop/labelled';
import { nowTrue } from '@/lib/tabletop/table-talk';
import { joined, titled } from '@/lib/tabletop/wording';
import { writingTable } from '@/lib/tabletop/writing-table';
import { layerName, layerOf } from '../names';
import { thresholdOf } from '../rules/thresholds';
import type { Campaign, Community, Episode, Problem } from '../schema';
import { COMMUNITY_LABELS } from '../vocabulary';
import { COMMUNITY_LOOKS, copiesPiece } from './input';

/** One an episode: what the GM has prepared, and where its outcome is written down (rules 11 and 13). */
export const briefs = copiesPiece({ id: 'briefs', title: 'Episode briefs', audience: 'gm' }, ({ body }) =>
  body.episodes.map((episode, i) => ({
    id: `episode${i + 1}`,
    title: titled(episode.title, 'episode'),
    blocks: brief(episode, body),
  })),
);

const brief = (episode: Episode, body: Campaign): readonly Block[] => [
  heading(titled(episode.title, 'episode')),
  ...flow([
    ...where(episode, body),
    ...section('What is going on', 2, prose(episode.situation)),
    ...section(
      'Communities',
      2,
      episode.communities.flatMap((community) => communityOf(community, episode)),
    ),
    ...section(
      'Problems',
      2,
      episode.problems.flatMap((problem) => problemOf(problem, episode)),
    ),
    ...section('NPC Gladiators who fit', 2, listed(suggestedIn(episode, body))),
    ...section(
      'Ways to open',
      2,
      episode.openingScenes.flatMap(({ text }) => prose(text)),
    ),
  ]),
  ...people(episode),
  { block: 'lines', name: 'here', label: 'Gladiators here', count: 1 },
  nowTrue(4),
];

function where({ layer: id }: Episode, body: Campaign): readonly Block[] {
  const place = layerOf(body, { layer: id });
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

const communityOf = ({ name, kind, wants, fears, leader }: Community, { npcs }: Episode): readonly Block[] => [
  { block: 'heading', level: 3, text: titled(name, 'community'), icon: COMMUNITY_LOOKS[kind].icon },
  bullets([
    COMMUNITY_LABELS[kind],
    ...labelled(['Wants', wants], ['Fears', fears], ['Led by', npcs.find(({ id }) => id === leader)?.name ?? '']),
  ]),
];

function problemOf(problem: Problem, { communities }: Episode): readonly Block[] {
  const sides = problem.sides.flatMap(({ community }) => communities.find(({ id }) => id === community)?.name ?? []);
  return [
    heading(titled(problem.title, 'problem'), 3),
    bullets(
      labelled(
        ['Between', joined(sides)],
        ['If nobody acts', problem.ifIgnored],
        ...problem.conflictSeeds.map(({ text }) => ['Conflict', text] as const),
        ['Backgrounds that bear on it', written(problem.backgroundTags, ({ tag }) => tag).join(', ')],
      ),
    ),
  ];
}

const suggestedIn = ({ suggested }: Episode, { npcGladiators }: Campaign): readonly string[] =>
  suggested.flatMap(({ gladiator }) => npcGladiators.find(({ id }) => id === gladiator)?.name.trim() || []);

const listed = (lines: readonly string[]): readonly Block[] =>
  lines.length === 0 ? [] : [bullets(lines.map(asMarkdown))];

/** Everybody one can be tied to, and who is lost. */
const people = ({ npcs, communities }: Episode): readonly Block[] =>
  section(
    'People',
    2,
    npcs.length === 0
      ? []
      : [
          writingTable({
            name: 'people',
            columns: [
              ...Object.entries({ Who: 4, 'What they do': 4, 'Belong to': 4, 'Want from a Gladiator': 5, Tags: 3 }),
              ['Lost', 1.4, 'check'],
            ],
            rows: npcs.map(({ name, role, community, wants, tags }) => [
              titled(name, 'NPC'),
              role.trim() || '–',
              communities.find(({ id }) => id === community)?.name.trim() || '–',
              wants.trim() || '–',
              written(tags, ({ tag }) => tag).join(', ') || '–',
            ]),
          }),
        ],
  );
