import type { Ending } from '@/lib/contract/played';

export const endings: readonly Ending[] = [
  { id: 'out', label: 'Everybody is out', good: true },
  { id: 'dark', label: 'The last lamp is gone', good: false },
];
