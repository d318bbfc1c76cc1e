import { type IncomingHttpHeaders, type IncomingMessage, METHODS, type ServerResponse, STATUS_CODES } from 'node:http';
import { isOwnHost } from '@/lib/config/origins';

/** What browsers say. Pages answer the wrong one of these themselves. */
const SPOKEN = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Answers what no browser asks, which pages would stumble over, and what is asked under another name than the studio's
 * public one. True if it did.
 */
export function refuseRequest(
  { method = '', url = '', headers }: IncomingMessage,
  response: ServerResponse,
  publicOrigin: string | undefined,
): boolean {
  if (!SPOKEN.includes(method)) return refuse(response, METHODS.includes(method) ? 405 : 501);
  if (!isAddress(url)) return refuse(response, 400);
  if (isServerAction(method, url, headers)) return refuse(response, 405, undefined, 'GET, HEAD');
  // Balancers and containers ask for this one by address.
  if (url === '/healthz' || isOwnHost(headers.host, publicOrigin)) return false;
  return refuse(response, 421, `This studio is at ${publicOrigin}.\n`);
}

/** Tells what Next would take for a server action. Pages here have none, and Next logs each of them with a stack. */
const isServerAction = (method: string, url: string, headers: IncomingHttpHeaders): boolean =>
  method === 'POST' &&
  !url.startsWith('/api/') &&
  (headers['next-action'] !== undefined ||
    /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/i.test(headers['content-type'] ?? ''));

function refuse(
  response: ServerResponse,
  status: number,
  message = STATUS_CODES[status],
  allowed = SPOKEN.join(', '),
): true {
  response.writeHead(status, {
    'content-type': 'text/plain',
    'cache-control': 'no-store',
    connection: 'close',
    ...(status === 405 && { allow: allowed }),
  });
  response.end(message);
  return true;
}

/** Whether it is a path of ours that can be read: not "*", not another host's, with whole letters. */
function isAddress(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url.startsWith('/');
  } catch {
    return false;
  }
}
