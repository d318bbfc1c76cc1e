import type { ServerResponse } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { type Body, filterBody } from './body-filter';
import type { Handle } from './static-files';

const TEXT = /^(text\/|image\/svg|application\/([\w.-]+\+)?(json|javascript|xml|wasm))/;
const NO_BODY = [204, 304];
/** As fast as gzip at its usual level, and smaller where a page says things twice. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: 1 } };

/** Compresses the text that `pages` answers with, while it is being written. */
export function withCompression(pages: Handle): Handle {
  return (request, response) => {
    const accepted = String(request.headers['accept-encoding']);
    const encoding = ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
    // What is asked by POST is answered in a few words, which packing would only hold up.
    if (encoding && request.method === 'GET') {
      filterBody(response, (sent) => {
        if (!isWorthIt(response)) return undefined;
        response.removeHeader('content-length');
        response.setHeader('content-encoding', encoding);
        if (!/accept-encoding/i.test(String(response.getHeader('vary')))) {
          response.appendHeader('vary', 'Accept-Encoding');
        }
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

function compressor(encoding: string, response: ServerResponse, sent: Body): Body {
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
