import { inflateSync } from 'node:zlib';

/** Returns the streams of a PDF in order, inflated. Programs that deflate differently write the same ones. */
export function pdfStreams(pdf: Buffer): readonly Buffer[] {
  const streams: Buffer[] = [];
  for (let at = pdf.indexOf('stream\n'); at !== -1; ) {
    const start = at + 'stream\n'.length;
    const end = pdf.indexOf('endstream', start);
    if (end === -1) break;
    const bytes = pdf.subarray(start, end);
    streams.push(isDeflated(bytes) ? inflateSync(bytes) : bytes);
    at = pdf.indexOf('stream\n', end + 'endstream'.length);
  }
  return streams;
}

/** Tells whether a stream begins with a header of zlib. */
const isDeflated = (bytes: Buffer): boolean => bytes[0] === 0x78 && bytes.readUInt16BE(0) % 31 === 0;
