/** Subset of a TrueType font: glyphs keep their numbers; hints, names and kerning go. Cheap: only copies and cuts. */
const HEAD_SIZE = 54;
const DIRECTORY = 12;
const RECORD = 16;
const CHECKSUM_MAGIC = 0xb1b0afba;

/** Largest offset of an outline in the short format, which stores offsets divided by two. */
const LONGEST_SHORT = 0x1fffc;

/** Flags of a component of a composite glyph. */
const [WORDS, SCALE, MORE, TWO_SCALES, MATRIX, INSTRUCTIONS] = [0x1, 0x8, 0x20, 0x40, 0x80, 0x100];

/** Builds a subset with the given glyphs. Its character map contains `letters`. */
export function subsetFont(
  sfnt: Uint8Array,
  ids: Iterable<number>,
  letters: readonly (readonly [point: number, glyph: number])[] = [],
): Uint8Array {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const source = tablesOf(sfnt, view);
  const [head, maxp] = [source('head').slice(0, HEAD_SIZE), source('maxp').slice()];
  const count = viewOf(maxp).getUint16(4);
  const glyph = glyphReader(viewOf(head).getInt16(50) === 1, source('loca'), source('glyf'));
  const kept = new Map<number, Uint8Array>();
  const keep = (id: number) => {
    if (kept.has(id) || id >= count) return;
    const { bytes, parts } = withoutHints(glyph(id));
    kept.set(id, bytes);
    for (const part of parts) keep(part);
  };
  keep(0);
  for (const id of ids) keep(id);

  const size = [...kept.values()].reduce((sum, { length }) => sum + aligned(length), 0);
  const isLong = size > LONGEST_SHORT;
  const loca = new Uint8Array((count + 1) * (isLong ? 4 : 2));
  const offsets = viewOf(loca);
  const begin = (id: number, at: number) =>
    isLong ? offsets.setUint32(id * 4, at) : offsets.setUint16(id * 2, at / 2);
  const glyf = new Uint8Array(size);
  let at = 0;
  for (let id = 0; id < count; id++) {
    begin(id, at);
    const bytes = kept.get(id);
    if (!bytes) continue;
    glyf.set(bytes, at);
    at += aligned(bytes.length);
  }
  begin(count, at);
  viewOf(head).setInt16(50, isLong ? 1 : 0);
  viewOf(head).setUint32(8, 0);
  const hhea = source('hhea').slice();
  const hmtx = keptMetrics(source('hmtx'), viewOf(hhea).getUint16(34), count, kept);
  // There are no instructions, so their limits are 0.
  if (maxp.length >= 32) maxp.fill(0, 14, 28);
  return assemble([
    ['cmap', characterMap(letters.toSorted(([a], [b]) => a - b))],
    ['glyf', glyf],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', hmtx],
    ['loca', loca],
    ['maxp', maxp],
  ]);
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const aligned = (length: number) => (length + 3) & ~3;

function tablesOf(sfnt: Uint8Array, view: DataView): (tag: string) => Uint8Array {
  const tables = new Map<string, Uint8Array>();
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = DIRECTORY + i * RECORD;
    const [offset, length] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    tables.set(String.fromCharCode(...sfnt.subarray(at, at + 4)), sfnt.subarray(offset, offset + length));
  }
  return (tag) => {
    const table = tables.get(tag);
    if (!table) throw new Error(`A font of ours lacks its table ${tag}`);
    return table;
  };
}

function glyphReader(isLong: boolean, loca: Uint8Array, glyf: Uint8Array): (id: number) => Uint8Array {
  const offsets = viewOf(loca);
  const start = (id: number) => (isLong ? offsets.getUint32(id * 4) : offsets.getUint16(id * 2) * 2);
  return (id) => glyf.subarray(start(id), start(id + 1));
}

function withoutHints(glyph: Uint8Array): { readonly bytes: Uint8Array; readonly parts: readonly number[] } {
  if (glyph.length < 10) return { bytes: glyph, parts: [] };
  const view = viewOf(glyph);
  const contours = view.getInt16(0);
  if (contours >= 0) {
    const at = 10 + contours * 2;
    const hints = view.getUint16(at);
    if (hints === 0) return { bytes: glyph, parts: [] };
    const bytes = new Uint8Array(glyph.length - hints);
    bytes.set(glyph.subarray(0, at));
    bytes.set(glyph.subarray(at + 2 + hints), at + 2);
    return { bytes, parts: [] };
  }
  const bytes = glyph.slice();
  const out = viewOf(bytes);
  const parts: number[] = [];
  let at = 10;
  for (let flags = MORE; flags & MORE; ) {
    flags = view.getUint16(at);
    parts.push(view.getUint16(at + 2));
    out.setUint16(at, flags & ~INSTRUCTIONS);
    const scale = flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0;
    at += 4 + (flags & WORDS ? 4 : 2) + scale;
  }
  return { bytes: bytes.subarray(0, at), parts };
}

/** Returns the metrics of the kept glyphs. Those of the others are 0, which compresses to almost nothing. */
function keptMetrics(hmtx: Uint8Array, measured: number, count: number, kept: ReadonlyMap<number, unknown>) {
  const out = new Uint8Array(measured * 4 + (count - measured) * 2);
  for (const id of kept.keys()) {
    const [at, length] = id < measured ? [id * 4, 4] : [measured * 4 + (id - measured) * 2, 2];
    out.set(hmtx.subarray(at, at + length), at);
    // Later glyphs share the last advance.
    const last = (measured - 1) * 4;
    if (id >= measured) out.set(hmtx.subarray(last, last + 2), last);
  }
  return out;
}

/** Builds a Windows Unicode map (format 4): a segment per run of consecutive characters, and a final one. */
function characterMap(letters: readonly (readonly [point: number, glyph: number])[]): Uint8Array {
  const segments: { first: number; last: number; delta: number }[] = [];
  for (const [point, glyph] of [...letters, [0xffff, 0] as const]) {
    const before = segments.at(-1);
    if (before?.last === point - 1 && before.delta === glyph - point) before.last = point;
    else segments.push({ first: point, last: point, delta: glyph - point });
  }
  const count = segments.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const words = [
    ...[0, 1, 3, 1, 0, 12],
    ...[4, 16 + count * 8, 0, count * 2, power * 2, Math.log2(power), (count - power) * 2],
    ...segments.map(({ last }) => last),
    0,
    ...segments.map(({ first }) => first),
    ...segments.map(({ delta }) => delta & 0xffff),
    ...segments.map(() => 0),
  ];
  const out = new Uint8Array(words.length * 2);
  for (const [i, word] of words.entries()) viewOf(out).setUint16(i * 2, word);
  return out;
}

function assemble(tables: readonly (readonly [tag: string, bytes: Uint8Array])[]): Uint8Array {
  const first = DIRECTORY + tables.length * RECORD;
  const out = new Uint8Array(tables.reduce((sum, [, bytes]) => sum + aligned(bytes.length), first));
  const view = viewOf(out);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tables.length);
  view.setUint16(6, power * RECORD);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, (tables.length - power) * RECORD);
  let at = first;
  let headAt = 0;
  for (const [i, [tag, bytes]] of tables.entries()) {
    out.set(bytes, at);
    const record = DIRECTORY + i * RECORD;
    for (let j = 0; j < 4; j++) out[record + j] = tag.charCodeAt(j);
    view.setUint32(record + 4, checksum(view, at, aligned(bytes.length)));
    view.setUint32(record + 8, at);
    view.setUint32(record + 12, bytes.length);
    if (tag === 'head') headAt = at;
    at += aligned(bytes.length);
  }
  view.setUint32(headAt + 8, (CHECKSUM_MAGIC - checksum(view, 0, out.length)) >>> 0);
  return out;
}

function checksum(view: DataView, from: number, length: number): number {
  let sum = 0;
  for (let at = from; at < from + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
