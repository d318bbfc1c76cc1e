import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { parseNumber } from '@/lib/kernel/address-parts';
import { isOwnAddress, parsePublication, publicationPath, versionPath } from '@/lib/library/address';
import { type Found, loadPublication, loadVersion, type ReadVersion } from '@/lib/services/library/read';
import { refusalOf } from '@/lib/services/requests/api-error';
import { memberOf, siteOf } from '@/lib/services/requests/member-of';
import { requireServices } from '@/lib/services/requests/services';

type Present<T> = Exclude<Found<T>, { readonly kind: 'none' }>;

/** Result while the studio can't reach its storage. */
interface Unavailable {
  readonly kind: 'away';
  readonly message: string;
}

export type Opened = Present<ReadVersion> | Unavailable;

/** Loads the publication at an address; redirects to its canonical address. */
export const openPublication = cache(async (segment: string): Promise<Opened> => {
  const address = parsePublication(segment);
  if (!address) notFound();
  const found = await orNotFound(loadPublication(requireServices(), address.id));
  if (found.kind === 'found') {
    const { title } = found.value.contents.entry;
    if (!isOwnAddress(address, title)) redirect(publicationPath(address.id, title));
  } else if (!address.isPlain || address.slug !== undefined) redirect(`/library/${address.id}`);
  return found;
});

/** Loads the version at an address; `part` is the sub-page that redirects keep. */
export const openVersion = cache(async (segment: string, number: string, part = ''): Promise<Opened> => {
  const [address, version] = [parsePublication(segment), parseNumber(number)];
  if (!address || version === undefined) notFound();
  const found = await orNotFound(loadVersion(requireServices(), address.id, version));
  if (!address.isPlain || address.slug !== undefined) redirect(versionPath(address.id, version) + part);
  return found;
});

/** Tells whether the visitor published this version. Only publishers see that theirs waits for approval. */
export async function isTheirs({ publication }: ReadVersion): Promise<boolean> {
  const member = await memberOf(requireServices(), (await headers()).get('cookie'));
  return member !== undefined && member === publication.memberId;
}

/** Returns the studio's origin as the visitor sees it. */
export const originHere = cache(async (): Promise<string> => {
  const host = (await headers()).get('host') ?? 'localhost';
  return siteOf(requireServices(), host).origin;
});

/** Turns an error into a message if the studio can't reach its storage. */
export const orUnavailable = <T>(loading: Promise<T>): Promise<T | Unavailable> =>
  loading.catch((error: unknown) => {
    const refusal = refusalOf(error);
    if (refusal?.status !== 503) throw error;
    return { kind: 'away', message: refusal.message };
  });

async function orNotFound<T>(loading: Promise<Found<T>>): Promise<Present<T> | Unavailable> {
  const found = await orUnavailable(loading).catch((error: unknown) => {
    if (refusalOf(error)?.status === 404) return { kind: 'none' } as const;
    throw error;
  });
  if (found.kind === 'none') notFound();
  return found;
}
