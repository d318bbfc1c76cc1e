import { Unzlib } from 'fflate';

const CHUNK = 16_384;

/** Unpacks zlib data of at most so many bytes; undefined if it is damaged, 'too much' if there is more. */
export function inflate(packed: Uint8Array, most: number): Uint8Array | 'too much' | undefined {
  const parts: Uint8Array[] = [];
  let size = 0;
  let isDone = false;
  const unzlib = new Unzlib((part, final) => {
    parts.push(part);
    size += part.length;
    isDone = final;
  });
  try {
    for (let at = 0; at < packed.length && !isDone && size <= most; at += CHUNK) {
      unzlib.push(packed.subarray(at, at + CHUNK), at + CHUNK >= packed.length);
    }
  } catch {
    return undefined;
  }
  if (size > most) return 'too much';
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
