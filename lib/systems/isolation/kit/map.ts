import type { Cell, TableBlock } from '@/lib/kit/blocks';
import { small, table, text, write } from '@/lib/kit/short-blocks';
import { headed, type PairOnPaper, TALLIES } from './input';

/** Labelled and passing links of both colours, counted, and what the labels say: to be kept by pencil. */
export const linkTable = (
  of: string,
  rows: readonly (readonly [who: string, links: PairOnPaper['links']])[],
): TableBlock =>
  table(
    [
      [of, 4],
      ...TALLIES.map(({ value, title }) => (isPassing(value) ? ['passing', 1.6] : [title, 1.3]) as [string, number]),
      ['Labels', 7],
    ],
    rows.map(([who, links], row): readonly Cell[] => {
      const labels = links.flatMap(({ kind: { value, title }, labels: said }) =>
        isPassing(value) || said.length === 0 ? [] : [`${title}: ${said.join(', ')}`],
      );
      return [
        { text: who },
        ...TALLIES.map(({ value, title }): Cell => {
          const count = links.find(({ kind }) => kind.value === value)?.count;
          return { box: write(`${value}-${row + 1}`, `${title}: ${who}`, String(count ?? '')) };
        }),
        labels.length === 0 ? { box: write(`labels-${row + 1}`, `Labels: ${who}`) } : { text: labels.join('. ') },
      ];
    }),
    { rowHeightMm: 8 },
  );

const isPassing = (value: string) => value.endsWith('passing');

/** The relationship map kept by pencil: a row for each two people. */
export const linkMatrix = headed({ id: 'link-matrix', title: 'Link matrix', audience: 'table' }, ({ pairs }) => [
  small(
    'Write how many there are; each is worth a die. Links with a label stay until a roll at the end of a session erases them. Passing links have no label, and a new one first cancels one of the other colour on its pair.',
  ),
  pairs.length === 0
    ? text('One person alone has nobody to like or to hate.')
    : linkTable(
        'Pair',
        pairs.map(({ title, links }) => [title, links]),
      ),
]);
