import type { IncomingMessage, ServerResponse } from 'node:http';

/** Links of Trapdoor 1.0.0 and older: with their secret in the path, where web servers log it. */
const OLD = /^\/(join|recover)\/([^/?]+)\/?(?:\?|$)/;

/**
 * Sends a browser that follows an old link on to today's page, with the secret behind the `#`, where no server sees it.
 * Sets no cookie and uses nothing up. True if it did.
 */
export function moveSecret({ method, url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const location = todaysLink(url);
  if (location === undefined) return false;
  response.writeHead(303, { location, 'cache-control': 'no-store' }).end();
  return true;
}

function todaysLink(url: string): string | undefined {
  const [, page, secret] = OLD.exec(url) ?? [];
  return page && `/${page}#${secret}`;
}
