import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '@/lib/limits/network-of';

export interface ConnectionLimits {
  /** Time until the headers are complete, from the first byte or from the opening of the connection. */
  readonly headersMs: number;
  /** Time until the body is complete: enough for a large picture over a slow line. */
  readonly requestMs: number;
  /** Keep-alive time between requests. */
  readonly idleMs: number;
  /** Connections per network. A convention behind one address has about six for each of its 600 people. */
  readonly perAddress: number;
  readonly total: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 120_000,
  idleMs: 65_000,
  perAddress: 6_000,
  total: 12_000,
};
const CHECK_EVERY_MS = 2_000;

/** Options of `createServer` for these limits. */
export const timeoutsOf = ({ headersMs, requestMs, idleMs }: ConnectionLimits) => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  keepAliveTimeout: idleMs,
  connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, headersMs),
});

/** Closes connections beyond the limits; only the total applies to proxies, which have limits of their own. */
export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
  isProxy: (address: string) => boolean,
): void {
  const open = new Map<string, number>();
  let total = 0;
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    if (total >= limits.total || (count > limits.perAddress && !isProxy(address))) return void socket.destroy();
    total += 1;
    open.set(network, count);
    socket.once('close', () => {
      total -= 1;
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
