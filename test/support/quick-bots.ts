import type { AnyPlayed } from '@/lib/contract/played';

/** Ids of the fast player bots: all except “careful”, which simulates each move. */
export const quickBots = ({ bots }: AnyPlayed): readonly string[] =>
  bots.flatMap(({ id, role }) => (role === 'player' && id !== 'careful' ? [id] : []));
