import { useCallback } from 'react';
import type { KitClient } from '@/app/_print/kit-client';
import { useDrawn } from '@/app/_print/use-drawn';
import type { SharedDraft } from '@/app/_table/table-line';
import type { KitAnswer } from '@/app/_workers/kit-protocol';
import { parsePicture } from '@/lib/kit/picture';

/** Pause in writing before the wall draws the poster again. */
const PAUSE_MS = 1_000;
/** Members' pictures are shown to editors only. */
const NO_ART = { address: '', pictures: [] };

export type DrawnPoster = KitAnswer['poster'];

/** Draws the poster of a table's draft on this device, without an uploaded cover; undefined until it is drawn. */
export function usePoster(system: string, draft: SharedDraft | undefined): DrawnPoster | undefined {
  const job = useCallback(
    (client: KitClient) =>
      client.ask<'poster'>({
        type: 'poster',
        baseUrl: window.location.origin,
        system,
        art: NO_ART,
        draft: draft ? { ...draft.header, ...coverOf(draft), body: draft.body } : null,
      }),
    [system, draft],
  );
  return useDrawn(draft && job, PAUSE_MS).drawn;
}

const coverOf = ({ header: { cover } }: SharedDraft) =>
  typeof cover === 'string' && parsePicture(cover).kind === 'art' ? { cover: '' } : {};

export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
