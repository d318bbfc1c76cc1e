import { describe, expect, it } from 'vitest';
import { isOnLan, lanAddress, originForOthers } from './lan';
import { isOwnOrigin } from './origins';

const v4 = (address: string, internal = false) => ({ family: 'IPv4' as const, internal, address });
const v6 = (address: string) => ({ family: 'IPv6' as const, internal: false, address });

describe('lanAddress()', () => {
  it.each([
    ['nowhere', { lo: [v4('127.0.0.1', true)] }, undefined],
    ['a home network', { lo: [v4('127.0.0.1', true)], wlan0: [v6('fe80::1'), v4('192.168.1.7')] }, '192.168.1.7'],
    ['containers beside it', { docker0: [v4('172.17.0.1')], eth0: [v4('10.0.0.4')] }, '10.0.0.4'],
    ['containers alone', { docker0: [v4('172.17.0.1')] }, '172.17.0.1'],
    [
      'a self-assigned address beside another',
      { eth0: [v4('169.254.3.4')], wlan0: [v4('192.168.1.7')] },
      '192.168.1.7',
    ],
  ])('on %s', (_, interfaces, address) => {
    expect(lanAddress(interfaces)).toBe(address);
  });
});

describe('originForOthers()', () => {
  const lan = { publicOrigin: undefined, lanHost: '192.168.1.7' };
  it.each([
    // origin in the browser        origin for others
    ['http://localhost:3000', lan, 'http://192.168.1.7:3000'],
    ['http://127.0.0.1:3000', lan, 'http://192.168.1.7:3000'],
    ['http://[::1]:3000', lan, 'http://192.168.1.7:3000'],
    ['http://192.168.1.9:3000', lan, 'http://192.168.1.9:3000'],
    ['http://laptop.local:3000', lan, 'http://laptop.local:3000'],
    ['http://localhost:3000', { ...lan, lanHost: undefined }, 'http://localhost:3000'],
    ['http://localhost:3000', { ...lan, publicOrigin: 'https://play.example' }, 'https://play.example'],
  ])('%s', (origin, where, expected) => {
    expect(originForOthers(origin, where)).toBe(expected);
  });

  it('returns an origin that isOwnOrigin() accepts', () => {
    const origin = originForOthers('http://localhost:3000', lan);
    expect(isOwnOrigin(origin, new URL(origin).host)).toBe(true);
  });
});

it.each([
  ['http://192.168.1.7:3000', true],
  ['http://10.0.0.4', true],
  ['http://[fd00::7]:3000', true],
  ['http://laptop.local:3000', true],
  ['http://laptop:3000', true],
  ['http://localhost:3000', true],
  ['https://play.example', false],
  ['https://10.example.org', false],
])('isOnLan(%j) is %j', (origin, expected) => {
  expect(isOnLan(origin)).toBe(expected);
});
