import { createHmac, timingSafeEqual } from 'node:crypto';
import { newId } from '@/lib/kernel/ids';
import type { Moderator } from '@/lib/storage/moderators';

const LASTS_S = 400 * 24 * 3600;
const MEMBER = /^[0-9a-z]{26}$/;
const GENERATION = /^[1-9]\d{0,8}$/;

/** Purpose of a signature. It is signed too, so that one kind can't be used as another. */
type Purpose = CookiePurpose | 'recovery' | 'moderator';
type CookiePurpose = 'cookie' | 'moderating';

/** Contents of a signed token: the member, and the generation of that kind of token, which grows when it is revoked. */
export interface Identity {
  readonly memberId: string;
  readonly generation: number;
}

export const newMember = (): string => newId(26);

/**
 * Returns the identity of the first validly signed cookie, and whether a forged one came before it. Sites with HTTPS
 * read only the __Host- cookie, since pages of sibling subdomains can set any other.
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

/**
 * Returns the Set-Cookie header that signs a browser in. Without HTTPS it has no __Host- prefix, since browsers reject
 * such cookies over HTTP, which phones on the local network use.
 */
export const formatCookie = (memberId: string, secret: Buffer, secure: boolean, generation = 0): string =>
  `${cookieName(secure)}=${sign('cookie', { memberId, generation }, secret)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${LASTS_S}${secure ? '; Secure' : ''}`;

/** Returns the Set-Cookie header that deletes a browser's identity. */
export const expiredCookie = (secure: boolean): string =>
  `${cookieName(secure)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure ? '; Secure' : ''}`;

/** Returns the Set-Cookie header of a moderator's session. SameSite=Strict: no request from another site carries it. */
export const moderatorCookie = (key: ModeratorKey, secret: Buffer, secure: boolean): string =>
  setModeratorCookie(sign('moderating', identityOf(key), secret), secure);

/** Returns the moderator of a browser's cookie, if it was signed here, and whether a forged one was sent. */
export function readModeratorCookie(header: string | null | undefined, secret: Buffer, secure: boolean) {
  const { identity, isForged } = readCookies(header, secret, secure, 'moderating');
  return { key: identity && moderatorOf(identity), isForged };
}

/** Returns the Set-Cookie header that signs a moderator out. */
export const expiredModeratorCookie = (secure: boolean): string => `${setModeratorCookie('', secure)}; Max-Age=0`;

const setModeratorCookie = (value: string, secure: boolean): string =>
  `${cookieName(secure, 'moderating')}=${value}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

const COOKIES: Readonly<Record<CookiePurpose, string>> = { cookie: 'trapdoor', moderating: 'trapdoor-moderator' };

const cookieName = (secure: boolean, purpose: CookiePurpose = 'cookie') =>
  `${secure ? '__Host-' : ''}${COOKIES[purpose]}`;

/** Returns the secret part of a recovery link, which restores a list on another device. Signed, not stored. */
export const recoveryToken = (identity: Identity, secret: Buffer): string => sign('recovery', identity, secret);

/** Verifies the signature of a recovery link's token. The caller must check its generation with the store. */
export const readRecovery = (token: string, secret: Buffer): Identity | undefined => verify('recovery', token, secret);

export type ModeratorKey = Pick<Moderator, 'number' | 'generation'>;

/** Returns the secret part of a moderator's link. Signed, not stored. */
export const moderatorToken = (key: ModeratorKey, secret: Buffer): string => sign('moderator', identityOf(key), secret);

/** Verifies a moderator's link and returns the moderator. The caller must check its generation with the store. */
export function readModerator(token: string, secret: Buffer): ModeratorKey | undefined {
  const identity = verify('moderator', token, secret);
  return identity && moderatorOf(identity);
}

/** Prefix of moderators' ids in signatures. Members' ids can't begin with it: their alphabet has no o. */
const MODERATOR = 'moderator';

/**
 * Moderator 1 has the id of the only moderator in older versions, so that the old link stays valid: all digits are 0.
 */
const identityOf = ({ number, generation }: ModeratorKey): Identity => ({
  memberId: MODERATOR + String(number - 1).padStart(26 - MODERATOR.length, '0'),
  generation,
});

function moderatorOf({ memberId, generation }: Identity): ModeratorKey | undefined {
  const number = Number(memberId.slice(MODERATOR.length)) + 1;
  return memberId.startsWith(MODERATOR) && Number.isSafeInteger(number) ? { number, generation } : undefined;
}

/** Omits generation 0, so that tokens from before generations existed stay valid. */
function sign(purpose: Purpose, { memberId, generation }: Identity, secret: Buffer): string {
  const fields = generation === 0 ? [memberId] : [memberId, generation];
  const signature = createHmac('sha256', secret)
    .update([purpose, ...fields].join(':'))
    .digest('base64url');
  return [...fields, signature].join('.');
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
