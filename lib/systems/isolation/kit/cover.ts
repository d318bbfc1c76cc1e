import { prose, section } from '@/lib/kit/short-blocks';
import { roleCover } from '@/lib/tabletop/cover';
import { LINK_STRIPS_EACH } from '@/lib/tabletop/link-pieces';
import { titled } from '@/lib/tabletop/wording';
import { CREDIT } from '../credit';
import { makers } from './input';
import { ABOUT } from './leaflet/beginning';

/** What it is, who made it, what to agree on, and the count of the issue. */
export const cover = roleCover(
  makers,
  { noun: 'siege', credit: CREDIT, about: ABOUT },
  ({ body: { locale } }) => section(titled(locale.name, 'place'), 2, prose(locale.description)),
  ({ body, players, pairs }) => [
    ['Link strips, green and red', 2 * LINK_STRIPS_EACH * pairs.length, 'GL, RL'],
    ['Wound tokens and Stress marker', 2 * body.cast.length + 1, 'TK'],
    ['Stress track', 1, 'ST'],
    ['Stance cards', 3 * players.length, 'SC'],
    ['Task cards', body.tasks.length, 'TA'],
    ['Event cards', body.stress.events.length + body.threat.escalation.length, 'EV'],
  ],
);
