/** An object that stands elsewhere in the file: "12 0 R". */
export type Ref = `${number} 0 R`;

/** An object by the name under which pages refer to it. */
export interface Named {
  readonly name: string;
  readonly ref: Ref;
}

/** Anything that is already written as PDF writes it. */
type Value = string | number;

export type Entries = Readonly<Record<string, Value | undefined>>;

/** A dictionary; entries that are undefined are left out. */
export function dict(entries: Entries): string {
  let out = '<<';
  for (const key in entries) {
    const value = entries[key];
    if (value !== undefined)
      out += typeof value === 'number' || !DELIMITER.test(value) ? `/${key} ${value}` : `/${key}${value}`;
  }
  return `${out}>>`;
}

/** Before these no space is needed. */
const DELIMITER = /^[[(</]/;

export const array = (values: readonly Value[]): string => `[${values.join(' ')}]`;

/** Words, in Unicode where they need it. */
export function text(words: string): string {
  if (/^[ -~]*$/.test(words)) return literal(words);
  return `<feff${utf16(words)}>`;
}

/** Characters of ASCII as they are; brackets and backslashes need one before them. */
export const literal = (ascii: string): string => `(${ascii.replace(/[\\()]/g, '\\$&')})`;

export const hex = (value: number, digits = 4): string => value.toString(16).padStart(digits, '0');

export function utf16(words: string): string {
  let out = '';
  for (let i = 0; i < words.length; i++) out += hex(words.charCodeAt(i));
  return out;
}

const encoder = new TextEncoder();

export const bytesOf = (ascii: string): Uint8Array => encoder.encode(ascii);
