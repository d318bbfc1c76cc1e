import { digest } from 'lib0/hash/sha256';

/** The SHA-256 of a text as UTF-8, in hexadecimal. Not WebCrypto's, which browsers keep from plain HTTP. */
export const sha256Of = (text: string): string =>
  Array.from(digest(new TextEncoder().encode(text)), (byte) => byte.toString(16).padStart(2, '0')).join('');
