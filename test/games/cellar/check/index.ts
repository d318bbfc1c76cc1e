import type { Issue } from '@/lib/kernel/issue';
import { reporterOf } from '@/lib/tabletop/authoring/reporter';
import type { Cellar } from '../schema';
import { CODES } from './codes';

const report = reporterOf(CODES);

export const check = ({ tiles, pits }: Cellar): readonly Issue[] =>
  pits < tiles ? [] : [report('cellar/no-door', ['pits'], 'Leave a tile for the door.')];
