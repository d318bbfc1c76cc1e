import { useMemo } from 'react';
import { useStudio } from '@/app/_draft/use-draft';
import type { Json } from '@/lib/kernel/json';
import { type Path, valueAt } from '@/lib/kernel/path';
import type { Shape } from '@/lib/schema/shape';
import type { GraphConfig } from './graph-model';
import type { MapConfig } from './map-model';
import { outlineStructure, type PasteStructure, waysStructure } from './paste-structure';

/** What pasting an outline does to the entries of a graph. */
export const useOutlineStructure = (
  widget: GraphConfig,
  shape: Shape | undefined,
  root: Path,
): PasteStructure | undefined =>
  useMemo(() => (shape?.kind === 'list' ? outlineStructure(widget, shape, root) : undefined), [widget, shape, root]);

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
