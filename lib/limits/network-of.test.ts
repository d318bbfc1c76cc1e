import { expect, it } from 'vitest';
import { networkOf } from './network-of';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['', ''],
])('networkOf(%j) is %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
