import type { Step } from '@/lib/contract/form';

export const floorStep: Step = {
  id: 'floor',
  title: 'Floor',
  question: 'What does it look like from above?',
  help: 'Brick up what you like.',
  widgets: [
    {
      widget: 'fields',
      paths: ['shape', 'columns', 'rows', 'fewest', 'most'].map((field) => ['floor', field]),
    },
    {
      widget: 'grid',
      title: 'Floor',
      path: ['floor', 'pillars'],
      columns: 26,
      rows: 26,
      paints: [{ value: 'pillar', title: 'Pillar', sign: 'P', look: 'empty' }],
      gap: { title: 'Tile', sign: '.', look: 'floor' },
      empty: 'An empty floor.',
      topology: ['floor', 'shape'],
      size: { columns: ['floor', 'columns'], rows: ['floor', 'rows'] },
      edges: { path: ['floor', 'walls'], title: 'Wall' },
      pins: {
        path: ['floor', 'ladders'],
        cell: 'cell',
        title: 'Ladder',
        players: { min: ['floor', 'fewest'], max: ['floor', 'most'] },
      },
    },
  ],
  slots: [],
};
