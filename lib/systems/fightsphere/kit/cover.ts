import { prose, section } from '@/lib/kit/short-blocks';
import { roleCover } from '@/lib/tabletop/cover';
import { CREDIT } from '../credit';
import { npcsOf } from '../names';
import { COUNTERS_EACH } from './cards';
import { makers } from './input';
import { ABOUT } from './leaflet/making';

/** What it is, who made it, what to agree on, and the count of the rules. */
export const cover = roleCover(
  makers,
  { noun: 'campaign', credit: CREDIT, about: ABOUT },
  ({ body }) => section('Where you come from, all of you', 2, prose(body.worldOfOrigin)),
  ({ body, players }) => [
    ['Cards of NPC Gladiators', body.npcGladiators.length, 'GL'],
    ['Name cards of NPCs', npcsOf(body).length, 'NP'],
    ['Pool counters', COUNTERS_EACH * players.length, 'PC'],
  ],
);
