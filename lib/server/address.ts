import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import { isWithin } from '@/lib/config/networks';
import { ADDRESS_HEADER } from '@/lib/services/requests/answer';

const FORWARDED = 'x-forwarded-for';

type Source = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } };

/** Sets our header with the client's address, overwriting whatever the client sent in it. */
export function stampAddress(request: IncomingMessage, proxies: BlockList): void {
  request.headers[ADDRESS_HEADER] = addressOf(request, proxies);
}

/**
 * Returns the client's address. Each of our proxies appends the address that it was called from to X-Forwarded-For, so
 * this reads it from its end for as long as the entries are trusted proxies. Earlier entries can be forged.
 */
export function addressOf({ socket, headers }: Source, proxies: BlockList): string {
  const forwarded = String(headers[FORWARDED] ?? '').split(',');
  let address = normalised(socket.remoteAddress ?? '');
  while (isWithin(proxies, address)) {
    const before = normalised(forwarded.pop() ?? '');
    if (before === '') break;
    address = before;
  }
  return address;
}

/** Tells whether the client is a program on this machine. A proxy on this machine would set X-Forwarded-For. */
export function isFromHere({ socket, headers }: Source): boolean {
  const address = normalised(socket.remoteAddress ?? '');
  return headers[FORWARDED] === undefined && (address === '::1' || address.startsWith('127.'));
}

const normalised = (address: string) => address.trim().replace(/^::ffff:/, '');
