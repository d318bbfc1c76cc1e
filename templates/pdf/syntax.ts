/** Reference to an indirect object: "12 0 R". */
export type Ref = `${number} 0 R`;

/** An object with its resource name on pages. */
export interface Named {
  readonly name: string;
  readonly ref: Ref;
}

type Value = string | number;

export type Entries = Readonly<Record<string, Value | undefined>>;

/** Formats a dictionary. Skips undefined entries. */
export function dict(entries: Entries): string {
  let out = '<<';
  for (const key in entries) {
    const value = entries[key];
    if (value !== undefined)
      out += typeof value === 'number' || !DELIMITER.test(value) ? `/${key} ${value}` : `/${key}${value}`;
  }
  return `${out}>>`;
}

/** Delimiters, before which no space is needed. */
const DELIMITER = /^[[(</]/;

export const array = (values: readonly Value[]): string => `[${values.join(' ')}]`;

/** Formats a string, in Unicode if necessary. */
export function text(words: string): string {
  if (/^[ -~]*$/.test(words)) return literal(words);
  return `<feff${utf16(words)}>`;
}

/** Formats an ASCII string. Escapes brackets and backslashes. */
export const literal = (ascii: string): string => `(${ascii.replace(/[\\()]/g, '\\$&')})`;

export const hex = (value: number, digits = 4): string => value.toString(16).padStart(digits, '0');

export function utf16(words: string): string {
  let out = '';
  for (let i = 0; i < words.length; i++) out += hex(words.charCodeAt(i));
  return out;
}

const encoder = new TextEncoder();

export const bytesOf = (ascii: string): Uint8Array => encoder.encode(ascii);
