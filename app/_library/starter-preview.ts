import type { Metadata } from 'next';
import type { StarterCard } from '@/lib/contract/starter';
import { versionPath } from '@/lib/library/address';
import { starterPublicationId } from '@/lib/library/starters';
import { requireServices } from '@/lib/services/requests/services';
import { cardImage } from './about-version';
import { originHere } from './open-version';

/** Returns metadata that shows a starter's poster in link previews; without a picture while no library lists it. */
export async function starterPreview(
  game: string,
  starter: Pick<StarterCard, 'id' | 'formerId'> | undefined,
  { title, description }: { readonly title: string; readonly description: string },
): Promise<Metadata> {
  const { store, library } = requireServices();
  const id = starter && starterPublicationId({ id: game }, starter);
  // The page is there without the database too.
  const publication =
    id !== undefined && library.mode !== 'off' ? await store.publication(id).catch(() => undefined) : undefined;
  if (id === undefined || !publication || publication.shown === null) return { title, description };
  const card = `${await originHere()}${versionPath(id, publication.shown)}/card.png`;
  return {
    title,
    description,
    openGraph: { siteName: 'Trapdoor', title, description, images: cardImage(card, title) },
    twitter: { card: 'summary_large_image', title, description, images: card },
  };
}
