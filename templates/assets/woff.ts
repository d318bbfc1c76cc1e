const WOFF = 0x774f4646;
const HEADER = 12;
const RECORD = 16;

/** Decodes WOFF 1 to sfnt and returns other input unchanged. `unzlib` receives the expected length. */
export function decodeWoff(bytes: Uint8Array, unzlib: (packed: Uint8Array, length: number) => Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) !== WOFF) return bytes;
  const count = view.getUint16(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = 44 + i * 20;
    const [offset, packed, length] = [view.getUint32(at + 4), view.getUint32(at + 8), view.getUint32(at + 12)];
    const data = bytes.subarray(offset, offset + packed);
    return {
      tag: view.getUint32(at),
      sum: view.getUint32(at + 16),
      data: packed < length ? unzlib(data, length) : data,
    };
  });
  const size = tables.reduce((sum, { data }) => sum + align(data.length), HEADER + RECORD * count);
  const out = new Uint8Array(size);
  const sfnt = new DataView(out.buffer);
  const power = 2 ** Math.floor(Math.log2(count));
  sfnt.setUint32(0, view.getUint32(4));
  sfnt.setUint16(4, count);
  sfnt.setUint16(6, power * 16);
  sfnt.setUint16(8, Math.log2(power));
  sfnt.setUint16(10, (count - power) * 16);
  let offset = HEADER + RECORD * count;
  for (const [i, { tag, sum, data }] of tables.entries()) {
    const at = HEADER + i * RECORD;
    for (const [j, word] of [tag, sum, offset, data.length].entries()) sfnt.setUint32(at + j * 4, word);
    out.set(data, offset);
    offset += align(data.length);
  }
  return out;
}

const align = (length: number) => (length + 3) & ~3;
