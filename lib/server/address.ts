import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import { isWithin } from '@/lib/config/networks';
import { ADDRESS_HEADER } from '@/lib/services/requests/answer';

const FORWARDED = 'x-forwarded-for';

type Asking = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } };

/** Says in a header of ours where a request comes from, in the place of what it may say there itself. */
export function stampAddress(request: IncomingMessage, proxies: BlockList): void {
  request.headers[ADDRESS_HEADER] = addressOf(request, proxies);
}

/**
 * Where a request comes from. A proxy of ours adds the address it was asked from at the end of X-Forwarded-For, so that is
 * read from its end for as long as proxies of ours say so. What stands before was written by anybody.
 */
export function addressOf({ socket, headers }: Asking, proxies: BlockList): string {
  const said = String(headers[FORWARDED] ?? '').split(',');
  let address = plain(socket.remoteAddress ?? '');
  while (isWithin(proxies, address)) {
    const before = plain(said.pop() ?? '');
    if (before === '') break;
    address = before;
  }
  return address;
}

/** Whether a program on this machine asks by itself. A proxy on it would say for whom. */
export function isFromHere({ socket, headers }: Asking): boolean {
  const address = plain(socket.remoteAddress ?? '');
  return headers[FORWARDED] === undefined && (address === '::1' || address.startsWith('127.'));
}

const plain = (address: string) => address.trim().replace(/^::ffff:/, '');
