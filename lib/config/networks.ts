import { BlockList, isIP } from 'node:net';

export const THIS_MACHINE = '127.0.0.0/8, ::1';

/** Parses a list of addresses and networks ("10.0.0.2, fd00::/8"); undefined if it is invalid. */
export function parseNetworks(list: string): BlockList | undefined {
  const networks = new BlockList();
  for (const entry of list.split(',').map((word) => word.trim())) {
    const [address = '', prefix] = entry.split('/', 2);
    const bits = isIP(address) === 4 ? 32 : 128;
    const length = prefix === undefined ? bits : Number(prefix || Number.NaN);
    if (isIP(address) === 0 || !Number.isInteger(length) || length < 0 || length > bits) return undefined;
    networks.addSubnet(address, length, familyOf(address));
  }
  return networks;
}

export const isWithin = (networks: BlockList, address: string): boolean =>
  isIP(address) !== 0 && networks.check(address, familyOf(address));

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6');
