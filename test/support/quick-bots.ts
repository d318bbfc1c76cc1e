import type { AnyPlayed } from '@/lib/contract/played';

/** Ids of the players' bots that play many games a second: all but the one that plays each move on. */
export const quickBots = ({ bots }: AnyPlayed): readonly string[] =>
  bots.flatMap(({ id, role }) => (role === 'player' && id !== 'careful' ? [id] : []));
