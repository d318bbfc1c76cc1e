import { expect, it } from 'vitest';
import { parseNetworks } from '@/lib/config/networks';
import { addressOf, isFromHere } from './address';

const proxies = parseNetworks('127.0.0.0/8, ::1, 10.0.0.2');

it.each([
  // client                  X-Forwarded-For                address
  ['192.168.1.7', undefined, '192.168.1.7'],
  ['::ffff:192.168.1.7', undefined, '192.168.1.7'],
  ['192.168.1.7', '1.2.3.4', '192.168.1.7'],
  ['127.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['10.0.0.2', '1.2.3.4', '1.2.3.4'],
  ['::ffff:10.0.0.2', '1.2.3.4', '1.2.3.4'],
  ['10.0.0.3', '1.2.3.4', '10.0.0.3'],
  ['::1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['::1', '127.0.0.1, 1.2.3.4', '1.2.3.4'],
  ['127.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', '1.2.3.4'],
  ['127.0.0.1', 'nonsense', 'nonsense'],
  ['127.0.0.1', '', '127.0.0.1'],
  [undefined, undefined, ''],
])('addressOf() for %s with X-Forwarded-For %s', (remoteAddress, said, expected) => {
  const headers = said === undefined ? {} : { 'x-forwarded-for': said };
  if (!proxies) throw new Error('these are networks');
  expect(addressOf({ socket: { remoteAddress }, headers }, proxies)).toBe(expected);
});

it.each([
  ['127.0.0.1', undefined, true],
  ['::ffff:127.0.0.1', undefined, true],
  ['127.0.0.1', '127.0.0.1', false],
  ['192.168.1.7', undefined, false],
])('isFromHere() for %s with X-Forwarded-For %s', (remoteAddress, said, expected) => {
  const headers = said === undefined ? {} : { 'x-forwarded-for': said };
  expect(isFromHere({ socket: { remoteAddress }, headers })).toBe(expected);
});
