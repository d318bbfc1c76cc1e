import { parsePublicationId } from '@/lib/kernel/address-parts';
import { newId } from '@/lib/kernel/ids';
import { slugOf } from '@/lib/kernel/slug';

export const PUBLICATION_ID_LENGTH = 16;

/** The id of a publication, which tells nothing of the draft that it comes from. */
export const newPublicationId = (): string => newId(PUBLICATION_ID_LENGTH);

/** What an address names: a publication, under its own spelling or another that means the same. */
interface PublicationAddress {
  readonly id: string;
  /** What stands behind the id, without the dash; undefined if nothing does. */
  readonly slug: string | undefined;
  /** Whether the id is written as addresses write it: in lower case, without letters that look like digits. */
  readonly isPlain: boolean;
}

const SEGMENT = /^([0-9a-z]{16})(?:-(.*))?$/is;

/** Reads the part of an address that names a publication: "ID" or "ID-slug", as Next gives it. */
export function parsePublication(segment: string): PublicationAddress | undefined {
  const [, written = '', slug] = SEGMENT.exec(decoded(segment)) ?? [];
  const id = parsePublicationId(written.toLowerCase().replace(/[il]/g, '1').replace(/o/g, '0'));
  return id === undefined ? undefined : { id, slug, isPlain: id === written };
}

/** The page of a publication, from the studio's root. */
export const publicationPath = (id: string, title: string): string =>
  `/library/${id}-${encodeURIComponent(slugOf(title))}`;

/** The page of a version, from the studio's root. */
export const versionPath = (id: string, number: number): string => `/library/${id}/${number}`;

/** Whether an address is already the page of a publication with that title. */
export const isOwnAddress = ({ slug, isPlain }: PublicationAddress, title: string): boolean =>
  isPlain && slug === slugOf(title);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
