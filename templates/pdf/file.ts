import { ByteWriter } from './byte-writer';
import { bytesOf, dict, type Entries, hex, type Ref } from './syntax';

/** A PDF under construction: objects by number, as values or as deflated streams. */
export interface PdfFile {
  /** Reserves a number for an object that is written later. */
  next(): number;
  reserve(): Ref;
  /** Returns the writer for the value of an object, valid until the next begin(). */
  begin(number: number): ByteWriter;
  set(ref: Ref, value: string): void;
  add(value: string): Ref;
  /** Adds bytes or ASCII characters, deflated. Deduplicates short streams. */
  addStream(entries: Entries, data: string | Uint8Array, ref?: Ref): Ref;
  /** Adds bytes that are already deflated. */
  addDeflated(entries: Entries, packed: Uint8Array, ref?: Ref): Ref;
  /** zlib format. */
  deflate(bytes: Uint8Array): Uint8Array;
  /** Returns the whole file. `root` is the catalogue. */
  finish(root: Ref, info: Ref): Uint8Array;
}

/** Objects per object stream. A reader unpacks all of them to see one. */
const OBJECTS_A_STREAM = 400;
/** Largest size in bytes of streams that are deduplicated. */
const SHORT = 400;
const HEADER = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
/** Widths of the fields: kind, offset or stream, index. */
const ENTRY = [1, 4, 2] as const;
const ENTRY_BYTES = 7;

const latin1 = new TextDecoder('latin1');

export function createFile(deflate: (bytes: Uint8Array) => Uint8Array): PdfFile {
  // Number 0 is the head of the free list.
  let count = 1;
  const values = createValues();
  const short = new Map<string, Ref>();
  const streams: { readonly number: number; readonly head: Uint8Array; readonly packed: Uint8Array }[] = [];
  const file: PdfFile = {
    deflate,
    next: () => count++,
    reserve: () => refTo(count++),
    begin: values.begin,
    set: (ref, value) => values.begin(numberOf(ref)).text(value),
    add(value) {
      const number = count++;
      values.begin(number).text(value);
      return refTo(number);
    },
    addStream: (entries, data, ref) =>
      file.addDeflated(entries, deflate(typeof data === 'string' ? bytesOf(data) : data), ref),
    addDeflated(entries, packed, wanted) {
      const head = dict({ ...entries, Filter: '/FlateDecode', Length: packed.length });
      // Backs of cards are equal on every sheet.
      const key = wanted || packed.length > SHORT ? '' : `${head}${latin1.decode(packed)}`;
      const known = short.get(key);
      if (known) return known;
      const ref = wanted ?? file.reserve();
      if (key !== '') short.set(key, ref);
      const number = numberOf(ref);
      streams.push({ number, head: bytesOf(`${number} 0 obj\n${head}\nstream\n`), packed });
      return ref;
    },
    finish(root, info) {
      const table = createTable();
      packValues(file, values, count, table);
      const xref = file.next();
      const out = new ByteWriter(sizeOf(streams));
      out.text(HEADER);
      for (const { number, head, packed } of streams) {
        table.set(number, 1, out.size, 0);
        out.append(head);
        out.append(packed);
        out.text(TAIL);
      }
      const size = out.size;
      table.set(xref, 1, size, 0);
      const id = `<${fingerprint(out.written())}>`;
      const packed = deflate(table.rows(count));
      const head = dict({
        Type: '/XRef',
        Size: count,
        W: `[${ENTRY.join(' ')}]`,
        Root: root,
        Info: info,
        ID: `[${id} ${id}]`,
        Filter: '/FlateDecode',
        DecodeParms: dict({ Predictor: 12, Columns: ENTRY_BYTES }),
        Length: packed.length,
      });
      out.text(`${xref} 0 obj\n${head}\nstream\n`);
      out.append(packed);
      out.text(`${TAIL}startxref\n${size}\n%%EOF\n`);
      return out.written().slice();
    },
  };
  return file;
}

const TAIL = '\nendstream\nendobj\n';

/** Estimates the file's size: the streams, and the rest of the file. */
const sizeOf = (streams: readonly { readonly head: Uint8Array; readonly packed: Uint8Array }[]) =>
  streams.reduce((sum, { head, packed }) => sum + head.length + packed.length + TAIL.length, 16_384);

const refTo = (number: number): Ref => `${number} 0 R`;

const numberOf = (ref: Ref): number => Number.parseInt(ref, 10);

/** Values of objects in one buffer, written in any order. */
interface Values {
  begin(number: number): ByteWriter;
  /** Copies a value elsewhere; false if it was never begun. */
  copy(number: number, to: ByteWriter): boolean;
}

function createValues(): Values {
  const out = new ByteWriter();
  const [starts, ends]: [number[], number[]] = [[], []];
  let open = 0;
  return {
    begin(number) {
      ends[open] = out.size;
      starts[number] = out.size;
      open = number;
      return out;
    },
    copy(number, to) {
      const [start, end] = [starts[number], number === open ? out.size : ends[number]];
      if (start === undefined || end === undefined) return false;
      out.copyTo(to, start, end);
      return true;
    },
  };
}

/** Packs everything except streams into object streams. */
function packValues(file: PdfFile, values: Values, count: number, table: Table): void {
  const [head, body] = [new ByteWriter(), new ByteWriter()];
  for (let next = 1; next < count; ) {
    const number = file.next();
    head.clear();
    body.clear();
    let packed = 0;
    for (; next < count && packed < OBJECTS_A_STREAM; next++) {
      const at = body.size;
      if (!values.copy(next, body)) continue;
      body.text('\n');
      head.number(next);
      head.text(' ');
      head.number(at);
      head.text(' ');
      table.set(next, 2, number, packed++);
    }
    if (packed === 0) continue;
    const first = head.size;
    head.append(body.written());
    file.addStream({ Type: '/ObjStm', N: packed, First: first }, head.written(), refTo(number));
  }
}

interface Table {
  set(number: number, kind: 1 | 2, where: number, index: number): void;
  /** Returns the rows as differences from the row above, most of which are 0. */
  rows(count: number): Uint8Array;
}

function createTable(): Table {
  const [kinds, places, indices]: [number[], number[], number[]] = [[], [], []];
  return {
    set(number, kind, where, index) {
      kinds[number] = kind;
      places[number] = where;
      indices[number] = index;
    },
    rows(count) {
      const plain = new Uint8Array(count * ENTRY_BYTES);
      const view = new DataView(plain.buffer);
      for (let number = 0; number < count; number++) {
        const at = number * ENTRY_BYTES;
        view.setUint8(at, kinds[number] ?? 0);
        view.setUint32(at + 1, places[number] ?? 0);
        // Unused numbers are free, like number 0.
        view.setUint16(at + 5, indices[number] ?? 0xffff);
      }
      const rows = new Uint8Array(count * (ENTRY_BYTES + 1));
      const UP = 2;
      for (let number = 0; number < count; number++) {
        const [from, to] = [number * ENTRY_BYTES, number * (ENTRY_BYTES + 1)];
        rows[to] = UP;
        for (let i = 0; i < ENTRY_BYTES; i++)
          rows[to + 1 + i] = (plain[from + i] ?? 0) - (number > 0 ? (plain[from + i - ENTRY_BYTES] ?? 0) : 0);
      }
      return rows;
    },
  };
}

/** Sixteen-byte hash of the file. */
function fingerprint(bytes: Uint8Array): string {
  const sums = new Uint32Array([0x811c9dc5, 0x9747b28c, 0x1b873593, 0xcc9e2d51]);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const lane = (at >> 2) & 3;
    sums[lane] = Math.imul((sums[lane] ?? 0) ^ view.getUint32(at, true), 0x01000193);
  }
  return Array.from(sums, (sum) => hex(sum, 8)).join('');
}
