import { createHmac, timingSafeEqual } from 'node:crypto';
import { newId } from '@/lib/kernel/ids';
import type { Moderator } from '@/lib/storage/moderators';

const LASTS_S = 400 * 24 * 3600;
const MEMBER = /^[0-9a-z]{26}$/;
const GENERATION = /^[1-9]\d{0,8}$/;

/** What a signature is good for: one kind never passes for the other. */
type Purpose = CookiePurpose | 'recovery' | 'moderator';
type CookiePurpose = 'cookie' | 'moderating';

/** Who something signed says it is, and which generation of its kind it belongs to. */
export interface Identity {
  readonly memberId: string;
  readonly generation: number;
}

export const newMember = (): string => newId(26);

/**
 * What the cookies say: whose the first is that was signed here, and whether there is one that was not. A `secure` studio
 * reads its __Host- cookie alone, since pages of neighbouring subdomains can set any other.
 */
export function readCookies(
  header: string | null | undefined,
  secret: Buffer,
  secure: boolean,
  purpose: CookiePurpose = 'cookie',
): { readonly identity: Identity | undefined; readonly isForged: boolean } {
  let isForged = false;
  for (const pair of (header ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    if (value === undefined || name !== cookieName(secure, purpose)) continue;
    const identity = verify(purpose, value, secret);
    if (identity) return { identity, isForged };
    isForged = true;
  }
  return { identity: undefined, isForged };
}

/** The Set-Cookie that says who this browser is. Browsers drop __Host- cookies over plain http, as phones use here. */
export const formatCookie = (memberId: string, secret: Buffer, secure: boolean, generation = 0): string =>
  `${cookieName(secure)}=${sign('cookie', { memberId, generation }, secret)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${LASTS_S}${secure ? '; Secure' : ''}`;

/** The Set-Cookie that makes a browser forget who it is. */
export const expiredCookie = (secure: boolean): string =>
  `${cookieName(secure)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure ? '; Secure' : ''}`;

/** The Set-Cookie that makes a browser a moderator's until it is closed. No other site's page can make it be sent. */
export const moderatorCookie = (key: ModeratorKey, secret: Buffer, secure: boolean): string =>
  setModeratorCookie(sign('moderating', identityOf(key), secret), secure);

/** Returns which moderator's cookie a browser sends, if it was signed here, and whether it sends one that was not. */
export function readModeratorCookie(header: string | null | undefined, secret: Buffer, secure: boolean) {
  const { identity, isForged } = readCookies(header, secret, secure, 'moderating');
  return { key: identity && moderatorOf(identity), isForged };
}

/** The Set-Cookie that makes a browser no moderator's any more. */
export const expiredModeratorCookie = (secure: boolean): string => `${setModeratorCookie('', secure)}; Max-Age=0`;

const setModeratorCookie = (value: string, secure: boolean): string =>
  `${cookieName(secure, 'moderating')}=${value}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

const COOKIES: Readonly<Record<CookiePurpose, string>> = { cookie: 'trapdoor', moderating: 'trapdoor-moderator' };

const cookieName = (secure: boolean, purpose: CookiePurpose = 'cookie') =>
  `${secure ? '__Host-' : ''}${COOKIES[purpose]}`;

/** The secret part of the link that brings a list back on another device. Nothing of it is stored. */
export const recoveryToken = (identity: Identity, secret: Buffer): string => sign('recovery', identity, secret);

/** Whose list a recovery link's token says it opens, if it was signed here. Whether it was renewed since is the store's to say. */
export const readRecovery = (token: string, secret: Buffer): Identity | undefined => verify('recovery', token, secret);

/** A moderator's number and the generation of their link. */
export type ModeratorKey = Pick<Moderator, 'number' | 'generation'>;

/** The secret part of the link that lets anyone who has it moderate. Nothing of it is stored. */
export const moderatorToken = (key: ModeratorKey, secret: Buffer): string => sign('moderator', identityOf(key), secret);

/** Returns which moderator a link belongs to, if it was signed here. The store knows whether it is still good. */
export function readModerator(token: string, secret: Buffer): ModeratorKey | undefined {
  const identity = verify('moderator', token, secret);
  return identity && moderatorOf(identity);
}

/** Prefix of moderators' ids in signatures. No member's id begins with it: those are random, without an o. */
const MODERATOR = 'moderator';

/** Moderator 1 has the id of the only moderator of older versions, whose link stays good: no digits but 0. */
const identityOf = ({ number, generation }: ModeratorKey): Identity => ({
  memberId: MODERATOR + String(number - 1).padStart(26 - MODERATOR.length, '0'),
  generation,
});

function moderatorOf({ memberId, generation }: Identity): ModeratorKey | undefined {
  const number = Number(memberId.slice(MODERATOR.length)) + 1;
  return memberId.startsWith(MODERATOR) && Number.isSafeInteger(number) ? { number, generation } : undefined;
}

/** The first generation says nothing of itself: what was signed before there were any goes on being good. */
function sign(purpose: Purpose, { memberId, generation }: Identity, secret: Buffer): string {
  const said = generation === 0 ? [memberId] : [memberId, generation];
  const signature = createHmac('sha256', secret)
    .update([purpose, ...said].join(':'))
    .digest('base64url');
  return [...said, signature].join('.');
}

function verify(purpose: Purpose, signed: string, secret: Buffer): Identity | undefined {
  const parts = signed.split('.');
  const [memberId = '', number = ''] = parts;
  const generation = parts.length === 2 ? 0 : Number(GENERATION.exec(number)?.[0]);
  if (parts.length > 3 || !MEMBER.test(memberId) || Number.isNaN(generation)) return undefined;
  const identity = { memberId, generation };
  const [given, right] = [Buffer.from(signed), Buffer.from(sign(purpose, identity, secret))];
  return given.length === right.length && timingSafeEqual(given, right) ? identity : undefined;
}
