import { createHmac, timingSafeEqual } from 'node:crypto';
import { newId } from '@/lib/kernel/ids';

const LASTS_S = 400 * 24 * 3600;
const MEMBER = /^[0-9a-z]{26}$/;

/** What a signature is good for: one kind never passes for the other. */
type Purpose = 'cookie' | 'recovery';

export const newMember = (): string => newId(26);

/** Who a request says it comes from, if its cookie was signed here. */
export function memberOfCookies(header: string | null | undefined, secret: Buffer): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    if (value !== undefined && (name === cookieName(true) || name === cookieName(false))) {
      const member = verify('cookie', value, secret);
      if (member) return member;
    }
  }
  return undefined;
}

/** The Set-Cookie that says who this browser is. Browsers drop __Host- cookies over plain http, as phones use here. */
export const formatCookie = (memberId: string, secret: Buffer, secure: boolean): string =>
  `${cookieName(secure)}=${sign('cookie', memberId, secret)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${LASTS_S}${secure ? '; Secure' : ''}`;

const cookieName = (secure: boolean) => (secure ? '__Host-trapdoor' : 'trapdoor');

/** The secret part of the link that brings one's list back on another device. Nothing of it is stored. */
export const recoveryToken = (memberId: string, secret: Buffer): string => sign('recovery', memberId, secret);

export const memberOfRecovery = (token: string, secret: Buffer): string | undefined =>
  verify('recovery', token, secret);

const sign = (purpose: Purpose, memberId: string, secret: Buffer) =>
  `${memberId}.${createHmac('sha256', secret).update(`${purpose}:${memberId}`).digest('base64url')}`;

function verify(purpose: Purpose, signed: string, secret: Buffer): string | undefined {
  const [member] = signed.split('.', 1);
  if (member === undefined || !MEMBER.test(member)) return undefined;
  const [given, right] = [Buffer.from(signed), Buffer.from(sign(purpose, member, secret))];
  return given.length === right.length && timingSafeEqual(given, right) ? member : undefined;
}
