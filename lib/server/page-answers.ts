import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { memoize } from '@/lib/kernel/memoize';
import type { PageAnswer } from '@/lib/services/requests/services';
import { announceEncoding, type Body, compress, type Encoding, encodingFor, filterBody } from './compress';
import type { Handle } from './static-files';

interface PageSettings {
  scripts: boolean;
  sameForAll: boolean;
  status: number | undefined;
}

/** A whole page as it was sent. */
interface CachedPage {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

const compressedBodies = memoize((_: CachedPage) => new Map<Encoding, Promise<Buffer>>());

/** Returns a page's compressed body, cached by encoding. */
function compressedBody(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  const known = compressedBodies(page).get(encoding);
  if (known) return known;
  const compressed = compress(encoding, page.body);
  compressedBodies(page).set(encoding, compressed);
  return compressed;
}

const FRESH_MS = 3_000;
const KEPT = 100;
const BYTES_MAX = 500_000;
/** Capacity of the list of shareable addresses: simultaneous requests for one of them wait for a single rendering. */
const SHARED_MAX = 1_000;

/** Ends a rendering with its page, or with undefined if it can't be kept. Only the first call counts. */
type EndRendering = (page: CachedPage | undefined) => void;

/**
 * Short-lived cache of pages that are the same for everybody, so that a crowd costs little more than one visitor. Every
 * write through this process clears it; writes of other processes show once the pages expire.
 */
export class PageCache {
  readonly #pages = new Map<string, { readonly page: CachedPage; readonly at: number }>();
  /** Addresses of pages that were cached before, oldest first. */
  readonly #shared = new Map<string, true>();
  readonly #making = new Map<string, Promise<CachedPage | undefined>>();
  #changes = 0;

  constructor(readonly now: () => number = () => performance.now()) {}

  /** Returns a cached page, or the promise of one that is being rendered; undefined if there is neither. */
  find(address: string): CachedPage | Promise<CachedPage | undefined> | undefined {
    const kept = this.#pages.get(address);
    return kept && this.now() - kept.at < FRESH_MS ? kept.page : this.#making.get(address);
  }

  /** Call when rendering begins. Returns a function that caches the page, unless something has changed meanwhile. */
  keeper(address: string): EndRendering {
    const [at, changes] = [this.now(), this.#changes];
    const endWait = this.#shared.has(address) ? this.#announce(address) : undefined;
    return (page) => {
      const isKept = page !== undefined && this.#changes === changes && page.body.length <= BYTES_MAX;
      if (isKept) this.#keep(address, page, at);
      endWait?.(isKept ? page : undefined);
    };
  }

  /** Clears the cache after a change. */
  clear(): void {
    this.#changes++;
    this.#pages.clear();
    this.#making.clear();
  }

  /** Lets other requests wait for a page. Returns a function that ends their wait. */
  #announce(address: string): EndRendering {
    let resolveMaking: EndRendering = () => {};
    const making = new Promise<CachedPage | undefined>((resolve) => {
      resolveMaking = resolve;
    });
    this.#making.set(address, making);
    return (page) => {
      if (this.#making.get(address) === making) this.#making.delete(address);
      resolveMaking(page);
    };
  }

  #keep(address: string, page: CachedPage, at: number): void {
    setLast(this.#pages, address, { page, at }, KEPT);
    setLast(this.#shared, address, true, SHARED_MAX);
  }
}

/** Sets the last entry of an LRU map; drops the first if there are too many. */
function setLast<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}

const currentSettings = new AsyncLocalStorage<PageSettings>();

const changeSettings = (given: Partial<PageSettings>) => {
  const settings = currentSettings.getStore();
  if (settings) Object.assign(settings, given);
};

/** Settings of the response for the page that is being rendered. */
export const pageAnswer: PageAnswer = {
  withoutScripts: () => changeSettings({ scripts: false }),
  sameForAll: () => changeSettings({ scripts: false, sameForAll: true }),
  status: (status) => changeSettings({ status }),
};

/** Handler that applies the settings pages make in `pageAnswer`, for which Next has no API. */
export function withPageAnswers(pages: Handle, cache = new PageCache()): Handle {
  return async (request, response) => {
    const address = addressOf(request);
    const kept = address === undefined ? undefined : await cache.find(address);
    if (kept) return sendCached(request, response, kept);
    const keep = address === undefined ? undefined : cache.keeper(address);
    const ours = new Set(response.getHeaderNames());
    const settings: PageSettings = { scripts: true, sameForAll: false, status: undefined };
    filterBody(response, (sent) => {
      // The handler has completed its work by the time the head is sent.
      if (isChange(request)) cache.clear();
      if (response.statusCode === 200 && settings.status !== undefined) response.statusCode = settings.status;
      if (settings.scripts || !String(response.getHeader('content-type')).startsWith('text/html')) {
        keep?.(undefined);
        return undefined;
      }
      response.removeHeader('content-length');
      const { statusCode: status } = response;
      const headers = without(ours, response.getHeaders());
      const isKept = settings.sameForAll && status === 200 && !('set-cookie' in headers);
      return withoutScripts(sent, (body) => keep?.(isKept ? { status, headers, body } : undefined));
    });
    // Requests that wait for this page render their own if it can't be cached or never completes.
    response.once('close', () => keep?.(undefined));
    return currentSettings.run(settings, () => pages(request, response));
  };
}

/** Cache key of a page that is the same for everybody; undefined for other methods and for Next's RSC payloads. */
const addressOf = ({ method, headers, url }: IncomingMessage): string | undefined =>
  method === 'GET' && headers.rsc === undefined ? `${headers.host} ${url}` : undefined;

const isChange = ({ method }: IncomingMessage): boolean => method !== 'GET' && method !== 'HEAD';

/** Removes the security headers, which are new for each answer. */
const without = (names: ReadonlySet<string>, headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name)));

async function sendCached(request: IncomingMessage, response: ServerResponse, page: CachedPage): Promise<void> {
  const encoding = encodingFor(request);
  const body = encoding ? await compressedBody(page, encoding) : page.body;
  for (const [name, value] of Object.entries(page.headers)) if (value !== undefined) response.setHeader(name, value);
  if (encoding) announceEncoding(response, encoding);
  response.writeHead(page.status);
  response.end(body);
}

/** Elements that load or contain scripts, but not JSON-LD for search engines. */
const SCRIPTS =
  /<script\b(?![^>]*\bapplication\/ld\+json\b)[^>]*>[\s\S]*?<\/script>|<link\b(?=[^>]*\b(?:as="script"|rel="modulepreload"))[^>]*>/g;

/**
 * Removes scripts from the whole page, since a script can be split between chunks. Pages without scripts are written at
 * once, so that nothing is delayed.
 */
function withoutScripts(sent: Body, onWhole: (body: Buffer) => unknown): Body {
  const chunks: Buffer[] = [];
  return {
    write: (chunk) => chunks.push(chunk) > 0,
    flush: () => undefined,
    end() {
      // Latin-1 maps each byte to one character, so that other content passes unchanged.
      const body = Buffer.from(Buffer.concat(chunks).toString('latin1').replace(SCRIPTS, ''), 'latin1');
      onWhole(body);
      sent.write(body);
      sent.end();
    },
  };
}
