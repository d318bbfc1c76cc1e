/** Parts of addresses and requests, read by their shape. A store is asked for nothing of another shape. */

const matching =
  (pattern: RegExp) =>
  (part: unknown): string | undefined =>
    typeof part === 'string' && pattern.test(part) ? part : undefined;

/** The id of a draft, a table, a link, an API key or an entry. */
export const parseId = matching(/^[\w-]{1,64}$/);

/** The id of a publication, in lower case and without letters that look like digits. */
export const parsePublicationId = matching(/^[0-9a-hjkmnp-tv-z]{16}$/);

/** The secret part of a link to a draft. */
export const parseToken = matching(/^[0-9a-z]{26}$/);

/** A SHA-256 in hexadecimal digits, which names files and pictures. */
export const parseSha256 = matching(/^[0-9a-f]{64}$/);

const NUMBER = /^[1-9]\d{0,8}$/;

/** The number of a version, an edit or a page, from 1 to 999,999,999: no database takes much larger ones. */
export const parseNumber = (part: unknown): number | undefined =>
  (typeof part === 'string' || typeof part === 'number') && NUMBER.test(String(part)) ? Number(part) : undefined;
