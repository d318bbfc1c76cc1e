'use client';

import { useCallback, useEffect, useId, useState } from 'react';
import { pathOfId } from '@/app/_draft/element-id';
import type { KitClient } from '@/app/_print/kit-client';
import { useDrawn } from '@/app/_print/use-drawn';
import { Titled } from '@/app/_ui/titled';
import { useDraftRequest } from './use-draft-request';

const NONE: readonly string[] = [];

/** Returns the ids of the entries around the last focused field, innermost first. */
function useFocusedIds(): readonly string[] {
  const [ids, setIds] = useState(NONE);
  useEffect(() => {
    const follow = () => {
      const element = document.activeElement?.closest('[id^="at:body/"]');
      const path = element && pathOfId(element.id);
      // Focus outside the form, such as on a button of the page, changes nothing.
      if (!path) return;
      const next = path.slice(2).map(String).toReversed();
      setIds((before) => (before.join('/') === next.join('/') ? before : next));
    };
    follow();
    window.addEventListener('focusin', follow);
    return () => window.removeEventListener('focusin', follow);
  }, []);
  return ids;
}

/** Preview of the printed piece for the entry being edited, drawn in the print worker while the author types. */
export function LiveCard() {
  const ids = useFocusedIds();
  const { sides, trouble } = usePrinted(ids);
  const heading = useId();
  return (
    <Titled
      id={heading}
      title="As printed"
      look="kicker text-grey"
      className="flex min-h-64 flex-col gap-2 border-2 border-ink bg-sunk p-3"
    >
      {trouble !== undefined && <p className="text-alarm">{trouble}</p>}
      {sides === undefined && trouble === undefined && (
        <p className="text-sm text-grey">
          {ids.length === 0 ? 'Write in an entry to see the piece it is printed on.' : 'Drawing…'}
        </p>
      )}
      {sides?.length === 0 && (
        <p className="text-sm text-grey">This is printed in lists only, not on a piece of its own.</p>
      )}
      <div className="flex flex-wrap items-start justify-center gap-3">
        {sides?.map(({ pieceTitle, side, svg, widthMm, heightMm }, i) => (
          <Side
            // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place
            key={i}
            svg={svg}
            widthMm={widthMm}
            heightMm={heightMm}
            alt={`${pieceTitle}, ${side}`}
          />
        ))}
      </div>
    </Titled>
  );
}

function Side(props: {
  readonly svg: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly alt: string;
}) {
  const { svg, widthMm, heightMm, alt } = props;
  return (
    // biome-ignore lint/performance/noImgElement: drawn on this device a moment ago
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={alt}
      width={Math.round(widthMm * PX_PER_MM)}
      height={Math.round(heightMm * PX_PER_MM)}
      decoding="async"
      className="h-auto max-h-72 w-auto max-w-full bg-[#fff]"
    />
  );
}

/** Pixels per millimetre: about the size on paper. */
const PX_PER_MM = 3.2;

/** Returns the printed sides of the first of these entries that is printed. */
function usePrinted(ids: readonly string[]) {
  const about = useDraftRequest();
  const job = useCallback((client: KitClient) => client.ask<'part'>({ type: 'part', ...about, ids }), [about, ids]);
  const { drawn, trouble } = useDrawn(ids.length > 0 ? job : undefined);
  return { sides: drawn?.sides, trouble };
}
