import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { type Body, filterBody } from './body-filter';
import type { Handle } from './static-files';

const TEXT = /^(text\/|image\/svg|font\/ttf|application\/([\w.-]+\+)?(json|javascript|xml|wasm))/;
const NO_BODY = [204, 304];
/** As fast as gzip at its usual level, and smaller where a page says things twice. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: 1 } };

export type Encoding = 'br' | 'gzip';

/** How a client takes what it asks for; undefined for as it is. */
export function encodingFor({ method, headers }: IncomingMessage): Encoding | undefined {
  const accepted = String(headers['accept-encoding']);
  // What is asked by POST is answered in a few words, which packing would only hold up.
  if (method !== 'GET') return undefined;
  return (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
}

/** Compresses a whole body. */
export const compress = (encoding: Encoding, body: Buffer): Promise<Buffer> =>
  encoding === 'br' ? promisify(brotliCompress)(body, BROTLI) : promisify(gzip)(body);

/** Says how the body of an answer is compressed. */
export function announceEncoding(response: ServerResponse, encoding: Encoding): void {
  response.removeHeader('content-length');
  response.setHeader('content-encoding', encoding);
  if (!/accept-encoding/i.test(String(response.getHeader('vary')))) response.appendHeader('vary', 'Accept-Encoding');
}

/** Compresses the text that `pages` answers with, while it is being written. */
export function withCompression(pages: Handle): Handle {
  return (request, response) => {
    const encoding = encodingFor(request);
    if (encoding) {
      filterBody(response, (sent) => {
        if (!isWorthIt(response)) return undefined;
        announceEncoding(response, encoding);
        return compressor(encoding, response, sent);
      });
    }
    return pages(request, response);
  };
}

const isWorthIt = (response: ServerResponse) =>
  !NO_BODY.includes(response.statusCode) &&
  !response.hasHeader('content-encoding') &&
  TEXT.test(String(response.getHeader('content-type')));

function compressor(encoding: Encoding, response: ServerResponse, sent: Body): Body {
  const stream = encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip();
  stream.on('data', (chunk: Buffer) => {
    if (sent.write(chunk)) return;
    stream.pause();
    response.once('drain', () => stream.resume());
  });
  stream.on('drain', () => response.emit('drain'));
  stream.on('end', () => sent.end());
  stream.on('error', () => response.destroy());
  // Anyone who has hung up needs no more of it.
  response.once('close', () => stream.destroy());
  return {
    write: (chunk) => stream.write(chunk),
    flush: () => stream.flush(),
    end: () => void stream.end(),
  };
}
