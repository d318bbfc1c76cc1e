'use client';

import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { pathOfId } from '@/app/_draft/element-id';
import { firstEntries } from '@/app/_draft/steps';
import { useStep, useStudio } from '@/app/_draft/use-draft';
import type { KitClient } from '@/app/_print/kit-client';
import { useDrawn } from '@/app/_print/use-drawn';
import { Titled } from '@/app/_ui/titled';
import type { Json } from '@/lib/kernel/json';
import { useDraftRequest } from './use-draft-request';

/**
 * Returns the ids of the entries whose piece is shown, the best first: those around the last focused field of the step,
 * innermost first, or the first of each list.
 */
function useShownIds(): readonly string[] {
  const { system, session } = useStudio();
  const step = useStep();
  const [focused, setFocused] = useState<{ readonly step: string; readonly ids: readonly string[] }>();
  useEffect(() => {
    const follow = () => {
      const element = document.activeElement?.closest('[id^="at:body/"]');
      const path = element && pathOfId(element.id);
      // Focus outside the form, such as on a button of the page, changes nothing.
      if (!path) return;
      const ids = path.slice(2).map(String).toReversed();
      if (ids.length === 0) return;
      setFocused((before) =>
        before?.step === step && before.ids.join('/') === ids.join('/') ? before : { step, ids },
      );
    };
    window.addEventListener('focusin', follow);
    return () => window.removeEventListener('focusin', follow);
  }, [step]);
  const first = useMemo(() => {
    const form = system.form.steps.find(({ id }) => id === step);
    return form ? firstEntries(form, session.draft() as unknown as Json) : [];
  }, [system, session, step]);
  return focused?.step === step ? focused.ids : first;
}

/** Preview of the printed piece for the entry being edited, drawn in the print worker while the author types. */
export function LiveCard() {
  const ids = useShownIds();
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
      {sides === undefined && trouble === undefined && <p className="text-sm text-grey">Drawing…</p>}
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
