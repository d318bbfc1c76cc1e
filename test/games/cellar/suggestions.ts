import type { Suggestion } from '@/lib/contract/suggestions';
import type { Cellar } from './schema';

export const suggestions = ({ lamps, pits }: Cellar): readonly Suggestion[] =>
  pits < lamps
    ? []
    : [
        {
          key: 'pits',
          path: ['pits'],
          text: 'Fill in some pits.',
          reason: 'Each pit costs a lamp, and there are no more lamps than pits.',
          patches: [{ op: 'set', path: ['pits'], value: lamps - 1 }],
        },
      ];
