import { digest } from 'lib0/hash/sha256';
import type { Header, System } from '@/lib/contract/authored';
import { newId } from '@/lib/kernel/ids';
import { withoutComments } from './comments-file';
import { CHAIN_MAX } from './cover';
import { type ChainLink, type Draft, formatDraft, headerOf } from './envelope';
import { LICENCES, licenceOf, mayRemix, normaliseLicence } from './licences';

/** Builds a chain link from a draft's file. A library that knows its hash adds version number and address. */
export function linkTo(draft: Draft, system: Pick<System, 'shape'>): ChainLink {
  const { title, authors, licence } = headerOf(draft);
  const sha256 = sha256Of(formatDraft(withoutComments(draft), system));
  return { title, authors, licence: normaliseLicence(licence), version: 1, sha256, address: '' };
}

/** Returns the SHA-256 of a text as UTF-8, in hexadecimal. WebCrypto is not available over plain HTTP. */
export const sha256Of = (text: string): string =>
  Array.from(digest(new TextEncoder().encode(text)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Returns a remix with `parent` as its nearest link, without the real evenings of the parent. Licences that allow
 * remixes also allow themselves.
 */
export const remixOf = (draft: Draft, parent: ChainLink): Draft => ({
  ...withoutComments(draft),
  ...(draft.evenings && { evenings: [] }),
  id: newId(26),
  remixOf: [parent, ...draft.remixOf.filter(({ sha256 }) => sha256 !== parent.sha256)].slice(0, CHAIN_MAX),
});

type Credited = Pick<Header, 'title' | 'authors' | 'licence'>;

/** Explains why others may not remix a work with this licence, and whom to ask. Undefined if they may. */
export function refusalToRemix({ title, authors, licence }: Credited): string | undefined {
  const id = licenceOf(licence);
  if (mayRemix(id)) return undefined;
  const isKnown = normaliseLicence(licence) === id;
  const reason = isKnown
    ? `has the licence “${LICENCES[id].name}”, which allows no remix`
    : licence.trim() === ''
      ? 'has no licence, so it may not be remixed'
      : `has the licence “${licence.trim()}”, which Trapdoor does not know, so it may not be remixed`;
  const ask = authors.length > 0 ? `Ask ${authors.join(', ')} for permission.` : 'Ask the person you have it from.';
  return `“${title.trim() || 'Untitled'}” ${reason}. ${ask}`;
}
