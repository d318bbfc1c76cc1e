import { trackStrip } from '@/lib/tabletop/track-strip';
import { roundsWith } from '../rules/cards';
import { makers } from './input';

/** Which creature is wanted (rules 1), for as many rounds as the box can have. */
export const rounds = trackStrip(
  makers,
  { id: 'rounds', title: 'Round strip', audience: 'table' },
  'RS',
  ({ body }) => ({
    title: 'Round and creature wanted',
    labels: Array.from({ length: roundsWith(body.decks.length, body) }, (_, i) => String(i + 1)),
  }),
);
