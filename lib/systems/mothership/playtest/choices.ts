import type { Choice, Chosen } from '@/lib/contract/played';
import type { Ship } from '../schema';

const LEVEL = 'level';

/** The level: what a party agrees on, where there are several. Characters are drawn by lot, or none could be compared. */
export const choices = ({ levels }: Ship): readonly Choice[] =>
  levels.length < 2
    ? []
    : [
        {
          id: LEVEL,
          title: 'Level',
          options: levels.map(({ id, label }, i) => ({ id, label: label.trim() || `Level ${i + 1}` })),
        },
      ];

/** The kit as people play it who have agreed on something. */
export function agreedKit(body: Ship, chosen: Chosen = {}): Ship {
  const level = body.levels.find(({ id }) => id === chosen[LEVEL]);
  return level ? { ...body, levels: [level] } : body;
}
