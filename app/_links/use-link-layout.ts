import { useMemo } from 'react';
import { useWidth } from '@/app/_ui/use-wide';
import { layLinks } from '@/lib/kit/link-drawing';
import type { LinkGraph } from '@/lib/kit/link-graph';
import { roomForRing } from '@/lib/kit/link-ring';

const LETTER = { large: 15, small: 12 } as const;
/** In less room letters are small, so that more names stand beside each other. */
const NARROW_PX = 520;
/** Until it is measured. */
const USUAL_PX = 640;

/** A graph laid out in pixels for a frame as broad as it is; what must be broader is scrolled to. */
export function useLinkLayout(graph: LinkGraph) {
  const [frame, width = USUAL_PX] = useWidth<HTMLElement>();
  const count = graph.nodes.length;
  const room = useMemo(
    () => roomForRing(width, width < NARROW_PX ? LETTER.small : LETTER.large, count),
    [width, count],
  );
  const drawing = useMemo(() => layLinks(graph, room), [graph, room]);
  return { frame, room, drawing };
}
