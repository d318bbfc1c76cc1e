import { heading, small } from '@/lib/kit/short-blocks';
import { scorePads } from '@/lib/tabletop/score-pad';
import { documentPiece } from './input';
import { highestOf } from './leaflet/words';

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
