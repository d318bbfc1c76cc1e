import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { OpenLink } from '@/app/_data/open-link';
import { moderationPage, moderatorOfCookies } from '@/lib/services/library/moderate';
import { requireServices } from '@/lib/services/requests/services';

export const MODERATION_METADATA: Metadata = {
  title: 'Moderation',
  robots: { index: false, follow: false },
  // The server accepts these forms only with an Origin header, which browsers omit under no-referrer. Other sites never
  // receive the address.
  referrer: 'same-origin',
};

export type QueryParams = { readonly [name: string]: string | readonly string[] | undefined };

/** Returns the value of a query parameter that occurs exactly once. */
export const oneOf = (value: QueryParams[string]): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Returns the number of the moderator whose cookie the request carries. */
export const admitted = async (): Promise<number | undefined> =>
  (await moderatorOfCookies(requireServices(), (await headers()).get('cookie')))?.number;

/** Opens a moderator's link, or says that the page is for moderators. */
export const Door = ({ id, isOpen }: { readonly id?: string; readonly isOpen: boolean }) => (
  <OpenLink
    address="/api/moderation/session"
    page={moderationPage(id)}
    missing={
      isOpen
        ? null
        : 'This page is for moderators. Open your moderator’s link in this browser; the person who runs the studio has it.'
    }
    isPart
  />
);
