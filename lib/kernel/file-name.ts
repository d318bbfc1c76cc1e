import { slugOf } from './slug';

/** Names that Windows reserves, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
/** Longest name in UTF-8, which leaves room for endings: systems allow 255 bytes. */
const MOST_BYTES = 200;

/** Turns a title into a name for a file or folder that every system accepts: "The pod, again!" → "the-pod-again". */
export function fileNameOf(title: string): string {
  const slug = slugOf(title);
  if (RESERVED.test(slug)) return `${slug}-`;
  let bytes = 0;
  let name = '';
  for (const char of slug) {
    bytes += new TextEncoder().encode(char).length;
    if (bytes > MOST_BYTES) break;
    name += char;
  }
  return name.replace(/-$/, '');
}
