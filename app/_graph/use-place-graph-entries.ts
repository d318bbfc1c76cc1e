import { type RefObject, useEffect } from 'react';
import type { Positions } from '@/app/_widgets/layout-client';
import type { PlaceEntries } from '@/app/_widgets/place-entries';
import type { Patch } from '@/lib/kernel/patch';
import { formatPath, isWithin, type Path } from '@/lib/kernel/path';
import type { ListShape } from '@/lib/schema/shape';
import { type GraphConfig, graphOf } from './graph-model';
import { placeBlock } from './graph-places';
import type { CanvasControls } from './use-graph-view';

interface Drawn {
  readonly widget: GraphConfig;
  readonly shape: ListShape;
  readonly root: Path;
  readonly positions: Positions;
  readonly keep: (moved?: Positions) => readonly Patch[];
  readonly controls: RefObject<CanvasControls | null>;
}

/** Gives entries that are added to the list a position in view of the graph. Added links move no nodes. */
export function usePlaceGraphEntries(placeEntries: RefObject<PlaceEntries | undefined>, drawn: Drawn): void {
  useEffect(() => {
    const { widget, shape, root, positions, keep, controls } = drawn;
    placeEntries.current = (path, entries) => {
      if (formatPath(path) !== formatPath(root)) return { entries, patches: isWithin(path, root) ? keep() : [] };
      const news = graphOf(widget, shape, entries);
      const spots = placeBlock(news, controls.current?.centre() ?? { x: 0, y: 0 }, positions);
      controls.current?.reveal([...spots.keys()]);
      return { entries, patches: keep(spots) };
    };
    return () => {
      placeEntries.current = undefined;
    };
  });
}
