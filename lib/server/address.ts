import type { IncomingMessage } from 'node:http';
import { ADDRESS_HEADER } from '@/lib/services/requests/answer';

/** Says in a header of ours where a request comes from, in the place of what it may say there itself. */
export function stampAddress(request: IncomingMessage): void {
  request.headers[ADDRESS_HEADER] = addressOf(request);
}

/** A proxy on this machine is believed about who stands behind it; nobody else is. */
export function addressOf({
  socket,
  headers,
}: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }): string {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const forwarded = isLoopback(address)
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  return forwarded || address;
}

export const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');
