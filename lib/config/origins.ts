import { isIP } from 'node:net';
import { hostname } from 'node:os';

/**
 * Tells whether a page of `origin` may act here; `host` is the request's Host header. If the operator has set the
 * studio's origin, only that one is accepted. Otherwise only IP addresses and this machine's own names are: other names
 * could be rebound by a hostile DNS server.
 */
export function isOwnOrigin(origin: string | null, host: string | null, publicOrigin?: string): boolean {
  if (origin === null || host === null || !URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  if (publicOrigin !== undefined) return url.origin === publicOrigin;
  return url.host === host.toLowerCase() && isOwnName(url.hostname);
}

/** Tells whether a request with that Host header is for the studio's public address, if it has one. */
export function isOwnHost(host: string | undefined, publicOrigin: string | undefined): boolean {
  if (publicOrigin === undefined) return true;
  const { protocol, host: own } = new URL(publicOrigin);
  const asked = `${protocol}//${host ?? ''}`;
  return URL.canParse(asked) && new URL(asked).host === own;
}

function isOwnName(name: string): boolean {
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0 || name === 'localhost') return true;
  const own = hostname().toLowerCase();
  return name === own || name === `${own}.local`;
}
