import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Sends a browser that follows a link of Trapdoor 1.0.0 or older, with the secret in its path, on to today's page, with
 * the secret behind the `#`, where no server sees it. Sets no cookie and uses nothing up. True if it did.
 */
export function moveSecret({ method, url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const location = todaysLink(url);
  if (location === undefined) return false;
  response.writeHead(303, { location, 'cache-control': 'no-store' }).end();
  return true;
}

function todaysLink(url: string): string | undefined {
  const [path = '', query = ''] = url.split('?', 2);
  const [root, page = '', secret = '', id, ...more] = (path.endsWith('/') ? path.slice(0, -1) : path).split('/');
  if (root !== '' || secret === '' || more.length > 0) return undefined;
  if (LINKS.includes(page) && id === undefined) return `/${page}#${secret}`;
  // Ids of publications have no dot, and what is signed has.
  if (page === 'moderate' && secret.includes('.')) return `${['/moderate', ...(id ? [id] : [])].join('/')}#${secret}`;
  if (page !== 'table' || id !== 'watch') return undefined;
  const watcher = query.split('&').find((one) => one.startsWith('link='));
  return watcher && `/t#${watcher.slice('link='.length)}`;
}

const LINKS: readonly string[] = ['join', 'recover', 't'];
