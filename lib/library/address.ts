import { parsePublicationId } from '@/lib/kernel/address-parts';
import { newId } from '@/lib/kernel/ids';
import { slugOf } from '@/lib/kernel/slug';

export const PUBLICATION_ID_LENGTH = 16;

/** Returns a new publication id. It reveals nothing about the draft. */
export const newPublicationId = (): string => newId(PUBLICATION_ID_LENGTH);

/** A publication named by an address, in its canonical spelling or an equivalent one. */
interface PublicationAddress {
  readonly id: string;
  /** Text after the id and the dash; undefined if there is none. */
  readonly slug: string | undefined;
  /** True if the id is in canonical spelling: lower case, without letters that look like digits. */
  readonly isPlain: boolean;
}

const SEGMENT = /^([0-9a-z]{16})(?:-(.*))?$/is;

/** Parses the segment of an address that names a publication: "ID" or "ID-slug", as Next passes it. */
export function parsePublication(segment: string): PublicationAddress | undefined {
  const [, written = '', slug] = SEGMENT.exec(decoded(segment)) ?? [];
  const id = parsePublicationId(written.toLowerCase().replace(/[il]/g, '1').replace(/o/g, '0'));
  return id === undefined ? undefined : { id, slug, isPlain: id === written };
}

export const publicationPath = (id: string, title: string): string =>
  `/library/${id}-${encodeURIComponent(slugOf(title))}`;

export const versionPath = (id: string, number: number): string => `/library/${id}/${number}`;

/** Tells whether an address is already the canonical page of a publication with this title. */
export const isOwnAddress = ({ slug, isPlain }: PublicationAddress, title: string): boolean =>
  isPlain && slug === slugOf(title);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
