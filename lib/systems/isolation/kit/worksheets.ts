import type { Block } from '@/lib/kit/blocks';
import { bullets, fields, section, small, text, write } from '@/lib/kit/short-blocks';
import { nowTrue } from '@/lib/tabletop/table-talk';
import { emptyRows, writingTable } from '@/lib/tabletop/writing-table';
import { headed } from './input';
import { recovery, sessionRolls } from './leaflet/after';

const CONFLICTS_A_PAGE = 2;
/** The active one and those asked; more go on the back. */
const MOST_ROWS = 8;
const LEAST_ROWS = 4;

/** A conflict from what is tried to what is now true, two a page: first whom everybody pulls for, then the result. */
export const worksheet = headed({ id: 'roll-worksheet', title: 'Roll worksheet', audience: 'table' }, ({ names }) => [
  small('One for each conflict; print this page as often as you need it. The first row is the active one.'),
  ...Array.from({ length: CONFLICTS_A_PAGE }, (_, i) =>
    conflict(i + 1, Math.min(MOST_ROWS, Math.max(LEAST_ROWS, names.length))),
  ).flat(),
]);

const conflict = (number: number, rows: number): readonly Block[] => [
  fields([write(`tried-${number}`, 'What is tried', '', 3), write(`difficulty-${number}`, 'Difficulty')]),
  writingTable({
    name: `roll-${number}`,
    caption: 'First reading: whom you pull for',
    columns: Object.entries({
      Who: 4,
      'Green dice': 2,
      'Red dice': 2,
      'Green evens': 2,
      'Red odds': 2,
      Number: 2,
      'Less active': 2,
      Stance: 3,
    }),
    rows: emptyRows(rows),
    rowHeightMm: 7.5,
  }),
  writingTable({
    name: `result-${number}`,
    caption: 'Second reading: what comes of it',
    columns: Object.entries({
      'Evens of active and Cooperative': 3,
      '− odds of Hostile': 3,
      '= effort': 2,
      'GM’s dice': 2,
      '− their odds': 2,
      '= margin': 2,
      Degree: 3,
    }),
    rows: emptyRows(1),
  }),
  fields([
    write(`wounds-${number}`, 'Wounds'),
    write(`links-${number}`, 'Links', '', 2),
    write(`stress-${number}`, 'Stress'),
  ]),
  nowTrue(1, `now-true-${number}`),
];

/** Rolls of pairs between two sessions, and who recovers. */
export const sessionEnd = headed(
  { id: 'session-end', title: 'End of a session', audience: 'table' },
  ({ body, names, pairs }) => [
    text('After every session but the last. A pair rolls only if both are still inside, and only if its players like.'),
    bullets(sessionRolls(body.options)),
    ...section('Pairs', 2, pairs.length === 0 ? [] : [pairTable(pairs.map(({ title }) => title))]),
    ...section('Recovery', 2, [bullets(recovery()), ...(names.length === 0 ? [] : [recoveryTable(names)])]),
    nowTrue(3),
  ],
);

const pairTable = (pairs: readonly string[]): Block =>
  writingTable({
    name: 'pair',
    columns: Object.entries({ Pair: 5, 'Green evens': 1.6, 'Red odds': 1.6, 'Label erased or added': 6 }),
    rows: pairs.map((pair) => [pair]),
    rowHeightMm: 7.5,
  });

const recoveryTable = (names: readonly string[]): Block =>
  writingTable({
    name: 'recovery',
    columns: Object.entries({
      Who: 5,
      'Wound level': 3,
      'Dying links left': 2,
      'Injured links left': 2,
      'Level now': 3,
    }),
    rows: names.map((name) => [name]),
    rowHeightMm: 7.5,
  });
