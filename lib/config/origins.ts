import { isIP } from 'node:net';
import { hostname } from 'node:os';

/**
 * Whether a page of `origin` may act here, where `host` is the request's Host header. An address can't be rebound
 * by somebody's name server, a foreign name can: so names are only this machine's own and the operator's.
 */
export function isOwnOrigin(origin: string | null, host: string | null, publicOrigin?: string): boolean {
  if (origin === null || host === null || !URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  if (url.origin === publicOrigin) return true;
  return url.host === host.toLowerCase() && isOwnName(url.hostname);
}

function isOwnName(name: string): boolean {
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0 || name === 'localhost') return true;
  const own = hostname().toLowerCase();
  return name === own || name === `${own}.local`;
}
