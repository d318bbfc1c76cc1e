import { expect, it } from 'vitest';
import { formatCookie, memberOfCookies, memberOfRecovery, newMember, recoveryToken } from './identity';

const [secret, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const pairOf = (cookie: string) => cookie.split(';')[0] ?? '';

it.each([true, false])('a cookie says who it was made for (https: %s)', (secure) => {
  const member = newMember();
  const cookie = formatCookie(member, secret, secure);
  expect(memberOfCookies(`a=b; ${pairOf(cookie)}; c=d`, secret)).toBe(member);
  expect(cookie).toContain('HttpOnly; SameSite=Lax');
  expect(cookie.startsWith('__Host-') && cookie.includes('; Secure')).toBe(secure);
});

it('a cookie that was not signed here says nothing', () => {
  const cookie = pairOf(formatCookie(newMember(), secret, false));
  const [name, value = ''] = cookie.split('=');
  const [, signature] = value.split('.');
  for (const forged of [
    pairOf(formatCookie(newMember(), other, false)),
    `${name}=${newMember()}.${signature}`,
    `${name}=${value}x`,
    `${name}=${recoveryToken(newMember(), secret)}`,
    `${name}=`,
    '',
  ]) {
    expect(memberOfCookies(forged, secret)).toBeUndefined();
  }
});

it('a recovery token is no cookie, and a cookie is no recovery token', () => {
  const member = newMember();
  expect(memberOfRecovery(recoveryToken(member, secret), secret)).toBe(member);
  expect(memberOfRecovery(recoveryToken(member, secret), other)).toBeUndefined();
  const [, value = ''] = pairOf(formatCookie(member, secret, false)).split('=');
  expect(memberOfRecovery(value, secret)).toBeUndefined();
});
