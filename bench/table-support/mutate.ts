/** A source of numbers from 0 to below 1. */
export type Chance = () => number;

/** The same numbers for the same seed. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const below = (chance: Chance, limit: number) => Math.floor(chance() * limit);

/** A frame as a broken or hostile program might send it: some bytes turned, cut, doubled, put in or made large. */
export function mutate(frame: Uint8Array, chance: Chance): Uint8Array {
  let bytes = Uint8Array.from(frame);
  for (let i = 0; i <= below(chance, 4); i++) {
    const at = below(chance, bytes.length + 1);
    switch (below(chance, 7)) {
      case 0:
        if (at < bytes.length) bytes[at] = below(chance, 256);
        break;
      case 1:
        if (at < bytes.length) bytes[at] = (bytes[at] ?? 0) ^ (1 << below(chance, 8));
        break;
      case 2:
        bytes = bytes.slice(0, at);
        break;
      case 3:
        bytes = Uint8Array.from([...bytes.slice(0, at), ...bytes.slice(Math.max(0, at - 20))]);
        break;
      case 4:
        bytes = Uint8Array.from([...bytes.slice(0, at), below(chance, 256), ...bytes.slice(at)]);
        break;
      case 5:
        // Numbers without end, and lengths that promise more than there is.
        bytes = Uint8Array.from([...bytes.slice(0, at), ...Array(below(chance, 12)).fill(255), ...bytes.slice(at)]);
        break;
      default:
        bytes = Uint8Array.from({ length: below(chance, 64) }, () => below(chance, 256));
    }
  }
  return bytes;
}
