import { useMemo, useState } from 'react';
import { useIsHere } from '@/app/_ui/use-remembered';
import type { BegunLayout } from '@/app/_workers/kit-protocol';
import type { ArtPlace } from '@/app/_workers/scenario-art';
import { isOrdered } from '@/lib/contract/authored';
import { coverQuery } from '@/lib/kit/cover-order';
import type { KitOrder } from '@/lib/kit/order';
import { PAPER_SIZE } from '@/lib/kit/paper';
import { parsePicture } from '@/lib/kit/picture';
import type { Draft } from '@/lib/scenario/envelope';
import type { GameManifest } from '@/lib/scenario/game-manifest';
import type { PagePictures } from './page-pictures';

/** The first page of a kit, drawn by the server. */
type FirstSight = Pick<BegunLayout, 'pages' | 'sections' | 'outline'>;

interface Printed {
  readonly draft: Draft;
  readonly system: GameManifest;
  readonly art: ArtPlace;
}

const isUploaded = (picture: string): boolean => parsePicture(picture).kind === 'art';

/** Revision of pages that the server has drawn: the worker's own begin at 1. */
const OF_SERVER = 0;

/**
 * Returns the first page that the server can draw before this device has loaded the printing tools. Undefined if the
 * page did not come from the server, if the order does not begin with a poster, or if that shows an uploaded picture.
 */
export function useFirstSight(
  order: KitOrder | undefined,
  { draft: { cover }, system, art }: Printed,
  pictures: PagePictures,
): FirstSight | undefined {
  const isHere = useIsHere();
  const [isFromServer] = useState(!isHere);
  return useMemo(() => {
    const [piece] = system.pieces;
    if (!isFromServer || !order || !piece || !('draftId' in art) || isUploaded(cover)) return undefined;
    if (order.smallType || !isOrdered(piece, order)) return undefined;
    const page = { ...PAPER_SIZE[order.paper], isBlank: false, revision: OF_SERVER };
    pictures.keepAddress(0, page, `/api/drafts/${art.draftId}/first-page?${coverQuery(order)}`);
    const { id, title, audience } = piece;
    return { pages: [page], sections: [{ ...SECTION, piece: id, title, audience }], outline: [outlineEntry(title)] };
  }, [isFromServer, order, system, art, cover, pictures]);
}

const outlineEntry = (title: string) => ({ title, page: 0, children: [] });

const SECTION = {
  firstPage: 0,
  lastPage: 0,
  pageCount: 1,
  paper: 'plain',
  sides: 'either',
  backs: 'none',
  givenUp: [],
} as const;
