import { chanceMakers } from '@/lib/tabletop/chance-pieces';
import { trackStrip } from '@/lib/tabletop/counters';
import { rowMats } from '@/lib/tabletop/row-mats';
import { scorePad } from '@/lib/tabletop/score-pad';
import { roundsWith } from '../rules/cards';
import { highestOf, makers, SIGNS } from './input';

const numbersTo = (last: number): readonly string[] => Array.from({ length: last }, (_, i) => String(i + 1));

/** A die, or a spinner for other than six sides (rules 12). */
export const chance = chanceMakers(makers, ({ body }) => body.die.sides);

/** A row for each player at the largest table (rules 3). */
export const mats = rowMats(makers, 'RM', SIGNS.back, ({ body: { slots }, players }) => ({ slots, players }));

/** Which creature is wanted (rules 1), for as many rounds as the box can have. */
export const rounds = trackStrip(
  makers,
  { id: 'rounds', title: 'Round strip', audience: 'table' },
  'RS',
  ({ body }) => ({ title: 'Round and creature wanted', labels: numbersTo(roundsWith(body.decks.length, body)) }),
);

/** A column for each number, which is also its round, and one for links (rules 12). */
export const pad = scorePad(
  makers,
  'Fill it in at the end. Below each number write the points of the creatures with that number that you have saved; the bonus is what your links are worth.',
  ({ body, players }) => {
    const last = Math.max(body.rounds.single, body.rounds.multi, highestOf(body));
    return { players, columns: [...numbersTo(last), 'Bonus'] };
  },
);
