import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

const signals = new AsyncLocalStorage<AbortSignal>();

/** Runs a request's handler so that `clientGone` returns a signal that aborts when the client disconnects. */
export function whileClientWaits<T>(response: ServerResponse, answer: () => T): T {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return signals.run(gone.signal, answer);
}

/** Returns a signal that aborts when the client of the current request disconnects; undefined outside of requests. */
export const clientGone = (): AbortSignal | undefined => signals.getStore();

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const DAY_S = 86_400;

/** Serves files below `folder`, looked up on each request: scripts/compress.mjs adds some while the studio runs. */
const filesIn = (folder: string, cacheControl: string) =>
  sirv(folder, {
    brotli: true,
    dev: true,
    extensions: [],
    setHeaders: (response) => void response.setHeader('cache-control', cacheControl),
  });

/** Serves files that scripts/compress.mjs compressed, a fifth smaller than on the fly; the rest goes to `pages`. */
export function withStaticFiles(distDir: string, pages: Handle): Handle {
  const built = filesIn(join(distDir, 'static'), `public, max-age=${365 * DAY_S}, immutable`);
  const assets = filesIn('dist/assets', `public, max-age=${DAY_S}`);
  return async (request, response) => {
    const address = request.url ?? '';
    const serve = address.startsWith('/_next/static/')
      ? built
      : /^\/(fonts|signs|wasm)\//.test(address)
        ? assets
        : undefined;
    if (!serve || !/\bbr\b/.test(String(request.headers['accept-encoding']))) return pages(request, response);
    if (serve === built) request.url = address.slice('/_next/static'.length);
    return new Promise((resolve, reject) => {
      response.once('close', resolve);
      serve(request, response, () => {
        request.url = address;
        pages(request, response).then(resolve, reject);
      });
    });
  };
}
