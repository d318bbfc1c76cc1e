import { useMemo } from 'react';
import { useStudio } from '@/app/_draft/use-draft';
import type { PasteStructure } from '@/app/_widgets/paste-structure';
import type { Json } from '@/lib/kernel/json';
import { type Path, valueAt } from '@/lib/kernel/path';
import type { Shape } from '@/lib/schema/shape';
import type { MapConfig } from './map-model';
import { waysStructure } from './ways-structure';

/** What pasting arrows does to the places of a map. */
export function useWaysStructure(
  widget: MapConfig,
  places: Shape | undefined,
  ways: Shape | undefined,
  root: Path,
): PasteStructure | undefined {
  const { session } = useStudio();
  return useMemo(() => {
    if (places?.kind !== 'list' || ways?.kind !== 'list') return undefined;
    const current = () => valueAt(session.draft() as unknown as Json, root);
    return waysStructure(widget, { places, ways }, root, current);
  }, [widget, session, root, places, ways]);
}
