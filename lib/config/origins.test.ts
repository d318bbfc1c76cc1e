import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { isOwnHost, isOwnOrigin } from './origins';

it.each([
  // case                          origin                          host                    own
  ['this machine', 'http://localhost:3000', 'localhost:3000', true],
  ['an address on the network', 'http://192.168.1.7:3000', '192.168.1.7:3000', true],
  ['an IPv6 address', 'http://[::1]:3000', '[::1]:3000', true],
  ['the machine’s name', `http://${hostname()}:3000`, `${hostname()}:3000`, true],
  ['another port', 'http://localhost:3001', 'localhost:3000', false],
  ['another site', 'http://evil.example', 'localhost:3000', false],
  ['a name rebound to us', 'http://evil.example', 'evil.example', false],
  ['a name that looks like ours', 'http://localhost.evil.example', 'localhost.evil.example', false],
  ['an opaque origin', 'null', 'localhost:3000', false],
  ['a file', 'file://localhost:3000', 'localhost:3000', false],
  ['nothing', null, 'localhost:3000', false],
  ['no host', 'http://localhost:3000', null, false],
] as const)('isOwnOrigin(): %s', (_, origin, host, own) => {
  expect(isOwnOrigin(origin, host)).toBe(own);
});

it.each([
  ['https://play.example', 'inner:3000', true],
  ['https://play.example:443', 'play.example', true],
  ['http://play.example', 'play.example', false],
  ['https://play.example:8443', 'play.example:8443', false],
  ['http://localhost:3000', 'localhost:3000', false],
  ['http://192.168.1.7:3000', '192.168.1.7:3000', false],
])('isOwnOrigin() with a public address: %s on %s', (origin, host, own) => {
  expect(isOwnOrigin(origin, host, 'https://play.example')).toBe(own);
});

it.each([
  ['play.example', true],
  ['PLAY.example:443', true],
  ['play.example:8443', false],
  ['localhost:3000', false],
  ['play.example.evil.example', false],
  ['play.example@evil.example', false],
  ['a b', false],
  ['', false],
  [undefined, false],
])('isOwnHost(): %s', (host, own) => {
  expect(isOwnHost(host, 'https://play.example')).toBe(own);
  expect(isOwnHost(host, undefined)).toBe(true);
});
