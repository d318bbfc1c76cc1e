import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { formatCookie, newMember, readCookies, readRecovery, recoveryToken } from './identity';

const [secret, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const pairOf = (cookie: string) => cookie.split(';')[0] ?? '';

it.each([
  [true, 0],
  [false, 0],
  [false, 3],
])('a cookie contains its member (https: %s, generation %i)', (secure, generation) => {
  const memberId = newMember();
  const cookie = formatCookie(memberId, secret, secure, generation);
  expect(readCookies(`a=b; ${pairOf(cookie)}; c=d`, secret, secure)).toEqual({
    identity: { memberId, generation },
    isForged: false,
  });
  expect(cookie).toContain('HttpOnly; SameSite=Lax');
  expect(cookie.startsWith('__Host-') && cookie.includes('; Secure')).toBe(secure);
});

it('a forged cookie is recognised and ignored', () => {
  const cookie = pairOf(formatCookie(newMember(), secret, false, 2));
  const [name, value = ''] = cookie.split('=');
  const [member, , signature] = value.split('.');
  const [, first] = pairOf(formatCookie(member ?? '', secret, false)).split(`${member}.`);
  for (const forged of [
    pairOf(formatCookie(newMember(), other, false)),
    `${name}=${newMember()}.2.${signature}`,
    `${name}=${value}x`,
    `${name}=${member}.3.${signature}`,
    `${name}=${member}.${signature}`,
    `${name}=${member}.2.${first}`,
    `${name}=${member}.0.${first}`,
    `${name}=${member}.02.${signature}`,
    `${name}=${value}.${signature}`,
    `${name}=${recoveryToken({ memberId: newMember(), generation: 0 }, secret)}`,
    `${name}=`,
  ]) {
    expect([forged, readCookies(forged, secret, false)]).toEqual([forged, { identity: undefined, isForged: true }]);
  }
  for (const none of ['', 'a=b', undefined, null]) {
    expect(readCookies(none, secret, false)).toEqual({ identity: undefined, isForged: false });
  }
});

it('a cookie is no recovery token', () => {
  const identity = { memberId: newMember(), generation: 1 };
  expect(readRecovery(recoveryToken(identity, secret), secret)).toEqual(identity);
  expect(readRecovery(recoveryToken(identity, secret), other)).toBeUndefined();
  const [, value = ''] = pairOf(formatCookie(identity.memberId, secret, false, 1)).split('=');
  expect(readRecovery(value, secret)).toBeUndefined();
});

it('tokens from before generations existed stay valid', () => {
  const memberId = newMember();
  const before = (purpose: string) =>
    `${memberId}.${createHmac('sha256', secret).update(`${purpose}:${memberId}`).digest('base64url')}`;
  const first = { memberId, generation: 0 };
  expect(readCookies(`trapdoor=${before('cookie')}`, secret, false).identity).toEqual(first);
  expect(readRecovery(before('recovery'), secret)).toEqual(first);
});

it.each([true, false])('a cookie with the name for the other protocol is ignored (https: %s)', (secure) => {
  const cookie = pairOf(formatCookie(newMember(), secret, !secure));
  expect(readCookies(cookie, secret, secure)).toEqual({ identity: undefined, isForged: false });
});
