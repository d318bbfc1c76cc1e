import type { Block } from '@/lib/kit/blocks';
import { bullets, fields, flow, sections, small, text, write } from '@/lib/kit/short-blocks';
import { nowTrue } from '@/lib/tabletop/table-talk';
import { emptyRows, writingTable } from '@/lib/tabletop/writing-table';
import { headed } from './input';
import { recovery, sessionRolls } from './leaflet/after';

const ROW_MM = 7.5;
/** So low that fifteen pairs leave room for recovery. */
const PAIR_MM = 6.5;

/** A conflict from what is tried to what is now true, two a page: first whom everybody pulls for, then the result. */
export const worksheet = headed({ id: 'roll-worksheet', title: 'Roll worksheet', audience: 'table' }, () => [
  small('Two conflicts a page; print as many as you need. The first row of each is the active one.'),
  ...[1, 2].flatMap(conflict),
]);

const FIRST = { Who: 4, 'Green dice': 2, 'Red dice': 2, Evens: 1.6, Odds: 1.6, Number: 2, Difference: 2.4, Stance: 3 };
const SECOND = [
  ['Green evens', 'less red odds', 'Effort'],
  ['GM’s dice', 'less GM’s odds', 'Margin'],
  ['Degree', 'Wounds', 'Links', 'Stress'],
];

const conflict = (number: number): readonly Block[] => [
  fields([write(`tried-${number}`, 'What is tried', '', 3), write(`difficulty-${number}`, 'Difficulty')]),
  writingTable({
    name: `first-${number}`,
    caption: 'First reading: whom everybody pulls for',
    columns: Object.entries(FIRST),
    rows: emptyRows(6),
    rowHeightMm: ROW_MM,
  }),
  small('**Second reading:** the active one and Cooperative, less Hostile, less the GM'),
  fields(...SECOND.map((labels) => labels.map((label) => write(`${label}-${number}`, label)))),
  nowTrue(1, `now-true-${number}`),
];

/** Rolls of pairs between two sessions, and who recovers. */
export const sessionEnd = headed({ id: 'session-end', title: 'End of a session', audience: 'table' }, (input) => [
  ...flow([
    text('After every session but the last, each two people who are both inside may do this:'),
    bullets(sessionRolls(input.body.options)),
    ...sections({ Recovery: recovery() }),
  ]),
  writingTable({
    name: 'pair',
    columns: Object.entries({ Pair: 5, 'Green evens': 2, 'Red odds': 2, 'Label erased or added': 6 }),
    rows: input.pairs.map(({ title }) => [title]),
    rowHeightMm: PAIR_MM,
  }),
  writingTable({
    name: 'recovery',
    columns: Object.entries({ Who: 5, 'Dying links left': 3, 'Injured links left': 3, 'Wound level now': 4 }),
    rows: input.names.map((name) => [name]),
    rowHeightMm: ROW_MM,
  }),
  nowTrue(2),
]);
