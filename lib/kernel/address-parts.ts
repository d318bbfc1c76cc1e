/** Parsers for parts of addresses and requests. Reject malformed input, so that it never reaches a database query. */

const matching =
  (pattern: RegExp) =>
  (part: unknown): string | undefined =>
    typeof part === 'string' && pattern.test(part) ? part : undefined;

/** Id of a draft, a table, a link, an API key or an entry. */
export const parseId = matching(/^[\w-]{1,64}$/);

/** Id of a publication: lower case, without letters that look like digits. */
export const parsePublicationId = matching(/^[0-9a-hjkmnp-tv-z]{16}$/);

/** Secret part of a link to a draft. */
export const parseToken = matching(/^[0-9a-z]{26}$/);

/** SHA-256 in hexadecimal digits; names files and pictures. */
export const parseSha256 = matching(/^[0-9a-f]{64}$/);

const NUMBER = /^[1-9]\d{0,8}$/;

/** Number of a version, an edit or a page: 1 to 999,999,999, which fits a database integer. */
export const parseNumber = (part: unknown): number | undefined =>
  (typeof part === 'string' || typeof part === 'number') && NUMBER.test(String(part)) ? Number(part) : undefined;
