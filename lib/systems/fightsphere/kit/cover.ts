import { prose, section } from '@/lib/kit/short-blocks';
import { beforeYouStart, limitLines } from '@/lib/tabletop/comfort';
import { coverBlocks, cutsTable } from '@/lib/tabletop/cover';
import { CREDIT } from '../credit';
import { COUNTERS_EACH } from './cards';
import { documentPiece, type KitInput } from './input';

/** What it is, who made it, what to agree on, and everything that has to be cut out. */
export const cover = documentPiece({ id: 'cover', title: 'Cover and contents', audience: 'table' }, (input) =>
  coverBlocks({
    header: input.header,
    noun: 'campaign',
    place: `For a GM and ${input.players.length} players.`,
    by: 'Written by',
    opening: [
      ...beforeYouStart('This game is about people who are made to kill each other.'),
      ...section('Where you come from, all of you', 2, prose(input.body.worldOfOrigin)),
    ],
    contents: [limitLines(3), ...cutsTable(cuts(input))],
    credit: CREDIT,
  }),
);

/** The count of the rules: a card for each NPC Gladiator and each NPC, and counters for everybody. */
const cuts = ({ body, players }: KitInput) =>
  [
    ['Cards of NPC Gladiators', body.npcGladiators.length, 'GL'],
    ['Name cards of NPCs', body.episodes.reduce((sum, { npcs }) => sum + npcs.length, 0), 'NP'],
    ['Pool counters', COUNTERS_EACH * players.length, 'PC'],
  ] as const;
