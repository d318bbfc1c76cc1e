import { expect, it } from 'vitest';
import { SocketLimits } from './socket-limits';

const HERE = '192.0.2.1';
const ann = { memberId: 'ann', address: HERE };

it('counts a member’s acts on all their sockets, including closed ones', () => {
  const limits = new SocketLimits(() => 0);
  let hellos = 0;
  for (let i = 0; i < 100; i++) {
    const socket = limits.enter(ann);
    for (let n = 0; n < 10; n++) if (socket?.take('hello')) hellos += 1;
    socket?.leave();
  }
  expect(hellos).toBe(100);
  expect(limits.enter({ ...ann, memberId: 'bob' })?.take('hello')).toBe(true);
});

it('lets a member have sixty-four sockets, and another one for each that is closed', () => {
  const limits = new SocketLimits(() => 0);
  const sockets = Array.from({ length: 64 }, () => limits.enter(ann));
  expect(sockets.every(Boolean)).toBe(true);
  expect(limits.enter(ann)).toBeUndefined();
  sockets[0]?.leave();
  sockets[0]?.leave();
  expect(limits.enter(ann)).toBeDefined();
  expect(limits.enter(ann)).toBeUndefined();
});

it('lets a convention behind one address reconnect at once after a restart', () => {
  const limits = new SocketLimits(() => 0);
  for (let person = 0; person < 600; person++) {
    for (let window = 0; window < 5; window++) {
      const socket = limits.enter({ memberId: `person ${person}`, address: HERE });
      expect(socket?.take('hello')).toBe(true);
      for (let frame = 0; frame < 15; frame++) expect(socket?.take('frame')).toBe(true);
    }
  }
});

it('does not let one watcher use up the limit of all watchers at an address', () => {
  const limits = new SocketLimits(() => 0);
  const [loud, quiet] = [1, 2].map(() => limits.enter({ memberId: undefined, address: HERE }));
  let words = 0;
  while (loud?.take('word')) words += 1;
  expect(words).toBe(100);
  expect(quiet?.take('word')).toBe(true);
});

it.each([
  ['an IPv4 address', ['192.0.2.1', '192.0.2.1'], true],
  ['another one', ['192.0.2.1', '192.0.2.2'], false],
  ['an IPv6 network', ['2001:db8:1:2::7', '2001:db8:1:2:ffff::1'], true],
  ['a shortened IPv6 network', ['2001:db8::7', '2001:db8::a:b:c:d'], true],
  ['another IPv6 network', ['2001:db8:1:2::7', '2001:db8:1:3::7'], false],
])('counts by %s', (_, [first = '', second = ''], isSame) => {
  const limits = new SocketLimits(() => 0);
  let from = 0;
  const isLeft = (address: string) => limits.enter({ memberId: `member ${from++}`, address }) !== undefined;
  for (let i = 0; i < 6_000; i++) isLeft(first);
  expect(isLeft(second)).toBe(!isSame);
});
