import { inflateSync } from 'node:zlib';

/**
 * Returns the streams of a PDF in order, inflated. Programs that deflate differently write the same ones, except for the
 * cross-reference stream, which has the offsets of the others and is left out.
 */
export function pdfStreams(pdf: Buffer): readonly Buffer[] {
  const streams: Buffer[] = [];
  for (let at = pdf.indexOf('stream\n'); at !== -1; ) {
    const start = at + 'stream\n'.length;
    const end = pdf.indexOf('endstream', start);
    if (end === -1) break;
    const bytes = pdf.subarray(start, end);
    const dictionary = pdf.subarray(pdf.lastIndexOf(' obj', at), at);
    if (!dictionary.includes('/Type/XRef'))
      streams.push(dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes);
    at = pdf.indexOf('stream\n', end + 'endstream'.length);
  }
  return streams;
}
