import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Limits } from '@/app/_canvas/free-spot';
import { layOut } from '@/app/_canvas/layout-client';
import { useStudio, useUndoable } from '@/app/_draft/use-draft';
import { toast } from '@/app/_ui/toasts';
import type { PlaceEntries } from '@/app/_widgets/place-entries';
import type { Json } from '@/lib/kernel/json';
import { formatPath, type Path, valueAt } from '@/lib/kernel/path';
import type { ListShape } from '@/lib/schema/shape';
import { limitsOf, type MapConfig, type MapModel, mapOf, placePatches, settle, sideBySide } from './map-model';

/** Lays out the whole map by its ways. */
export function useMapArrange(drawn: {
  readonly widget: MapConfig;
  readonly root: Path;
  readonly map: MapModel;
  readonly limits: Limits;
}) {
  const { widget, root, map, limits } = drawn;
  const undoable = useUndoable();
  const [arranging, setArranging] = useState(false);
  const arrange = async () => {
    setArranging(true);
    try {
      const boxes = map.places.map(({ id, width, height }) => ({ id, width, height }));
      const lines = map.ways.map(({ id, a, b }) => ({ id, from: a, to: b }));
      const spots = await layOut(boxes, lines, {
        'elk.algorithm': 'stress',
        'elk.stress.desiredEdgeLength': '6',
        'elk.spacing.nodeNode': '1',
      });
      const settled = settle(
        new Map(map.places.map((place) => [place.id, { ...place, ...spots.get(place.id) }])),
        limits,
      );
      undoable('Rearranged.', placePatches(widget, root, map.places, settled));
    } catch {
      toast({ message: 'The layout tool could not be loaded. Are you offline? Arrange by hand, or try again later.' });
    } finally {
      setArranging(false);
    }
  };
  return { arranging, arrange };
}

/** Gives places that are added to the list or pasted into it a free spot on the map, also while the map is hidden. */
export function usePlaceMapEntries(
  config: MapConfig,
  list: ListShape | undefined,
  root: Path,
): RefObject<PlaceEntries | undefined> {
  const { session } = useStudio();
  const placeEntries = useRef<PlaceEntries>(undefined);
  useEffect(() => {
    placeEntries.current = (path, entries) => {
      if (!list || formatPath(path) !== formatPath(root)) return { entries, patches: [] };
      const now = valueAt(session.draft() as unknown as Json, root);
      const { places } = mapOf(config, list.noun, now, undefined);
      return { entries: sideBySide(config, entries, places, limitsOf(config, list)), patches: [] };
    };
  }, [config, list, root, session]);
  return placeEntries;
}
