import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { remembered } from '@/lib/kernel/remembered';
import type { PageAnswer } from '@/lib/services/requests/page-answer';
import { announceEncoding, type Body, compress, type Encoding, encodingFor, filterBody } from './compress';
import type { Handle } from './static-files';

interface Said {
  scripts: boolean;
  sameForAll: boolean;
  status: number | undefined;
}

/** A whole page as it was sent. */
interface KeptPage {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

const packings = remembered((_: KeptPage) => new Map<Encoding, Promise<Buffer>>());

/** The body of a page, compressed once for all who take it so. */
function packedBody(page: KeptPage, encoding: Encoding): Promise<Buffer> {
  const known = packings(page).get(encoding);
  if (known) return known;
  const packed = compress(encoding, page.body);
  packings(page).set(encoding, packed);
  return packed;
}

const FRESH_MS = 3_000;
const KEPT = 100;
const BYTES_MAX = 500_000;
/** Addresses remembered as the same for everybody, so that a crowd that asks for one at once waits for one answer. */
const SHARED_MAX = 1_000;

/** Gives the page that was made, or undefined where it can't be kept. Only the first call counts. */
type Keep = (page: KeptPage | undefined) => void;

/**
 * Pages that are the same for everybody, for a moment: a crowd that asks for one costs little more than one visitor. Any
 * change that comes through this process lets go of them; those of other processes are seen a moment later.
 */
export class KeptPages {
  readonly #pages = new Map<string, { readonly page: KeptPage; readonly at: number }>();
  /** Addresses of pages that were kept once, the oldest first. */
  readonly #shared = new Map<string, true>();
  readonly #making = new Map<string, Promise<KeptPage | undefined>>();
  #changes = 0;

  constructor(readonly now: () => number = () => performance.now()) {}

  /** A page that is kept, or one that is being made for somebody else; undefined where there is neither. */
  find(address: string): KeptPage | Promise<KeptPage | undefined> | undefined {
    const kept = this.#pages.get(address);
    return kept && this.now() - kept.at < FRESH_MS ? kept.page : this.#making.get(address);
  }

  /** Call it when a page begins to be made; what it returns keeps the page, unless something has changed meanwhile. */
  keeper(address: string): Keep {
    const [at, changes] = [this.now(), this.#changes];
    const told = this.#shared.has(address) ? this.#announce(address) : undefined;
    return (page) => {
      const isKept = page !== undefined && this.#changes === changes && page.body.length <= BYTES_MAX;
      if (isKept) this.#keep(address, page, at);
      told?.(isKept ? page : undefined);
    };
  }

  /** Something has changed. */
  clear(): void {
    this.#changes++;
    this.#pages.clear();
    this.#making.clear();
  }

  /** Lets others wait for a page; what it returns tells them. */
  #announce(address: string): Keep {
    let tell: Keep = () => {};
    const making = new Promise<KeptPage | undefined>((resolve) => {
      tell = resolve;
    });
    this.#making.set(address, making);
    return (page) => {
      if (this.#making.get(address) === making) this.#making.delete(address);
      tell(page);
    };
  }

  #keep(address: string, page: KeptPage, at: number): void {
    setLast(this.#pages, address, { page, at }, KEPT);
    setLast(this.#shared, address, true, SHARED_MAX);
  }
}

/** Sets an entry at the end of a map, and drops the first one where there are too many. */
function setLast<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}

const open = new AsyncLocalStorage<Said>();

const say = (given: Partial<Said>) => {
  const said = open.getStore();
  if (said) Object.assign(said, given);
};

/** For the page that is being made. */
export const pageAnswer: PageAnswer = {
  withoutScripts: () => say({ scripts: false }),
  sameForAll: () => say({ scripts: false, sameForAll: true }),
  status: (status) => say({ status }),
};

/** Sends pages as they say of themselves: Next has no words for it. */
export function withPageAnswers(pages: Handle, keptPages = new KeptPages()): Handle {
  return async (request, response) => {
    const address = addressOf(request);
    const kept = address === undefined ? undefined : await keptPages.find(address);
    if (kept) return sendAgain(request, response, kept);
    const keep = address === undefined ? undefined : keptPages.keeper(address);
    const ours = new Set(response.getHeaderNames());
    const said: Said = { scripts: true, sameForAll: false, status: undefined };
    filterBody(response, (sent) => {
      // The head is sent once all is done that was asked for.
      if (isChange(request)) keptPages.clear();
      if (response.statusCode === 200 && said.status !== undefined) response.statusCode = said.status;
      if (said.scripts || !String(response.getHeader('content-type')).startsWith('text/html')) {
        keep?.(undefined);
        return undefined;
      }
      response.removeHeader('content-length');
      const { statusCode: status } = response;
      const headers = othersThan(ours, response.getHeaders());
      const isKept = said.sameForAll && status === 200 && !('set-cookie' in headers);
      return withoutScripts(sent, (body) => keep?.(isKept ? { status, headers, body } : undefined));
    });
    // Those who wait for this page make their own if it can't be kept or never comes.
    response.once('close', () => keep?.(undefined));
    return open.run(said, () => pages(request, response));
  };
}

/** What a page that is the same for everybody depends on; undefined where there is none. Next also sends parts of pages. */
const addressOf = ({ method, headers, url }: IncomingMessage): string | undefined =>
  method === 'GET' && headers.rsc === undefined ? `${headers.host} ${url}` : undefined;

const isChange = ({ method }: IncomingMessage): boolean => method !== 'GET' && method !== 'HEAD';

/** The headers that protect a page are new for each answer. */
const othersThan = (names: ReadonlySet<string>, headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name)));

async function sendAgain(request: IncomingMessage, response: ServerResponse, page: KeptPage): Promise<void> {
  const encoding = encodingFor(request);
  const body = encoding ? await packedBody(page, encoding) : page.body;
  for (const [name, value] of Object.entries(page.headers)) if (value !== undefined) response.setHeader(name, value);
  if (encoding) announceEncoding(response, encoding);
  response.writeHead(page.status);
  response.end(body);
}

/** What loads or holds a program; not data for search engines, which no browser runs. */
const SCRIPTS =
  /<script\b(?![^>]*\bapplication\/ld\+json\b)[^>]*>[\s\S]*?<\/script>|<link\b(?=[^>]*\b(?:as="script"|rel="modulepreload"))[^>]*>/g;

/** Waits for the whole page, which React writes at once: a script may come in several pieces. */
function withoutScripts(sent: Body, onWhole: (body: Buffer) => unknown): Body {
  const chunks: Buffer[] = [];
  return {
    write: (chunk) => chunks.push(chunk) > 0,
    flush: () => undefined,
    end() {
      // Every byte as a letter of its own: what is not ours passes unchanged.
      const body = Buffer.from(Buffer.concat(chunks).toString('latin1').replace(SCRIPTS, ''), 'latin1');
      onWhole(body);
      sent.write(body);
      sent.end();
    },
  };
}
