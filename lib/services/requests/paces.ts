import type { Pace } from '@/lib/limits/limiter';
import { ApiError } from './api-error';
import type { Services } from './services';

interface Limit extends Pace {
  readonly code: string;
  /** What of it is too much, before it says when to continue. */
  readonly message: string;
}

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

/** How fast one member may do things, and one network address with a whole convention behind it. */
const LIMITS = {
  /** Of a member: ideas at tables. */
  idea: { burst: 40, perSecond: 1, code: 'table/too-fast', message: 'That is a lot of ideas at once.' },
  /** Of a member: drafts and tables, new or copied. */
  make: {
    burst: 60,
    perSecond: 1 / 15,
    code: 'draft/too-many',
    message: 'That is a lot of new scenarios at once.',
  },
  /** Of a network: bytes of new drafts. */
  bytes: {
    burst: 24_000_000,
    perSecond: 200_000,
    code: 'draft/too-much',
    message: 'A great deal was saved from your network in the last minutes.',
  },
  /** Of a member: pictures sent. */
  upload: { burst: 120, perSecond: 1, code: 'art/too-many', message: 'Those are a lot of pictures at once.' },
  /** Of a network: bytes of pictures sent. */
  pictures: {
    burst: 60_000_000,
    perSecond: 500_000,
    code: 'art/too-much-at-once',
    message: 'A great many pictures were sent from your network in the last minutes.',
  },
  /** Of a member: new recovery links, and signing out everywhere. */
  renew: { burst: 20, perSecond: 1 / 10, code: 'member/too-many-renewals', message: 'That was asked very often.' },
  /** Of a member: everything of theirs in one file. */
  export: { burst: 5, perSecond: 1 / 120, code: 'member/too-many-exports', message: 'That is a lot of downloads.' },
  /** Of a member: deleting everything. */
  erase: { burst: 5, perSecond: 1 / 60, code: 'member/too-many-deletions', message: 'That was asked several times.' },
  /** Of a member: API keys. */
  key: { burst: 20, perSecond: 1 / 60, code: 'keys/too-many-at-once', message: 'Those are a lot of keys at once.' },
  /** Of a network: API keys that are not known here. */
  wrongKey: {
    burst: 30,
    perSecond: 1 / 10,
    code: 'keys/too-many-tries',
    message: 'Wrong API keys were tried very often from your network.',
  },
  /** Of a network: tries to publish. */
  publish: {
    burst: 30,
    perSecond: 30 / HOUR_S,
    code: 'library/too-many-tries',
    message: 'Publishing was tried very often from your network.',
  },
  /** Of a member: scenarios that were not published before. */
  publication: {
    burst: 20,
    perSecond: 20 / DAY_S,
    code: 'library/too-many-publications',
    message: 'You have published many new scenarios in the last day.',
  },
  /** Of a member: versions, of new scenarios and old ones. */
  version: {
    burst: 60,
    perSecond: 60 / DAY_S,
    code: 'library/too-many-versions-a-day',
    message: 'You have published many versions in the last day.',
  },
  /** Of a network: reports of published scenarios. */
  report: {
    burst: 10,
    perSecond: 10 / HOUR_S,
    code: 'report/too-many',
    message: 'A lot of reports came from your network in the last hour.',
  },
  /** Of a network: moderator's links that are not good. */
  moderator: {
    burst: 10,
    perSecond: 1 / 60,
    code: 'moderator/too-many-tries',
    message: 'Links to moderate were tried very often from your network.',
  },
  /** Of a network: searches of the library that nobody asked for in the last seconds. */
  search: { burst: 600, perSecond: 20, code: 'library/too-fast', message: 'Those are a lot of searches at once.' },
  /** Of a network: browsers that were nobody before. */
  newcomer: {
    burst: 1_500,
    perSecond: 5,
    code: 'request/too-many-people',
    message: 'A great many people came from your network at once.',
  },
} as const satisfies Readonly<Record<string, Limit>>;
export type LimitName = keyof typeof LIMITS;

/** Counts what somebody does; refuses what is too much for now, and says when to try again. */
export async function requirePace({ limiter }: Pick<Services, 'limiter'>, name: LimitName, who: string, count = 1) {
  const limit: Limit = LIMITS[name];
  const wait = await limiter.take(`${name}:${who}`, limit, count);
  if (wait > 0) throw tooMuch(limit, wait);
}

function tooMuch({ code, message }: Limit, waitMs: number): ApiError {
  const seconds = Math.ceil(waitMs / 1000);
  return new ApiError(429, code, `${message} Try again in ${inWords(seconds)}.`, seconds);
}

function inWords(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? 'a second' : `${seconds} seconds`;
}
