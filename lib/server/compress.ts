import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { Handle } from './static-files';

const TEXT = /^(text\/|image\/svg|font\/ttf|application\/([\w.-]+\+)?(json|javascript|xml|wasm))/;
const NO_BODY = [204, 304];
/** Brotli level 5: as fast as gzip at its default level, and smaller for repetitive pages. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: 1 } };

export type Encoding = 'br' | 'gzip';

/** Returns the encoding for an answer; undefined for none. */
export function encodingFor({ method, headers }: IncomingMessage): Encoding | undefined {
  const accepted = String(headers['accept-encoding']);
  // Answers to POST are short, so that compressing them would only add latency.
  if (method !== 'GET') return undefined;
  return (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
}

export const compress = (encoding: Encoding, body: Buffer): Promise<Buffer> =>
  encoding === 'br' ? promisify(brotliCompress)(body, BROTLI) : promisify(gzip)(body);

export function announceEncoding(response: ServerResponse, encoding: Encoding): void {
  response.removeHeader('content-length');
  response.setHeader('content-encoding', encoding);
  if (!/accept-encoding/i.test(String(response.getHeader('vary')))) response.appendHeader('vary', 'Accept-Encoding');
}

/** Handler that compresses the text of `pages` as a stream. */
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

/** Receiver of a body. `write` returns false if the caller should wait for the response's "drain". */
export interface Body {
  write(chunk: Buffer): boolean;
  flush(): void;
  end(): void;
}

/**
 * Inserts a filter between the handler and the response. `begin` is called once the head is complete, can still change
 * the headers and the status, and returns undefined to leave this answer alone. Filters stack: the last one added gets
 * the data first.
 */
export function filterBody(response: ServerResponse, begin: (sent: Body) => Body | undefined): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  const write = response.write.bind(response) as (chunk: unknown, ...rest: unknown[]) => boolean;
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  const below = response as ServerResponse & { flush?: () => void };
  const flush = below.flush ?? (() => undefined);
  let body: Body | undefined;
  let begun = false;

  const head = (status: number, ...rest: unknown[]) => {
    if (!begun) {
      begun = true;
      response.statusCode = status;
      const headers = rest.find((given) => typeof given === 'object' && given !== null) ?? {};
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value as string);
      body = begin({ write: (chunk) => write(chunk), flush, end: () => void end() });
    }
    return writeHead(response.statusCode, ...rest.filter((given) => typeof given === 'string'));
  };
  const put = (chunk: unknown, ...rest: unknown[]) => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    if (!body) return write(chunk, ...rest);
    const [encoding] = rest;
    const ok = body.write(
      typeof chunk === 'string'
        ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
        : Buffer.from(chunk as Uint8Array),
    );
    const done = rest.find((given) => typeof given === 'function');
    if (done) process.nextTick(done);
    return ok;
  };
  const finish = (...given: unknown[]) => {
    const [chunk, ...rest] = given;
    if (!response.headersSent) response.writeHead(response.statusCode);
    if (!body) return end(...given);
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function') put(chunk, ...rest.slice(0, 1));
    const done = given.find((one) => typeof one === 'function');
    if (done) response.once('finish', done as () => void);
    body.end();
    return response;
  };
  Object.assign(below, { writeHead: head, write: put, end: finish, flush: () => (body ? body.flush() : flush()) });
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
  // The client has disconnected.
  response.once('close', () => stream.destroy());
  return {
    write: (chunk) => stream.write(chunk),
    flush: () => stream.flush(),
    end: () => void stream.end(),
  };
}
