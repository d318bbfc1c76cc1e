import { type PDFContext, PDFRawStream, type PDFRef } from 'pdf-lib';

type Entries = Parameters<PDFContext['obj']>[0];

/** Adds deflated streams to a PDF. */
export interface Streams {
  add(entries: Readonly<Record<string, unknown>>, bytes: Uint8Array): PDFRef;
  /** Sixteen bytes that differ where the added streams differ. */
  fingerprint(): Uint8Array;
}

export function createStreams(context: PDFContext, deflate: (bytes: Uint8Array) => Uint8Array): Streams {
  const sums = new Uint32Array([0x811c9dc5, 0x9747b28c, 0x1b873593, 0xcc9e2d51]);
  return {
    add(entries, bytes) {
      const packed = deflate(bytes);
      for (let i = 0; i < packed.length; i++) {
        const lane = i & 3;
        sums[lane] = Math.imul((sums[lane] ?? 0) ^ (packed[i] ?? 0), 0x01000193);
      }
      const dict = context.obj({ ...entries, Filter: 'FlateDecode', Length: packed.length } as Entries & object);
      return context.register(PDFRawStream.of(dict as never, packed));
    },
    fingerprint: () => new Uint8Array(sums.slice().buffer),
  };
}
