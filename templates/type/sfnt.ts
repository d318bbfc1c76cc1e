/** The data of a TrueType font that PDFs and outlines need, in font units. */
export interface Sfnt {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly box: readonly [number, number, number, number];
  readonly italicAngle: number;
  readonly weight: number;
  readonly glyphCount: number;
  advance(glyph: number): number;
  /** Outline in font units, y upwards, as SVG path data; '' for blank glyphs. */
  outline(glyph: number): string;
}

export function readSfnt(bytes: Uint8Array): Sfnt {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, number>();
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = 12 + i * 16;
    tables.set(String.fromCharCode(...bytes.subarray(at, at + 4)), view.getUint32(at + 8));
  }
  const table = (tag: string) => {
    const at = tables.get(tag);
    if (at === undefined) throw new Error(`A font of ours lacks its table ${tag}`);
    return at;
  };
  const [head, hhea, hmtx, glyf, loca] = ['head', 'hhea', 'hmtx', 'glyf', 'loca'].map(table) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const longLoca = view.getInt16(head + 50) === 1;
  // Subsets have no OS/2 table.
  const os2 = tables.get('OS/2');
  const measured = view.getUint16(hhea + 34);
  const start = (glyph: number) => (longLoca ? view.getUint32(loca + glyph * 4) : view.getUint16(loca + glyph * 2) * 2);
  const ascent = view.getInt16(hhea + 4);
  return {
    unitsPerEm: view.getUint16(head + 18),
    ascent,
    descent: view.getInt16(hhea + 6),
    capHeight: os2 !== undefined && view.getUint16(os2) >= 2 ? view.getInt16(os2 + 88) : Math.round(ascent * 0.75),
    box: [0, 1, 2, 3].map((i) => view.getInt16(head + 36 + i * 2)) as [number, number, number, number],
    italicAngle: tables.has('post') ? view.getInt32(table('post') + 4) / 65536 : 0,
    weight: os2 === undefined ? 400 : view.getUint16(os2 + 4),
    glyphCount: view.getUint16(table('maxp') + 4),
    advance: (glyph) => view.getUint16(hmtx + Math.min(glyph, measured - 1) * 4),
    outline: (glyph) => drawGlyph(view, glyf, start, glyph, [1, 0, 0, 1, 0, 0], 0),
  };
}

type Matrix = readonly [number, number, number, number, number, number];

function drawGlyph(
  view: DataView,
  glyf: number,
  start: (glyph: number) => number,
  glyph: number,
  matrix: Matrix,
  depth: number,
): string {
  const [from, to] = [start(glyph), start(glyph + 1)];
  if (to <= from || depth > 5) return '';
  const at = glyf + from;
  const contours = view.getInt16(at);
  if (contours >= 0) return drawContours(view, at, contours, matrix);
  let path = '';
  let cursor = at + 10;
  for (let more = true; more; ) {
    const [flags, part] = [view.getUint16(cursor), view.getUint16(cursor + 2)];
    cursor += 4;
    const wide = (flags & 1) !== 0;
    const [dx, dy] = wide
      ? [view.getInt16(cursor), view.getInt16(cursor + 2)]
      : [view.getInt8(cursor), view.getInt8(cursor + 1)];
    cursor += wide ? 4 : 2;
    const scale = () => {
      cursor += 2;
      return view.getInt16(cursor - 2) / 16384;
    };
    let [a, b, c, d] = [1, 0, 0, 1];
    if (flags & 8) a = d = scale();
    else if (flags & 0x40) [a, d] = [scale(), scale()];
    else if (flags & 0x80) [a, b, c, d] = [scale(), scale(), scale(), scale()];
    const [e, f] = flags & 2 ? [dx, dy] : [0, 0];
    path += drawGlyph(view, glyf, start, part, multiply(matrix, [a, b, c, d, e, f]), depth + 1);
    more = (flags & 0x20) !== 0;
  }
  return path;
}

const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

interface Point {
  readonly x: number;
  readonly y: number;
  readonly on: boolean;
}

function drawContours(view: DataView, at: number, contours: number, m: Matrix): string {
  const ends = Array.from({ length: contours }, (_, i) => view.getUint16(at + 10 + i * 2));
  const count = (ends.at(-1) ?? -1) + 1;
  let cursor = at + 10 + contours * 2;
  cursor += 2 + view.getUint16(cursor);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = view.getUint8(cursor++);
    flags.push(flag);
    if (flag & 8) for (let repeat = view.getUint8(cursor++); repeat > 0; repeat--) flags.push(flag);
  }
  const axis = (short: number, same: number) => {
    let value = 0;
    return flags.slice(0, count).map((flag) => {
      if (flag & short) value += flag & same ? view.getUint8(cursor++) : -view.getUint8(cursor++);
      else if (!(flag & same)) {
        value += view.getInt16(cursor);
        cursor += 2;
      }
      return value;
    });
  };
  const [xs, ys] = [axis(2, 16), axis(4, 32)];
  const points = xs.map((x, i): Point => {
    const y = ys[i] ?? 0;
    const on = ((flags[i] ?? 0) & 1) !== 0;
    return { x: m[0] * x + m[2] * y + m[4], y: m[1] * x + m[3] * y + m[5], on };
  });
  return ends.map((end, i) => drawContour(points.slice(i === 0 ? 0 : (ends[i - 1] ?? 0) + 1, end + 1))).join('');
}

function drawContour(points: readonly Point[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, on: true });
  const start = first.on ? first : last.on ? last : middle(first, last);
  const rest = first.on ? [...points.slice(1), start] : [...points, start];
  let path = `M${r(start.x)} ${r(start.y)}`;
  let control: Point | undefined;
  for (const point of rest) {
    if (!point.on) {
      if (control) path += curve(control, middle(control, point));
      control = point;
    } else {
      path += control ? curve(control, point) : `L${r(point.x)} ${r(point.y)}`;
      control = undefined;
    }
  }
  return `${path}Z`;
}

const r = (value: number) => Math.round(value);
const curve = (control: Point, to: Point) => `Q${r(control.x)} ${r(control.y)} ${r(to.x)} ${r(to.y)}`;
