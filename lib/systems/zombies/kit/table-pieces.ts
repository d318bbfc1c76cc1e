import { CARD_SIZES } from '@/lib/kit/blank';
import { board } from '@/lib/kit/blanks/flat';
import { heading, small } from '@/lib/kit/short-blocks';
import { chanceMakers } from '@/lib/tabletop/chance-pieces';
import { scorePads } from '@/lib/tabletop/score-pad';
import { trackStrip } from '@/lib/tabletop/track-strip';
import { slotLabels } from '../names';
import { roundsWith } from '../rules/cards';
import { cutPiece, documentPiece, highestOf, type KitInput, makers, SIGNS } from './input';

/** A die, or a spinner for other than six sides (rules 12). */
export const chance = chanceMakers(makers, ({ body }) => body.die.sides);

/** A card and a little more; cards overlap where there are so many that they would fit on no page. */
const SLOT_MM = CARD_SIZES.poker.widthMm + 3;
const MOST_MM = 250;
/** Above a card its slot can still be read. */
const HEIGHT_MM = CARD_SIZES.poker.heightMm + 8;

/** A row for each player at the largest table (rules 3). */
export const mats = cutPiece(
  { id: 'mats', title: 'Row mats', audience: 'player' },
  'RM',
  ({ body: { slots } }) => board({ widthMm: Math.min(slots * SLOT_MM, MOST_MM), heightMm: HEIGHT_MM }),
  ({ body, players }: KitInput) => [
    {
      id: 'mat',
      title: 'Row mat',
      copies: players,
      faces: [{ face: 'slots', tone: 'plain', icon: SIGNS.back, labels: slotLabels(body) }],
    },
  ],
);

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

/** A column for each number, which is also its round, and one for links (rules 12). */
export const pad = documentPiece({ id: 'score-pad', title: 'Score pad', audience: 'table' }, ({ body, players }) => {
  const columns = Math.max(body.rounds.single, body.rounds.multi, highestOf(body));
  const rounds = Array.from({ length: columns }, (_, i) => String(i + 1));
  return [
    heading('Score pad'),
    small(
      'Fill it in at the end. Below each number write the points of the creatures with that number that you have saved; the bonus is what your links are worth.',
    ),
    ...scorePads({ players, columns: [...rounds, 'Bonus'] }),
  ];
});
