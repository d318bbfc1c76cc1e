/** Encrypts or decrypts with RC4, the stream cipher of old PDFs. Protects nothing today. */
export function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  const swap = (a: number, b: number) => {
    const kept = state[a] ?? 0;
    state[a] = state[b] ?? 0;
    state[b] = kept;
  };
  let other = 0;
  for (let i = 0; i < 256; i++) {
    other = (other + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, other);
  }
  const out = new Uint8Array(data.length);
  let [one, two] = [0, 0];
  for (let at = 0; at < data.length; at++) {
    one = (one + 1) & 255;
    two = (two + (state[one] ?? 0)) & 255;
    swap(one, two);
    out[at] = (data[at] ?? 0) ^ (state[((state[one] ?? 0) + (state[two] ?? 0)) & 255] ?? 0);
  }
  return out;
}
