import type { Patch } from '@/lib/kernel/patch';
import type { Campaign } from './schema';

/** Assigns episodes to layers, and gives the GM every second Gladiator if nobody has chosen which ones players keep. */
export const complete = (campaign: Campaign): readonly Patch[] => [...layersFor(campaign), ...gladiatorsFor(campaign)];

/** Puts each episode without a layer on the next one that has none, the surface first. */
function layersFor({ layers, episodes }: Campaign): readonly Patch[] {
  const used = new Set(episodes.map(({ layer }) => layer));
  const free = layers.filter(({ id }) => !used.has(id));
  const lost = episodes.filter(({ layer }) => !layers.some(({ id }) => id === layer));
  return lost.flatMap(({ id }, i): readonly Patch[] => {
    const layer = (free[i] ?? layers[0])?.id;
    return layer === undefined ? [] : [{ op: 'set', path: ['episodes', id, 'layer'], value: layer }];
  });
}

function gladiatorsFor({ pregens, npcGladiators }: Campaign): readonly Patch[] {
  if (npcGladiators.length > 0) return [];
  return pregens
    .filter((_, i) => i % 2 === 1)
    .flatMap((gladiator): readonly Patch[] => [
      { op: 'remove', path: ['pregens', gladiator.id] },
      { op: 'insert', path: ['npcGladiators'], entry: gladiator },
    ]);
}
