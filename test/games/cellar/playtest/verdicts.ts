import type { Findings } from '@/lib/contract/playtest-report';
import type { Issue } from '@/lib/kernel/issue';
import { reporterOf } from '@/lib/tabletop/authoring/reporter';
import type { Game } from '../engine/game';
import { CODES } from './codes';

const report = reporterOf(CODES);

export const verdicts = (_: Game, tables: readonly Findings[]): readonly Issue[] =>
  tables.some(({ wins }) => wins.count > 0) ? [] : [report('cellar/hopeless', ['pits'], 'Fewer pits.')];
