import type { Issue } from '@/lib/kernel/issue';
import type { Cellar } from '../schema';
import { CODES } from './codes';

export function check({ tiles, pits }: Cellar): readonly Issue[] {
  if (pits < tiles) return [];
  const code = 'cellar/no-door';
  return [{ code, severity: CODES[code].severity, path: ['pits'], message: 'Leave a tile for the door.' }];
}
