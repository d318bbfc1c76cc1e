import { webcrypto } from 'node:crypto';
import { nextInt, type Rng, seededRng } from '@/lib/kernel/rng';

// Yjs keeps a reference to this function when it loads, so a trial must import this module first.
const own = webcrypto.getRandomValues.bind(webcrypto) as (bytes: Uint8Array) => Uint8Array;
let rng: Rng | undefined;

Object.defineProperty(webcrypto, 'getRandomValues', {
  configurable: true,
  value: (into: Uint8Array | Uint32Array) => {
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    const from = rng;
    if (!from) own(bytes);
    else for (let i = 0; i < bytes.length; i++) bytes[i] = nextInt(from);
    return into;
  },
});

/** Seeds `Math.random` and `getRandomValues`. The returned function restores them. */
export function seedChance(seed: number): () => void {
  const { random } = Math;
  const own = seededRng(seed);
  rng = own;
  Math.random = () => nextInt(own) / 2 ** 32;
  return () => {
    rng = undefined;
    Math.random = random;
  };
}
