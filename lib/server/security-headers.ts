import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const YEAR_S = 365 * 24 * 3600;

/** Settings that the headers depend on. */
interface Securing {
  readonly dev: boolean;
  readonly publicOrigin: string | undefined;
}

/** Sets the security headers. Next takes the nonce for its own scripts from the request's copy of the policy. */
export function secure(request: IncomingMessage, response: ServerResponse, { dev, publicOrigin }: Securing): void {
  const host = publicOrigin === undefined ? request.headers.host : new URL(publicOrigin).host;
  const policy = contentPolicy(randomBytes(16).toString('base64'), host, dev);
  request.headers['content-security-policy'] = policy;
  response.setHeader('content-security-policy', policy);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  if (publicOrigin?.startsWith('https:')) response.setHeader('strict-transport-security', `max-age=${YEAR_S}`);
  response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
}

/** Content-Security-Policy: no inline scripts, nothing from other sites, no framing. */
function contentPolicy(nonce: string, host: string | undefined, dev: boolean): string {
  // Some browsers don't include ws: in 'self'. An invalid host is left out instead of escaped.
  const sockets = host && /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval'${dev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' blob: data:${sockets}`,
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
