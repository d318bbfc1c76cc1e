import { expect, it } from 'vitest';
import { isWithin, parseNetworks } from './networks';

it.each([
  ['10.0.0.2', '10.0.0.2', true],
  ['10.0.0.2', '10.0.0.3', false],
  ['192.168.0.0/16, ::1', '192.168.7.7', true],
  ['192.168.0.0/16, ::1', '::1', true],
  ['192.168.0.0/16, ::1', '127.0.0.1', false],
  ['fd00::/8', 'fd12::7', true],
  ['0.0.0.0/0', '8.8.8.8', true],
  ['0.0.0.0/0', 'unknown', false],
])('parseNetworks(%j) contains %s: %s', (list, address, expected) => {
  const networks = parseNetworks(list);
  expect(networks && isWithin(networks, address)).toBe(expected);
});

it.each(['', 'localhost', '10.0.0.1/33', '10.0.0.1/x', '10.0.0.1/', '10.0.0.1,', '10.0.0.1/-1'])(
  'parseNetworks() refuses %j',
  (list) => {
    expect(parseNetworks(list)).toBeUndefined();
  },
);
