import type { Setting } from '../schema';
import type { Luck } from './program';

/** What the Events of a setting can bring. */
export function luckIn({ events, map }: Setting): Luck {
  const items = new Set<string>();
  const passages = new Set<string>();
  for (const effect of events.flatMap(({ effects }) => effects)) {
    if (effect.kind === 'grant' && effect.item !== '') items.add(effect.item);
    if (effect.kind !== 'unseal') continue;
    // Where the GM picks, any of them may open.
    for (const { id } of map.passages) if (effect.passage === '' || effect.passage === id) passages.add(id);
  }
  return { items, passages };
}
