import { heading, small, table, write } from '@/lib/kit/short-blocks';
import type { HouseRules } from '../schema';
import { documentPiece } from './input';

const MOVES: Readonly<Record<HouseRules['freeExtras'], string>> = {
  move: 'After each player’s turn you may move one of yours next door; it achieves nothing.',
  none: 'Only an Event moves them (house rule).',
};

/** Who is about, who controls them, and who is left. As many Extras as players. */
export const extrasRoster = documentPiece({ id: 'extras-roster', title: 'Extras roster', audience: 'gm' }, (input) => [
  heading('Extras roster'),
  table(
    [
      ['Extra', 4],
      ['Controlled by', 3],
      ['Where', 3],
      ['State', 3],
    ],
    input.extras.map((extra, i) => {
      const who = extra.name || `Extra ${i + 1}`;
      return [
        { box: write(`name-${i + 1}`, `Name of Extra ${i + 1}`, extra.name) },
        { box: write(`controller-${i + 1}`, `Who controls ${who}`) },
        { box: write(`room-${i + 1}`, `Where ${who} is`) },
        { box: write(`state-${i + 1}`, `State of ${who}`) },
      ];
    }),
    { rowHeightMm: 16 },
  ),
  small(
    `Each player controls one Extra at most. The others are yours: they panic, cower, hide or bolt, often the wrong way. ${MOVES[input.setting.options.freeExtras]} State: well, hurt, adopted, lost.`,
  ),
]);
