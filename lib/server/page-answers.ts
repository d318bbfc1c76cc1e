import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { PageAnswer } from '@/lib/services/requests/page-answer';
import { announceEncoding, type Body, encodingFor, filterBody } from './compress';

import { type KeptPage, KeptPages, packedBody } from './kept-pages';
import type { Handle } from './static-files';

interface Said {
  scripts: boolean;
  sameForAll: boolean;
  status: number | undefined;
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
