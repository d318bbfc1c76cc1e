'use client';

import { useId, useMemo } from 'react';
import { useWidth } from '@/app/_ui/use-wide';
import { layLinks } from '@/lib/kit/link-drawing';
import { type LinkGraph, type LinkKind, sayPairs } from '@/lib/kit/link-graph';
import { roomForRing } from '@/lib/kit/link-ring';
import { LinkNode, LinkPlate, LinkSample, LinkStroke } from './link-parts';

const LETTER = { large: 15, small: 12 } as const;
/** Width below which letters are small, so that more names fit beside each other. */
const NARROW_PX = 520;
/** Assumed width before it is measured. */
const USUAL_PX = 640;

/** Lays out a graph in pixels for the width of its frame; a wider graph scrolls. */
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

/** A graph as a static drawing, with its links as text. */
export function LinkDrawing({ graph, title }: { readonly graph: LinkGraph; readonly title: string }) {
  const words = useId();
  const count = graph.nodes.length;
  const { frame, room, drawing } = useLinkLayout(graph);
  const pairs = useMemo(() => sayPairs(graph), [graph]);
  if (count === 0) return null;
  return (
    <figure className="break-inside-avoid">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it is scrolled, keys must scroll it too */}
      <section ref={frame} aria-label={title} tabIndex={0} className="overflow-x-auto border-2 border-ink bg-paper">
        <svg
          role="img"
          aria-label={`${title}: ${count} of them`}
          aria-describedby={words}
          viewBox={`0 0 ${room.width} ${room.height}`}
          style={{ minWidth: room.width }}
          className="mx-auto block print:min-w-0! print:w-full"
        >
          {drawing.strokes.map((stroke) => (
            <LinkStroke key={`${stroke.a} ${stroke.b} ${stroke.kind.value}`} stroke={stroke} letter={drawing.letter} />
          ))}
          {drawing.nodes.map((node) => (
            <LinkNode key={node.id} node={node} letter={drawing.letter} />
          ))}
          {drawing.strokes.map((stroke) => (
            <LinkPlate key={`${stroke.a} ${stroke.b} ${stroke.kind.value}`} stroke={stroke} letter={drawing.letter} />
          ))}
        </svg>
      </section>
      <figcaption>
        <LinkLegend kinds={graph.kinds} />
        <ul id={words} className="sr-only">
          {pairs.map((pair) => (
            <li key={pair}>{pair}</li>
          ))}
          {pairs.length === 0 && <li>No links.</li>}
        </ul>
      </figcaption>
    </figure>
  );
}

function LinkLegend({ kinds }: { readonly kinds: readonly LinkKind[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {kinds.map((kind) => (
        <li key={kind.value} className="flex items-center gap-2">
          <LinkSample kind={kind} />
          {kind.title}
        </li>
      ))}
      <li className="text-grey">A line without a number counts once.</li>
    </ul>
  );
}
