import { type IncomingHttpHeaders, type IncomingMessage, METHODS, type ServerResponse, STATUS_CODES } from 'node:http';
import { isOwnHost } from '@/lib/config/origins';

/** Methods that browsers use. Pages answer 405 themselves if they don't support one of these. */
const BROWSER_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Refuses requests that no browser sends and pages fail on, and those for other hosts. True if it did. */
export function refuseRequest(
  { method = '', url = '', headers }: IncomingMessage,
  response: ServerResponse,
  publicOrigin: string | undefined,
): boolean {
  if (!BROWSER_METHODS.includes(method)) return refuse(response, METHODS.includes(method) ? 405 : 501);
  if (!isAddress(url)) return refuse(response, 400);
  if (isServerAction(method, url, headers)) return refuse(response, 405, undefined, 'GET, HEAD');
  // Load balancers and containers request this one by IP address.
  if (url === '/healthz' || isOwnHost(headers.host, publicOrigin)) return false;
  return refuse(response, 421, `This studio is at ${publicOrigin}.\n`);
}

/** Tells whether Next would treat a request as a server action. There are none, and Next logs each attempt's stack. */
const isServerAction = (method: string, url: string, headers: IncomingHttpHeaders): boolean =>
  method === 'POST' &&
  !url.startsWith('/api/') &&
  (headers['next-action'] !== undefined ||
    /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/i.test(headers['content-type'] ?? ''));

function refuse(
  response: ServerResponse,
  status: number,
  message = STATUS_CODES[status],
  allowed = BROWSER_METHODS.join(', '),
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

/** Tells whether a URL is a valid path: not "*", not another host's, with decodable characters. */
function isAddress(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url.startsWith('/');
  } catch {
    return false;
  }
}
