import { choice, count, entry, group, later, line, list } from '@/lib/schema/fields';

const cells = list(entry({}, { title: 'Pillar', description: 'A place taken up by a pillar: its id, "B2".' }), {
  title: 'Pillars',
  description: 'Places that nobody can stand on.',
  noun: 'pillar',
});

const walls = list(entry({}, { title: 'Wall', description: 'A side between two places: its id, "A1-B1".' }), {
  title: 'Walls',
  description: 'What has been bricked up.',
  noun: 'wall',
  max: 2_000,
});

const ladders = list(
  entry(
    { cell: line({ title: 'Place', description: 'Where it stands.', examples: ['A1'] }) },
    { title: 'Ladder', description: 'The number of players and its own: its id, "2-1".' },
  ),
  { title: 'Ladders', description: 'Where the players come down.', noun: 'ladder' },
);

const size = { min: 3, max: 26, initial: 6 };
const players = { min: 1, max: 4 };

/** Drawing of the cellar, which does not affect play. */
export const floor = later(
  group(
    {
      shape: choice(['square', 'hex'], {
        title: 'Tiles',
        description: 'How the floor is tiled.',
        labels: { square: 'Squares', hex: 'Hexagons' },
      }),
      columns: count({ title: 'Columns', description: 'How broad it is.', ...size }),
      rows: count({ title: 'Rows', description: 'How long it is.', ...size }),
      fewest: count({ title: 'Fewest', description: 'How few can play.', ...players, initial: 2 }),
      most: count({ title: 'Most', description: 'How many can play.', ...players, initial: 4 }),
      pillars: cells,
      walls,
      ladders,
    },
    { title: 'Floor', description: 'The cellar from above.' },
  ),
  { shape: 'square', columns: 6, rows: 6, fewest: 2, most: 4, pillars: [], walls: [], ladders: [] },
);
