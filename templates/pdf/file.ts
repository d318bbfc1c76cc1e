import { bytesOf, dict, type Entries, hex, type Ref } from './syntax';

/** A PDF that is being written: objects by number, as text or as deflated streams. */
export interface PdfFile {
  /** A number for an object that is set later. */
  reserve(): Ref;
  set(ref: Ref, value: string): void;
  add(value: string): Ref;
  /** Adds bytes, or characters of ASCII, deflated; what is short and was added before is not added again. */
  addStream(entries: Entries, data: string | Uint8Array, ref?: Ref): Ref;
  /** Adds bytes that were deflated before. */
  addDeflated(entries: Entries, packed: Uint8Array, ref?: Ref): Ref;
  /** zlib format. */
  deflate(bytes: Uint8Array): Uint8Array;
  /** The whole file, whose skeleton is `root`. */
  finish(root: Ref, info: Ref): Uint8Array;
}

/** Objects packed together; a reader unpacks all of them to see one. */
const OBJECTS_A_STREAM = 400;
/** Bytes of streams that are kept once if they come again. */
const SHORT = 400;
const HEADER = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
/** Kind, offset or stream, index. */
const ENTRY = [1, 4, 2] as const;
const ENTRY_BYTES = 7;

const latin1 = new TextDecoder('latin1');

export function createFile(deflate: (bytes: Uint8Array) => Uint8Array): PdfFile {
  const bodies: (string | undefined)[] = [undefined];
  const short = new Map<string, Ref>();
  const streams: { readonly number: number; readonly head: string; readonly packed: Uint8Array }[] = [];
  const file: PdfFile = {
    deflate,
    reserve: () => `${bodies.push(undefined) - 1} 0 R`,
    set: (ref, value) => {
      bodies[numberOf(ref)] = value;
    },
    add: (value) => `${bodies.push(value) - 1} 0 R`,
    addStream: (entries, data, ref) =>
      file.addDeflated(entries, deflate(typeof data === 'string' ? bytesOf(data) : data), ref),
    addDeflated(entries, packed, wanted) {
      const head = dict({ ...entries, Filter: '/FlateDecode', Length: packed.length });
      // Backs of cards are alike on every sheet.
      const key = wanted || packed.length > SHORT ? '' : `${head}${latin1.decode(packed)}`;
      const known = short.get(key);
      if (known) return known;
      const ref = wanted ?? file.reserve();
      if (key !== '') short.set(key, ref);
      streams.push({ number: numberOf(ref), head, packed });
      return ref;
    },
    finish(root, info) {
      const table = createTable();
      packObjects(file, bodies, table);
      const xref = numberOf(file.reserve());
      const heads = streams.map(({ number, head }) => bytesOf(`${number} 0 obj\n${head}\nstream\n`));
      const tail = bytesOf('\nendstream\nendobj\n');
      let size = HEADER.length;
      for (const [i, { number, packed }] of streams.entries()) {
        table.set(number, 1, size, 0);
        size += (heads[i]?.length ?? 0) + packed.length + tail.length;
      }
      table.set(xref, 1, size, 0);
      const body = new Uint8Array(size);
      for (let i = 0; i < HEADER.length; i++) body[i] = HEADER.charCodeAt(i);
      let at = HEADER.length;
      for (const [i, { packed }] of streams.entries()) {
        for (const part of [heads[i] ?? packed, packed, tail]) {
          body.set(part, at);
          at += part.length;
        }
      }
      const id = `<${fingerprint(body)}>`;
      const packed = deflate(table.rows(bodies.length));
      const head = dict({
        Type: '/XRef',
        Size: bodies.length,
        W: `[${ENTRY.join(' ')}]`,
        Root: root,
        Info: info,
        ID: `[${id} ${id}]`,
        Filter: '/FlateDecode',
        DecodeParms: dict({ Predictor: 12, Columns: ENTRY_BYTES }),
        Length: packed.length,
      });
      const parts = [
        body,
        bytesOf(`${xref} 0 obj\n${head}\nstream\n`),
        packed,
        tail,
        bytesOf(`startxref\n${size}\n%%EOF\n`),
      ];
      return concat(parts);
    },
  };
  return file;
}

const numberOf = (ref: Ref): number => Number.parseInt(ref, 10);

/** Puts everything that is no stream into streams of objects. */
function packObjects(file: PdfFile, bodies: readonly (string | undefined)[], table: Table): void {
  const count = bodies.length;
  for (let next = 0; next < count; ) {
    const ref = file.reserve();
    const packed: string[] = [];
    let head = '';
    let at = 0;
    for (; next < count && packed.length < OBJECTS_A_STREAM; next++) {
      const body = bodies[next];
      if (body === undefined) continue;
      head += `${next} ${at} `;
      table.set(next, 2, numberOf(ref), packed.length);
      at += body.length + 1;
      packed.push(body);
    }
    if (packed.length === 0) continue;
    const text = bytesOf(`${head}${packed.join('\n')}\n`);
    file.addStream({ Type: '/ObjStm', N: packed.length, First: head.length }, text, ref);
  }
}

interface Table {
  set(number: number, kind: 1 | 2, where: number, index: number): void;
  /** Rows less the row above: most of it is nothing then. */
  rows(count: number): Uint8Array;
}

function createTable(): Table {
  const entries: (readonly [kind: number, where: number, index: number] | undefined)[] = [];
  return {
    set: (number, kind, where, index) => {
      entries[number] = [kind, where, index];
    },
    rows(count) {
      const plain = new Uint8Array(count * ENTRY_BYTES);
      const view = new DataView(plain.buffer);
      for (let number = 0; number < count; number++) {
        // Number 0 is the head of the free objects, as are numbers that were never used.
        const [kind, where, index] = entries[number] ?? [0, 0, 0xffff];
        const at = number * ENTRY_BYTES;
        view.setUint8(at, kind);
        view.setUint32(at + 1, where);
        view.setUint16(at + 5, index);
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

/** Sixteen bytes that differ where the file differs. */
function fingerprint(bytes: Uint8Array): string {
  const sums = new Uint32Array([0x811c9dc5, 0x9747b28c, 0x1b873593, 0xcc9e2d51]);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const lane = (at >> 2) & 3;
    sums[lane] = Math.imul((sums[lane] ?? 0) ^ view.getUint32(at, true), 0x01000193);
  }
  return Array.from(sums, (sum) => hex(sum, 8)).join('');
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
