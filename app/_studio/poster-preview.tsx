'use client';

import { useCallback } from 'react';
import { useDraft } from '@/app/_draft/use-draft';
import type { KitClient } from '@/app/_print/kit-client';
import { useDrawn } from '@/app/_print/use-drawn';
import { useDraftRequest } from './use-draft-request';

/** Poster of the draft, drawn in the print worker while the author types. */
export function PosterPreview() {
  const about = useDraftRequest();
  const { draft } = useDraft();
  const job = useCallback((client: KitClient) => client.ask<'poster'>({ type: 'poster', ...about }), [about]);
  const { drawn, trouble } = useDrawn(job);
  return (
    <div className="md:sticky md:top-24 md:self-start">
      <p className="sign mb-2">Poster</p>
      {/* Reserves the poster's place, so that nothing moves when it is drawn. */}
      <div className="aspect-5/7 w-full max-w-60 bg-sunk">
        {drawn && (
          // biome-ignore lint/performance/noImgElement: drawn on this device a moment ago
          <img
            src={`data:image/svg+xml,${encodeURIComponent(drawn.svg)}`}
            alt={`Poster of ${draft.title.trim() || 'this scenario'}`}
            width={240}
            height={336}
            className="h-auto w-full"
          />
        )}
      </div>
      {trouble !== undefined && <p className="mt-2 text-sm text-alarm">{trouble}</p>}
    </div>
  );
}
