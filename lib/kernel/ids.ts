import { parseId } from './address-parts';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Returns a new id of `length` characters with 5 random bits each; 26 characters are unguessable. */
export const newId = (length = 10): string => idOfBytes(crypto.getRandomValues(new Uint8Array(length)));

/** Returns an id made of 5 bits of each byte; a digest gives the same id for the same content. */
export const idOfBytes = (bytes: Uint8Array): string => Array.from(bytes, (byte) => ALPHABET[byte % 32]).join('');

/** Returns the same id for the same text: the text itself if it is a valid id, otherwise its hash. */
export const idOf = (text: string): string => parseId(text) ?? `${mixed(text, 1)}${mixed(text, 2)}`;

/** FNV-1a (public domain) as seven base-36 digits. */
function mixed(text: string, seed: number): string {
  let hash = 0x811c9dc5 ^ seed;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}
