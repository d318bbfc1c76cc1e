import { entry, line, list } from '@/lib/schema/fields';

/** A start's id is the number of players and the seat: "4-1" is where the first of four begins. */
export const starts = list(
  entry(
    {
      cell: line({ title: 'Tile', description: 'Where this player begins: column, then row.', examples: ['A1'] }),
    },
    { title: 'Start', description: 'Its id is the number of players and the number of the seat, such as 4-1.' },
  ),
  {
    title: 'Starts',
    description: 'Where everybody begins, a set for each number of players.',
    noun: 'start',
    max: 60,
  },
);
