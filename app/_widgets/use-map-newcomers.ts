import { type RefObject, useEffect, useRef } from 'react';
import { useStudio } from '@/app/_draft/use-draft';
import type { Json } from '@/lib/kernel/json';
import { formatPath, type Path, valueAt } from '@/lib/kernel/path';
import type { ListShape } from '@/lib/schema/shape';
import { limitsOf, type MapConfig, mapOf, sideBySide } from './map-model';
import type { Welcome } from './newcomers';

/** Gives places that are added to the list, or pasted into it, a free spot on the map, also while that is not shown. */
export function useMapNewcomers(
  config: MapConfig,
  list: ListShape | undefined,
  root: Path,
): RefObject<Welcome | undefined> {
  const { session } = useStudio();
  const welcome = useRef<Welcome>(undefined);
  useEffect(() => {
    welcome.current = (path, entries) => {
      if (!list || formatPath(path) !== formatPath(root)) return { entries, along: [] };
      const now = valueAt(session.draft() as unknown as Json, root);
      const { places } = mapOf(config, list.noun, now, undefined);
      return { entries: sideBySide(config, entries, places, limitsOf(config, list)), along: [] };
    };
  }, [config, list, root, session]);
  return welcome;
}
