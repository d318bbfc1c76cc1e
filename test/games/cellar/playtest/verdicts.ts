import type { Findings } from '@/lib/contract/playtest-report';
import type { Issue } from '@/lib/kernel/issue';
import type { Game } from '../engine/game';
import { CODES } from './codes';

export function verdicts(_: Game, tables: readonly Findings[]): readonly Issue[] {
  if (tables.some(({ wins }) => wins.count > 0)) return [];
  const code = 'cellar/hopeless';
  return [{ code, severity: CODES[code].severity, path: ['pits'], message: 'Fewer pits.' }];
}
