import { checkerOf } from '@/lib/tabletop/authoring/reporter';
import { checkBoard } from './board';
import { checkStarts } from './starts';
import { surveyOf } from './survey';
import { checkTable } from './table';
import { checkWalls } from './walls';

/** Checks an arena (rules 9). Issues come in the order in which an arena is made. */
export const check = checkerOf(surveyOf, [checkBoard, checkWalls, checkStarts, checkTable]);
