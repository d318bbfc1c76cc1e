import { type IncomingMessage, METHODS, type ServerResponse, STATUS_CODES } from 'node:http';

/** What browsers say. Pages answer the wrong one of these themselves. */
const SPOKEN = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Answers what no browser asks, which pages would stumble over. True if it did. */
export function refuseRequest({ method = '', url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (!SPOKEN.includes(method)) return refuse(response, METHODS.includes(method) ? 405 : 501);
  return isAddress(url) ? false : refuse(response, 400);
}

function refuse(response: ServerResponse, status: number): true {
  response.writeHead(status, {
    'content-type': 'text/plain',
    'cache-control': 'no-store',
    connection: 'close',
    ...(status === 405 && { allow: SPOKEN.join(', ') }),
  });
  response.end(STATUS_CODES[status]);
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
