import Papa from 'papaparse';
import type { Findings, TallyTable } from '@/lib/contract/playtest-report';
import type { Table } from './figure';

type Cell = string | number;

/** Returns a table as CSV, with formulas escaped. */
const csv = (fields: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  Papa.unparse({ fields: [...fields], data: rows.map((row) => [...row]) }, { escapeFormulae: true });

export const tableCsv = ({ head, rows }: Table): string => csv(head, rows);

export const tallyCsv = ({ columns, rows }: TallyTable): string =>
  csv(
    ['id', 'name', ...columns.map(({ title }) => title)],
    rows.map(({ id, label, values }) => [id, label, ...values]),
  );

/** Endings of games, a line for each number of players and ending. */
export const endingsCsv = (reports: readonly Findings[]): string =>
  csv(
    ['players', 'id', 'ending', 'games', 'share', 'low', 'high'],
    reports.flatMap(({ players, endings, unfinished }) =>
      [...endings, { id: 'given-up', label: 'Given up', ...unfinished }].map(
        ({ id, label, count, share, low, high }) => [players, id, label, count, share, low, high],
      ),
    ),
  );

export const openingCsv = (opening: Findings['opening']): string =>
  csv(
    ['id', 'place', 'games', 'won'],
    opening.map(({ id, label, games, won }) => [id, label, games, won]),
  );

export const lengthsCsv = ({ lengths }: Findings): string =>
  csv(
    ['rounds', 'games'],
    lengths.map((games, rounds) => [rounds, games]),
  );
