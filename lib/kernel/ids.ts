const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new id of `length` characters with 5 random bits each; 26 of them are unguessable. */
export function newId(length = 10): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => ALPHABET[byte % 32]).join('');
}
