import type { ServerResponse } from 'node:http';

/** Where a body goes. `write` is false when it would rather wait for the response's "drain". */
export interface Body {
  write(chunk: Buffer): boolean;
  /** What was written so far is to be sent now. */
  flush(): void;
  end(): void;
}

/**
 * Puts a body between the handler and the response. `begin` is asked once the head is complete, may still change
 * it and the status, and returns nothing to leave this answer alone. Filters lie over each other: the last one put on
 * is written first.
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
