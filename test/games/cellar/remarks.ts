import type { Remark } from '@/lib/contract/authored';
import type { Cellar } from './schema';

export const remarks = ({ tiles, pits }: Cellar): readonly Remark[] => [
  { kind: 'figure', path: ['pits'], label: 'Safe tiles', value: String(tiles - pits), fits: pits < tiles },
];
