import type { Block } from '@/lib/kit/blocks';
import { fields, flow, sections, small, texts, write } from '@/lib/kit/short-blocks';
import { nowTrue } from '@/lib/tabletop/table-talk';
import { writingTable } from '@/lib/tabletop/writing-table';
import { namesOf } from '../names';
import { makers, pairTitles } from './input';
import { RECOVERY, sessionRolls } from './leaflet/after';

const ROW = { rowHeightMm: 7.5 };
/** So low that fifteen pairs leave room for recovery. */
const PAIR = { rowHeightMm: 6.5 };

/** A conflict from what is tried to what is now true, two a page: first whom everybody pulls for, then the result. */
export const worksheet = makers.headed('roll-worksheet', 'Roll worksheet', 'table', () => [
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
  writingTable(`first-${number}`, FIRST, 6, { caption: 'First reading: whom everybody pulls for', ...ROW }),
  small('**Second reading:** the active one and Cooperative, less Hostile, less the GM'),
  fields(...SECOND.map((labels) => labels.map((label) => write(`${label}-${number}`, label)))),
  nowTrue(1, `now-true-${number}`),
];

const ROLLS = { Pair: 5, 'Green evens': 2, 'Red odds': 2, 'Label erased or added': 6 };
const HEALING = { Who: 5, 'Dying links left': 3, 'Injured links left': 3, 'Wound level now': 4 };

/** Rolls of pairs between two sessions, and who recovers. */
export const sessionEnd = makers.headed('session-end', 'End of a session', 'table', ({ body }) => [
  ...flow([
    ...texts(
      'After every session but the last, each two people who are both inside may do this:',
      sessionRolls(body.options),
    ),
    ...sections({ Recovery: RECOVERY }),
  ]),
  writingTable('pair', ROLLS, pairTitles(body), PAIR),
  writingTable('recovery', HEALING, namesOf(body).people, ROW),
  nowTrue(2),
]);
