import { newId } from '@/lib/kernel/ids';

const LENGTH = 8;

/** Returns a new code for joining a table: 40 random bits that can be read aloud. */
export const newJoinCode = (): string => newId(LENGTH).toUpperCase();

/** Parses a typed code: ignores case and separators, and accepts letters that look like digits. */
export function parseJoinCode(text: string): string | undefined {
  const code = text
    .toUpperCase()
    .replace(/[\s\-–—_.]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code) ? code : undefined;
}

/**
 * Returns the path to which a typed code, a pasted link or the text of a QR code leads; undefined for anything else.
 * Paths of links end in a secret behind `#`, which browsers send to no server.
 */
export function joinPath(text: string): string | undefined {
  const secret = /\/t#([\w.-]{1,200})$/.exec(text.trim())?.[1];
  if (secret !== undefined) return `/t#${secret}`;
  const linked = /\/(?:table|tv)\/([^/?#]{1,20})/.exec(text)?.[1];
  const code = parseJoinCode(linked ?? text);
  return code && `/table/${code}`;
}

/** Formats a code for display: "ABCD-EFGH". */
export const formatJoinCode = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
