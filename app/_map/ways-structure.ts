import { readWays } from '@/app/_forms/paste-structure';
import { counted, type PasteStructure } from '@/app/_widgets/paste-structure';
import type { Json } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import type { Path } from '@/lib/kernel/path';
import { blankEntry } from '@/lib/schema/blank';
import type { ListShape } from '@/lib/schema/shape';
import { type MapConfig, mapOf, refuseWay } from './map-model';

/** Arrows are ways between places; `current` tells which ways there are. */
export const waysStructure = (
  config: MapConfig,
  { places, ways }: Readonly<Record<'places' | 'ways', ListShape>>,
  root: Path,
  current: () => Json | undefined,
): PasteStructure => ({
  help: `“Hall -> Stairs -> Cellar” makes a ${ways.noun} at each arrow. A name that is there already is not added again.`,
  read: readWays,
  say: (joins) => `${counted(joins, ways.noun)} between them.`,
  join: (entries, pairs) => {
    const map = mapOf(config, places.noun, [...entries], current());
    const drawn = [...map.ways];
    return pairs.flatMap(([a, b]): readonly Patch[] => {
      if (drawn.length >= ways.max || refuseWay({ ...map, ways: drawn }, a, b) !== undefined) return [];
      drawn.push({ id: `${a}-${b}`, a, b });
      const entry = blankEntry(ways, { [config.ways.a]: a, [config.ways.b]: b });
      return [{ op: 'insert', path: root, entry }];
    });
  },
});
