import { asMarkdown } from '@/lib/kit/as-markdown';
import { heading, section, text } from '@/lib/kit/short-blocks';
import { nowTrue } from '@/lib/tabletop/table-talk';
import { emptyRows, writingTable } from '@/lib/tabletop/writing-table';
import { documentPiece } from './input';

const FALLEN_ROWS = 10;

/** What the last one alive looks back on: hints, the dead, and what the Sphere was for (rules 10). */
export const epilogue = documentPiece({ id: 'epilogue', title: 'Epilogue sheet', audience: 'gm' }, ({ body }) => {
  const hints = body.coreHints.filter(({ text }) => text.trim() !== '');
  return [
    heading('Epilogue'),
    text(
      'Hand this to the player whose Gladiator is left. That player tells what becomes of everybody and decides what the Sphere is for. It works best with the whole campaign in view: go through the hints that were dropped and the names below.',
    ),
    ...section('Hints about the Core', 2, [
      {
        block: 'list',
        marker: 'checkbox',
        items: hints.map(({ id, text }) => ({ name: `hint-${id}`, markdown: asMarkdown(text) })),
      },
      { block: 'lines', name: 'more-hints', label: 'Hints that came up in play', count: 3 },
    ]),
    ...section('Who fell', 2, [
      writingTable({
        name: 'fallen',
        columns: [
          ['Gladiator or NPC', 4],
          ['Layer', 1],
          ['How, and by whose hand', 6],
        ],
        rows: emptyRows(FALLEN_ROWS),
      }),
    ]),
    { block: 'lines', name: 'what-for', label: 'What the Sphere was for', count: 4 },
    nowTrue(2),
  ];
});
