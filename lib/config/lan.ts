import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = NodeJS.Dict<readonly Pick<NetworkInterfaceInfo, 'family' | 'internal' | 'address'>[]>;

/** Interfaces of virtual networks and VPNs, which other devices at home can't reach. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|zt|tailscale|wg)/;

/** Returns the address at which phones on the same network reach this machine, if it is on one. */
export function lanAddress(interfaces: Interfaces): string | undefined {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({ address, rank: rankOf(name, address) })),
  );
  return found.toSorted((a, b) => a.rank - b.rank)[0]?.address;
}

function rankOf(name: string, address: string): number {
  const isHome = /^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./.test(address);
  return (VIRTUAL.test(name) ? 10 : 0) + (address.startsWith('169.254.') ? 5 : 0) + (isHome ? 0 : 1);
}

/** Tells whether this server listens on all interfaces. */
export const isOpenToNetwork = (host: string): boolean => host === '0.0.0.0' || host === '::';

/**
 * Returns the origin at which other people's devices reach the studio that this visitor sees at `origin`: the
 * operator's, if there is one; otherwise, for a browser on this machine, its address on the network, if it listens
 * there.
 */
export function originForOthers(
  origin: string,
  { publicOrigin, lanHost }: { readonly publicOrigin: string | undefined; readonly lanHost: string | undefined },
): string {
  if (publicOrigin) return publicOrigin;
  const url = new URL(origin);
  const isHere = url.hostname === 'localhost' || url.hostname === '[::1]' || url.hostname.startsWith('127.');
  if (lanHost && isHere) url.hostname = lanHost;
  return url.origin;
}

/** Tells whether an origin seems local: public studios have a domain, those at home an IP or machine name. */
export function isOnLan(origin: string): boolean {
  const { hostname } = new URL(origin);
  return /^[\d.]+$|^\[/.test(hostname) || hostname.endsWith('.local') || !hostname.includes('.');
}
