import { isIP } from 'node:net';
import { hostname } from 'node:os';

/**
 * Whether a page of `origin` may act here, where `host` is the request's Host header. Where the operator has said what
 * the studio's address is, no other will do. An address can't be rebound by somebody's name server, a foreign name can:
 * so without that, names are only this machine's own.
 */
export function isOwnOrigin(origin: string | null, host: string | null, publicOrigin?: string): boolean {
  if (origin === null || host === null || !URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  if (publicOrigin !== undefined) return url.origin === publicOrigin;
  return url.host === host.toLowerCase() && isOwnName(url.hostname);
}

/** Whether a request with that Host header means the studio at its public address, if it has one. */
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
