import { expect, it } from 'vitest';
import { addressOf } from './address';

it.each([
  // from                    says                    is
  ['192.168.1.7', undefined, '192.168.1.7'],
  ['::ffff:192.168.1.7', undefined, '192.168.1.7'],
  ['192.168.1.7', '1.2.3.4', '192.168.1.7'],
  ['127.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['::1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['127.0.0.1', '', '127.0.0.1'],
  [undefined, undefined, ''],
])('addressOf() a request from %s that says %s', (remoteAddress, said, expected) => {
  const headers = said === undefined ? {} : { 'x-forwarded-for': said };
  expect(addressOf({ socket: { remoteAddress }, headers })).toBe(expected);
});
