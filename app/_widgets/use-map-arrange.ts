import { useState } from 'react';
import { useUndoable } from '@/app/_draft/use-draft';
import { toast } from '@/app/_ui/toasts';
import type { Path } from '@/lib/kernel/path';
import type { Limits } from './free-spot';
import { layOut } from './layout-client';
import { type MapConfig, type MapModel, placePatches, settle } from './map-model';

/** Lays the whole map out by its ways. */
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
      const patches = map.places.flatMap((place) => placePatches(widget, root, place, settled.get(place.id) ?? place));
      undoable('Rearranged.', patches);
    } catch {
      toast({ message: 'The layout tool could not be loaded. Are you offline? Arrange by hand, or try again later.' });
    } finally {
      setArranging(false);
    }
  };
  return { arranging, arrange };
}
